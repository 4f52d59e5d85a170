import { eq } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Refusing } from '#domain/placed/order-situation.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { weatherAlerts } from '#server/db/schema/weather.ts'
import type { Store } from '#server/db/store/store.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'
import { showAtOnce } from './show-at-once.ts'

export interface EndOfWeather {
  readonly date: CalendarDate
  readonly by: NamedPerson
}

/** Moved orders stay on their new day. Safe to repeat. */
export async function endWeather(
  { db, refresh }: Pick<Store, 'db' | 'refresh'>,
  { date, by }: EndOfWeather,
  now: Date,
): Promise<{ readonly ok: true } | Refusing<'temporarily-unavailable'>> {
  return refuseInOutage(async () => {
    await db.transaction(async (tx) => {
      const endedAlerts = await tx.delete(weatherAlerts).where(eq(weatherAlerts.date, date)).returning()
      const subject = { id: null, name: date }
      for (const { kind } of endedAlerts)
        await addStaffEvent(tx, { verb: 'recall-day', actor: by, subject, before: kind }, now)
    })
    await showAtOnce(refresh)
    return { ok: true }
  })
}
