/** Audit log of menus and dishes (docs/decisions/0011). */
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type ShopVerb, shopVerbs } from '#domain/shop/shop-verbs.ts'
import { instant, oneOf, textColumn } from './columns.ts'

/** A trigger refuses updates and deletions. */
export const shopEvents = pgTable(
  'shop_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    verb: text().$type<ShopVerb>().notNull(),
    actorId: text().notNull(),
    actorName: text().notNull(),
    subjectId: text().notNull(),
    subjectName: textColumn().notNull(),
    /** The value is null before creation and after removal. */
    before: jsonb(),
    after: jsonb(),
  },
  (t) => [
    oneOf('shop_events_verb', t.verb, shopVerbs),
    index('shop_events_subject').on(t.subjectId, t.id),
    index('shop_events_at').on(t.at),
  ],
)
