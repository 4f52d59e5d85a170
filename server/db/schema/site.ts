/** What the owner writes on the site, with its drafts and versions (docs/decisions/0034). */
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import type { SiteValues } from '#domain/staff/site/site-part.ts'
import type { SitePartId } from '#domain/staff/site/site-parts.ts'
import { instant, oneOf, textColumn } from './columns.ts'

/** One row at most. Every change increments content_revision, as one of the questions does. */
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

/** No row at all: the standard questions. */
export const placedQuestions = pgTable('placed_questions', {
  id: text().primaryKey(),
  sectionId: text().notNull(),
  position: integer().notNull(),
  /** Null: the standard text of this id. */
  question: textColumn(),
  answer: textColumn(),
})

/** One draft a part, which its editors share. */
export const siteDrafts = pgTable(
  'site_drafts',
  {
    part: text().$type<SitePartId>().primaryKey(),
    values: jsonb().$type<SiteValues>().notNull(),
    at: instant().notNull(),
    by: text().notNull(),
  },
  (t) => [oneOf('site_drafts_part', t.part, ['front', 'questions'])],
)

/** Append-only: a trigger rejects every update and deletion. Version 1 is the part as it was before its first change. */
export const siteVersions = pgTable(
  'site_versions',
  {
    part: text().$type<SitePartId>().notNull(),
    number: integer().notNull(),
    values: jsonb().$type<SiteValues>().notNull(),
    at: instant().notNull(),
    /** Empty: as it was loaded. */
    by: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.part, t.number] }),
    check('site_versions_number', sql`${t.number} >= 1`),
    oneOf('site_versions_part', t.part, ['front', 'questions']),
  ],
)
