/** GET /api/full-slots?portions= lists slots without room for that many portions. */
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { fullSlots } from '#domain/delivery/capacity.ts'
import { earliestOrderDate, latestOrderDate } from '#domain/delivery/delivery-dates.ts'
import { portionsBetween, slotKey } from '#server/db/orders/slot-places.ts'
import type { Store } from '#server/db/store/store.ts'
import { respondOnce } from '#server/http/response.ts'
import { restError } from './errors.ts'
import { readCall } from './query.ts'

/** Starts of full slots by day. */
export interface FullSlotsAnswer {
  readonly full: Readonly<Record<CalendarDate, readonly string[]>>
}

const maxCountAgeMs = 2_000

export function createFullSlotsEndpoint(store: Pick<Store, 'content' | 'db'>, now: () => Date) {
  let counting: {
    readonly at: number
    readonly from: string
    readonly portions: ReturnType<typeof portionsBetween>
  } | null = null

  function countOrdersBetween(from: CalendarDate, to: CalendarDate): ReturnType<typeof portionsBetween> {
    const at = performance.now()
    if (counting && counting.from === from && at - counting.at < maxCountAgeMs) return counting.portions
    const portions = portionsBetween(store.db, from, to)
    const count = { at, from, portions }
    counting = count
    // Failures are not cached.
    portions.catch(() => {
      if (counting === count) counting = null
    })
    return portions
  }

  return async (request: Request): Promise<Response> => {
    const call = readCall('/api/full-slots', request)
    if (!call.ok) return call.response
    const portions = Number(call.value('portions') ?? Number.NaN)
    if (!Number.isInteger(portions)) return restError('BAD_REQUEST', 'portions is a whole number.')
    const { settings } = (await store.content()).rules
    const today = todayInHongKong(now())
    const [from, to] = [earliestOrderDate(today, settings), latestOrderDate(today, settings)]
    const bookedPortions = await countOrdersBetween(from, to)
    const result: FullSlotsAnswer = {
      full: fullSlots({ from, to }, portions, settings, (due) => bookedPortions.get(slotKey(due)) ?? 0),
    }
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'private, max-age=5' }
    const body = Buffer.from(JSON.stringify(result))
    return respondOnce(request, { status: 200, headers, body })
  }
}
