/** The runs of a day: who drives, and which deliveries in which order. */
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { type StopPictureKind, stopPictureKinds } from '#domain/staff/day/stop-tap.ts'
import { bytesColumn, instant, oneOf } from './columns.ts'
import { orders } from './orders.ts'
import { staff } from './staff.ts'

export const runs = pgTable(
  'runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    /** Its name within the day, from 1; a number that was given once is not given again that day. */
    number: integer().notNull(),
    /** Null: nobody yet. */
    driverId: text().references(() => staff.id),
    /** When the van left the kitchen; null: not yet. */
    leftAt: instant(),
  },
  (t) => [
    unique('runs_number').on(t.date, t.number),
    check('runs_number_from_one', sql`${t.number} > 0`),
    index('runs_driver').on(t.driverId, t.date),
  ],
)

/** A delivery is a stop of one run at most. */
export const runStops = pgTable(
  'run_stops',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    runId: bigint({ mode: 'number' })
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    /** From 1, within the run. */
    position: integer().notNull(),
  },
  (t) => [index('run_stops_run').on(t.runId, t.position)],
)

/** What a driver saw at the door, re-encoded by this shop. The last picture of each kind counts. */
export const stopPictures = pgTable(
  'stop_pictures',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<StopPictureKind>().notNull().default('hand-over'),
    /** WebP. */
    bytes: bytesColumn().notNull(),
    takenAt: instant().notNull(),
    takenBy: text().notNull(),
    /** Of the tap that it belongs to; null in pictures from before this was kept. */
    tapKey: text(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind] }),
    oneOf('stop_pictures_kind', t.kind, stopPictureKinds),
  ],
)
