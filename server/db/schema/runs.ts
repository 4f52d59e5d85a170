import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { type StopPictureKind, stopPictureKinds } from '#domain/staff/day/stop-update.ts'
import { bytesColumn, instant, oneOf } from './columns.ts'
import { orders } from './orders.ts'
import { staff } from './staff.ts'

export const runs = pgTable(
  'runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    /** Numbers begin at 1 and are not reused within a day. */
    number: integer().notNull(),
    driverId: text().references(() => staff.id),
    leftAt: instant(),
  },
  (t) => [
    unique('runs_number').on(t.date, t.number),
    check('runs_number_from_one', sql`${t.number} > 0`),
    index('runs_driver').on(t.driverId, t.date),
  ],
)

export const runStops = pgTable(
  'run_stops',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    runId: bigint({ mode: 'number' })
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [index('run_stops_run').on(t.runId, t.position)],
)

/** Only the last picture of each kind counts. */
export const stopPictures = pgTable(
  'stop_pictures',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<StopPictureKind>().notNull().default('hand-over'),
    bytes: bytesColumn().notNull(),
    takenAt: instant().notNull(),
    takenBy: text().notNull(),
    /** The value is null in pictures from before this column existed. */
    tapKey: text(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind] }),
    oneOf('stop_pictures_kind', t.kind, stopPictureKinds),
  ],
)
