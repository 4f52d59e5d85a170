/** Every change increments content_revision. */
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { textColumn } from './columns.ts'
import { images } from './pictures.ts'

const imageId = () =>
  integer()
    .notNull()
    .references(() => images.id)

export const clients = pgTable('clients', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: textColumn().notNull(),
  initials: text().notNull(),
  markImageId: integer().references(() => images.id),
  url: text(),
})

export const featuredEvents = pgTable(
  'featured_events',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    guests: integer().notNull(),
    name: textColumn().notNull(),
    venue: textColumn().notNull(),
    service: textColumn().notNull(),
    description: textColumn().notNull(),
    imageId: imageId(),
  },
  (t) => [check('featured_events_guests', sql`${t.guests} > 0`)],
)

export const activities = pgTable(
  'activities',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: textColumn().notNull(),
    service: textColumn().notNull(),
    number: integer().notNull(),
    imageId: imageId(),
  },
  (t) => [check('activities_number', sql`${t.number} > 0`)],
)
