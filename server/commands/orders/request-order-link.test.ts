import { beforeEach, describe, expect, test } from 'vitest'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import type { PlacedOrder } from './place-order.ts'
import { requestOrderLink } from './request-order-link.ts'

describe.each(testEngines)('requesting the link to an order on %s', (engine) => {
  const store = setUpStore(engine)
  let order: PlacedOrder
  beforeEach(async () => {
    order = await orderIn('to-pay', store, testNow)
  })

  const ask = (contact: string, reference: string = order.reference, now = testNow) =>
    requestOrderLink(store, { reference, contact }, now)
  const jobs = async () =>
    (await store.queue.findJobs<{ orderId: number; request: string }>('order-link', {}))
      .map(({ data }) => data)
      .filter(({ orderId }) => orderId === order.id)

  test.each([
    'chan@example.com',
    ' CHAN@Example.com ',
    'ｃｈａｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    '5123 4567',
    '+852 51234567',
  ])('queues a mail for %s, which belongs to the order', async (contact) => {
    expect(await ask(contact)).toBe('answered')
    expect(await jobs()).toHaveLength(1)
  })

  test('finds the order in any spelling of its number', async () => {
    await ask('chan@example.com', order.reference.replace('-', ' ').toLowerCase())
    expect(await jobs()).toHaveLength(1)
  })

  test('has the same response for a stranger and an unknown number, as slowly, and queues nothing', async () => {
    // Timers may end some milliseconds early.
    const leastWait = 350
    const measure = async (answer: Promise<unknown>) => {
      const since = performance.now()
      return { answer: await answer, isSlow: performance.now() - since >= leastWait }
    }
    const results = await Promise.all([
      measure(ask('chan@example.com')),
      measure(ask('other@example.com')),
      measure(ask('chan@example.com', 'AAAA-AAAA')),
      measure(ask('chan@example.com', 'nothing')),
    ])
    expect(new Set(results.map((each) => JSON.stringify(each)))).toEqual(
      new Set(['{"answer":"answered","isSlow":true}']),
    )
    expect(await jobs()).toHaveLength(1)
  })

  test('gives repeated requests the same name, so that one mail answers them', async () => {
    await Promise.all([ask('chan@example.com'), ask('5123 4567')])
    const later = new Date(testNow.getTime() + 600_000)
    await ask('chan@example.com', order.reference, later)
    expect(new Set((await jobs()).map(({ request }) => request)).size).toBe(2)
  })
})
