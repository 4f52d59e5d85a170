/** The trail of the shop (docs/decisions/0011): who changed what of the menus and dishes. */
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type ShopVerb, shopVerbs } from '#domain/shop/shop-verbs.ts'
import { instant, oneOf, textColumn } from './columns.ts'

/** Append-only: a trigger rejects every update and deletion. */
export const shopEvents = pgTable(
  'shop_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    verb: text().$type<ShopVerb>().notNull(),
    actorId: text().notNull(),
    /** The name at that time. */
    actorName: text().notNull(),
    /** The id of the dish or set. */
    subjectId: text().notNull(),
    /** Its name at that time. */
    subjectName: textColumn().notNull(),
    /** What the change is about, as it was and as it is; null: there was, or is, nothing. */
    before: jsonb(),
    after: jsonb(),
  },
  (t) => [
    oneOf('shop_events_verb', t.verb, shopVerbs),
    index('shop_events_subject').on(t.subjectId, t.id),
    index('shop_events_at').on(t.at),
  ],
)
