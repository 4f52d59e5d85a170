import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { latestOrderDate } from '#domain/delivery/delivery-dates.ts'
import { calendarDays, settings } from '#server/db/schema/settings.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { testNow } from '#tests/support/store/store.ts'
import type { FullSlotsAnswer } from './full-slots.ts'

const today = todayInHongKong(testNow)
const date = addDays(today, 7)

let site: TestSite
let capacity: number
beforeAll(async () => {
  site = await openTestSite({ now: testNow })
  const { db } = site.store
  const order = orderInput(await site.store.content(), testNow)
  const set = (await site.store.content()).catalogue.sets.find(({ id }) => id === 2)
  capacity = 2 * (set?.serves.max ?? 0)
  const none = { slotCapacity: null, closedSlots: [], slotCapacities: {}, zoneFees: {}, version: 1 }
  await db.update(settings).set({ slotCapacity: capacity })
  await db.insert(calendarDays).values([
    { ...none, date: addDays(date, 1), intake: 'open', slotCapacities: { '12:30': capacity * 2 } },
    { ...none, date: addDays(date, 2), intake: 'no-new-orders' },
    { ...none, date: addDays(date, 3), intake: 'open', closedSlots: ['12:30'] },
  ])
  await site.store.refresh()
  await placedOrder(site.store, order, testNow)
  await placedOrder(
    site.store,
    orderInput(await site.store.content(), testNow, { date: addDays(date, 1) }),
    testNow,
  )
})
afterAll(() => site.close())

const ask = (query: string) => site.request(`/api/full-slots${query}`)
/** Counts from the day of the test's orders, to exclude the demo order. */
async function full(portions: number): Promise<FullSlotsAnswer['full']> {
  const response = await ask(`?portions=${portions}`)
  expect(response.status).toBe(200)
  const result = (await response.json()) as FullSlotsAnswer
  return Object.fromEntries(Object.entries(result.full).filter(([day]) => day >= date))
}

describe('the full slots', () => {
  test('are those without room for an order of that size, beside the existing orders', async () => {
    expect(await full(capacity / 2)).toEqual({})
    expect(await full(capacity / 2 + 1)).toEqual({ [date]: ['12:30'] })
  })

  test('follow the capacity of a single slot, and omit closed slots', async () => {
    const days = Object.keys(await full(capacity * 2))
    expect(days).toEqual([date, addDays(date, 1)])
  })

  test('do not include an empty slot for an order larger than any slot', async () => {
    expect(await full(9_999_999)).toEqual({ [date]: ['12:30'], [addDays(date, 1)]: ['12:30'] })
  })

  test('reveal nothing else, are cached for a few seconds, and end at the last order date', async () => {
    const response = await ask(`?portions=${capacity}`)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('private, max-age=5')
    const result = (await response.json()) as FullSlotsAnswer
    expect(Object.keys(result)).toEqual(['full'])
    const last = latestOrderDate(today, (await site.store.content()).settings)
    expect(Object.keys(result.full).every((day) => day > today && day <= last)).toBe(true)
  })

  test.each(['', '?portions=', '?portions=many', '?portions=1.5', '?portions=-1', '?portions=99999999'])(
    'refuse %s as a size of an order',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )
})
