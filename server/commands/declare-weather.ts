import { and, eq, inArray } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/weather.ts'
import { orders } from '#server/db/schema/orders.ts'
import { weatherAlerts } from '#server/db/schema/weather-alerts.ts'
import type { Store } from '#server/db/store/store.ts'
import type { ChangeResult } from './change-order.ts'
import { postponeOrder } from './staff-commands.ts'

/** What has left the kitchen is on the road: staff decide about each of those themselves. */
const postponed = ['confirmed', 'preparing', 'ready'] as const
const onTheRoad = 'out-for-delivery'

export interface WeatherCall {
  readonly date: CalendarDate
  /** Null: the alert was a mistake. Orders that were postponed stay so. */
  readonly kind: WeatherKind | null
  readonly by: string
}

/** What a declaration did to the orders of its day, by their references. */
export interface WeatherOutcome {
  readonly postponed: readonly string[]
  /** Staff have to see to these themselves. */
  readonly left: readonly { readonly reference: string; readonly why: WhyLeft }[]
}

type WhyLeft = Extract<ChangeResult, { ok: false }>['reason'] | 'on-the-road'

/**
 * Declares that the weather stops the deliveries of a day: its orders are postponed, and from now on their customers
 * move or cancel them free of charge (decisions 25).
 */
export async function declareWeather(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  { date, kind, by }: WeatherCall,
  now: Date,
): Promise<WeatherOutcome> {
  if (kind === null) {
    await store.db.delete(weatherAlerts).where(eq(weatherAlerts.date, date))
    return { postponed: [], left: [] }
  }
  const alert = { kind, declaredAt: now, declaredBy: by }
  await store.db
    .insert(weatherAlerts)
    .values({ date, ...alert })
    .onConflictDoUpdate({ target: weatherAlerts.date, set: alert })
  const due = await store.db
    .select({ id: orders.id, reference: orders.reference, status: orders.status })
    .from(orders)
    .where(and(eq(orders.dueDate, date), inArray(orders.status, [...postponed, onTheRoad])))
  const done: string[] = []
  const left: WeatherOutcome['left'][number][] = []
  for (const { id, reference, status } of due) {
    if (status === onTheRoad) {
      left.push({ reference, why: 'on-the-road' })
      continue
    }
    const call = { orderId: id, expectedVersion: null, by, note: '' }
    const result = await postponeOrder(store, call, kind, now)
    if (result.ok) done.push(reference)
    else left.push({ reference, why: result.reason })
  }
  return { postponed: done, left }
}
