/** What owners prepare of the menu: drafts that customers do not see yet, and the versions of sets that were published. */
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type ItemKind, type ItemValues, itemKinds } from '#domain/staff/menus/item-drafts.ts'
import type { SetValues } from '#domain/staff/menus/set-values.ts'
import { setMenus } from './catalogue.ts'
import { instant, oneOf } from './columns.ts'

/** One draft a set, which its editors share. */
export const setDrafts = pgTable('set_drafts', {
  setId: integer()
    .primaryKey()
    .references(() => setMenus.id, { onDelete: 'cascade' }),
  values: jsonb().$type<SetValues>().notNull(),
  at: instant().notNull(),
  by: text().notNull(),
})

/** One draft of a dish, category or gift, which its editors share. */
export const itemDrafts = pgTable(
  'item_drafts',
  {
    kind: text().$type<ItemKind>().notNull(),
    itemId: text().notNull(),
    values: jsonb().$type<ItemValues>().notNull(),
    at: instant().notNull(),
    by: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.itemId] }), oneOf('item_drafts_kind', t.kind, itemKinds)],
)

/** Append-only: a trigger rejects every update and deletion. Version 1 is the set as it was before its first change. */
export const setVersions = pgTable(
  'set_versions',
  {
    setId: integer()
      .notNull()
      .references(() => setMenus.id),
    number: integer().notNull(),
    values: jsonb().$type<SetValues>().notNull(),
    at: instant().notNull(),
    /** Empty: the menu as it was loaded. */
    by: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.setId, t.number] }), check('set_versions_number', sql`${t.number} >= 1`)],
)
