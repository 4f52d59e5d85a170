import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { type PageContent, type PageGroup, pageGroups } from '#domain/shop/shop-page.ts'
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

export const placedQuestions = pgTable('placed_questions', {
  id: text().primaryKey(),
  sectionId: text().notNull(),
  position: integer().notNull(),
  /** The value is null for the default text of this id. */
  question: textColumn(),
  answer: textColumn(),
})

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
    /** Null for a page whose words the program has. */
    content: jsonb().$type<PageContent>(),
  },
  (t) => [oneOf('pages_menu_group', t.group, pageGroups), check('pages_days', sql`${t.from} <= ${t.until}`)],
)
