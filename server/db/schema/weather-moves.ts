/** Days that staff stopped for the weather, and the orders that they moved by it (docs/decisions/0040). */
import { bigint, boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { type WeatherKind, weatherKinds } from '#domain/delivery/weather.ts'
import { instant, oneOf, textColumn } from './columns.ts'
import { orders } from './orders.ts'

/** One press of the button. */
export const weatherCalls = pgTable(
  'weather_calls',
  {
    /** The key of the form, so that a second press is the same call. */
    id: text().primaryKey(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    kind: text().$type<WeatherKind>().notNull(),
    /** It stopped every slot, so it declared the weather of the day as well. */
    isWholeDay: boolean().notNull().default(false),
    /** Slots that take no new orders since; recalling it opens them again. None where it stopped the whole day. */
    closedSlots: text().array().$type<readonly string[]>().notNull().default([]),
    /** What customers were told, with its blanks (domain/staff/day/weather-words.ts); null: the usual words. */
    words: textColumn(),
    calledAt: instant().notNull(),
    /** Null: it was not recalled. */
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
    /** When the customer first opened the order's page after it; null: not yet. */
    openedAt: instant(),
    recalledAt: instant(),
    /** When the customer chose another day than the one that is held; null: not yet. */
    chosenAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.callId] }), index('weather_moves_call').on(t.callId)],
)
