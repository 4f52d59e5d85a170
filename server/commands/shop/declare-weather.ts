import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import { type Refused, refusing } from '#domain/order-situation.ts'
import type { WeatherKind } from '#domain/weather.ts'
import { weatherAlerts } from '#server/db/schema/weather-alerts.ts'
import type { Store } from '#server/db/store/store.ts'
import { addStaffEvent } from '#server/db/work/staff-events.ts'
import { planWeatherDay, wholeDay } from './plan-weather-day.ts'
import { showAtOnce } from './show-at-once.ts'
import { stopDay, type WeatherDayOutcome } from './weather-day.ts'

export interface WeatherCall {
  readonly date: CalendarDate
  readonly kind: WeatherKind
  readonly by: string
}

/** What a declaration did to the orders of its day, by their references. */
export interface WeatherOutcome {
  readonly moved: readonly { readonly reference: string; readonly to: CalendarDate }[]
  /** Staff have to see to these themselves. */
  readonly left: readonly { readonly reference: string; readonly why: WhyLeft }[]
}

type WhyLeft = WeatherDayOutcome['left'][number]['why'] | 'on-the-road' | 'not-confirmed' | 'no-day-free'

/**
 * Declares at the terminal that the weather stops the deliveries of a day: its orders move to the days that are held
 * for them, as the page of the back office proposes it, and their customers change for nothing (docs/decisions/0040).
 */
export async function declareWeather(
  store: Pick<Store, 'db' | 'queue' | 'content' | 'refresh'>,
  { date, kind, by }: WeatherCall,
  now: Date,
): Promise<WeatherOutcome | Refused<'temporarily-unavailable'>> {
  const { movable, others } = await planWeatherDay(store, { date, ...wholeDay })
  const moves = movable.flatMap(({ id, version, held }) =>
    held === null ? [] : [{ orderId: id, version, to: held }],
  )
  const call = {
    id: randomUUID(),
    date,
    kind,
    isWholeDay: true,
    by: { id: null, name: by },
    words: null,
    moves,
  }
  const result = await stopDay(store, call, now)
  if (!result.ok) {
    const { reason } = result
    if (reason === 'call-over') throw new Error('a new call was there before')
    return refusing(reason)
  }
  const refused = new Map(result.left.map(({ orderId, why }) => [orderId, why]))
  const moved: WeatherOutcome['moved'][number][] = []
  const left: WeatherOutcome['left'][number][] = others.map(({ reference, status }) => ({
    reference,
    why: status === 'out-for-delivery' ? 'on-the-road' : 'not-confirmed',
  }))
  for (const { id, reference, held } of movable) {
    const why = refused.get(id)
    if (held === null) left.push({ reference, why: 'no-day-free' })
    else if (why) left.push({ reference, why })
    else moved.push({ reference, to: held })
  }
  return { moved, left }
}

/** The alert of a day was a mistake: it takes orders again. Those that have moved stay where they are. */
export async function endWeather(
  { db, refresh }: Pick<Store, 'db' | 'refresh'>,
  { date, by }: Pick<WeatherCall, 'date' | 'by'>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx.delete(weatherAlerts).where(eq(weatherAlerts.date, date)).returning()
    const actor = { id: null, name: by }
    for (const { kind } of ended)
      await addStaffEvent(
        tx,
        { verb: 'recall-day', actor, subject: { id: null, name: date }, before: kind },
        now,
      )
  })
  await showAtOnce(refresh)
}
