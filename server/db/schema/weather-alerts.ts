/** Staff stopped deliveries on these days (decisions 25). */
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { type WeatherKind, weatherKinds } from '#domain/delivery/weather.ts'
import { instant, oneOf } from './columns.ts'

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
