import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { textColumn } from './columns.ts'

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
