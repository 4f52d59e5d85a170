import { randomUUID } from 'node:crypto'
import type { CalendarDate } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { type Refused, refusing } from '#domain/placed/order-situation.ts'
import type { Store } from '#server/db/store/store.ts'
import { planWeatherDay, wholeDay } from './plan-weather-day.ts'
import { stopDay, type WeatherDayOutcome } from './stop-day.ts'

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
    slots: null,
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
