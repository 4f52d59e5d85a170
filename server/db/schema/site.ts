import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Clause } from '#domain/shop/clauses.ts'
import type { Clientele } from '#domain/shop/client.ts'
import type { HomeContent } from '#domain/shop/home-content.ts'
import { type DistrictContent, type PageContent, type PageGroup, pageGroups } from '#domain/shop/shop-page.ts'
import type { Lang } from '#domain/text.ts'
import { oneOf, textColumn } from './columns.ts'

/** One row at most. Every change increments content_revision. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().default(1),
    isOn: boolean().notNull(),
    text: textColumn().notNull(),
    link: text(),
    from: date('shown_from', { mode: 'string' }).$type<CalendarDate>(),
    until: date('shown_until', { mode: 'string' }).$type<CalendarDate>(),
  },
  (t) => [check('notices_single_row', sql`${t.id} = 1`), check('notices_days', sql`${t.from} <= ${t.until}`)],
)

/** Questions, and clauses by their title and text. */
export const placedQuestions = pgTable(
  'placed_questions',
  {
    id: text().notNull(),
    sectionId: text().notNull(),
    position: integer().notNull(),
    /** The value is null for the default text of this id. */
    question: textColumn(),
    answer: textColumn(),
  },
  (t) => [primaryKey({ columns: [t.sectionId, t.id] })],
)

/** Terms as they were when a newer version replaced them. Append-only (by a trigger). */
export const termsVersions = pgTable('terms_versions', {
  version: text().primaryKey(),
  clauses: jsonb().$type<Readonly<Record<Lang, readonly Clause[]>>>().notNull(),
})

/** One row at most. Every change increments content_revision. */
export const siteWords = pgTable(
  'site_words',
  {
    id: integer().primaryKey().default(1),
    /** Null until the owner says something. */
    home: jsonb().$type<Partial<HomeContent>>(),
    clientele: jsonb().$type<Partial<Clientele>>(),
  },
  (t) => [check('site_words_single_row', sql`${t.id} = 1`)],
)

export const pages = pgTable(
  'pages',
  {
    id: text().primaryKey(),
    group: text('menu_group').$type<PageGroup>().notNull(),
    position: integer().notNull(),
    isOn: boolean().notNull(),
    inMenu: boolean().notNull(),
    from: date('shown_from', { mode: 'string' }).$type<CalendarDate>(),
    until: date('shown_until', { mode: 'string' }).$type<CalendarDate>(),
    content: jsonb().$type<PageContent>(),
    district: jsonb().$type<DistrictContent>(),
  },
  (t) => [oneOf('pages_menu_group', t.group, pageGroups), check('pages_days', sql`${t.from} <= ${t.until}`)],
)
