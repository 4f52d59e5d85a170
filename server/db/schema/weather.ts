/** Weather stops and the orders they moved (docs/decisions/0040). */
import { bigint, boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { type WeatherKind, weatherKinds } from '#domain/delivery/weather.ts'
import { instant, oneOf, textColumn } from './columns.ts'
import { orders } from './orders.ts'

export const weatherCalls = pgTable(
  'weather_calls',
  {
    /** The form's key; a second press repeats the same stop. */
    id: text().primaryKey(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    kind: text().$type<WeatherKind>().notNull(),
    /** A complete day also declares the day's weather. */
    isWholeDay: boolean().notNull().default(false),
    /** Empty if the complete day is stopped. */
    closedSlots: text().array().$type<readonly string[]>().notNull().default([]),
    /** The text contains placeholders (domain/staff/day/weather-words.ts); null for the default text. */
    words: textColumn(),
    calledAt: instant().notNull(),
    recalledAt: instant(),
  },
  (t) => [oneOf('weather_calls_kind', t.kind, weatherKinds), index('weather_calls_date').on(t.date)],
)

export const weatherMoves = pgTable(
  'weather_moves',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    callId: text()
      .notNull()
      .references(() => weatherCalls.id),
    movedAt: instant().notNull(),
    openedAt: instant(),
    recalledAt: instant(),
    chosenAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.callId] }), index('weather_moves_call').on(t.callId)],
)

/** Staff stopped deliveries on these days (decisions 25). */
export const weatherAlerts = pgTable(
  'weather_alerts',
  {
    date: date({ mode: 'string' }).$type<CalendarDate>().primaryKey(),
    kind: text().$type<WeatherKind>().notNull(),
    declaredAt: instant().notNull(),
    /** Name or role of a staff member. */
    declaredBy: text().notNull(),
  },
  (t) => [oneOf('weather_alerts_kind', t.kind, weatherKinds)],
)
