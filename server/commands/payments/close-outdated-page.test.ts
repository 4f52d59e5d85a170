import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import * as staff from '#server/commands/orders/staff-commands.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import type { Jobs } from '#server/db/queue.ts'
import { ProviderUnavailable } from '#server/payments/provider.ts'
import { startCard } from '#tests/support/browser/practised-card.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { type TestProvider, testProvider } from '#tests/support/orders/payment-ways.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { closeOutdatedPage } from './close-outdated-page.ts'

describe.each(testEngines)('a payment page with an outdated amount (%s)', (engine) => {
  const store = setUpStore(engine)
  let provider: TestProvider
  let order: Awaited<ReturnType<typeof placedOrder>>
  beforeEach(async () => {
    provider = testProvider()
    order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    await startCard(store, provider, order, testNow)
  })

  const call = () => ({ orderId: order.id, expectedVersion: null, by: 'Amy', note: 'by phone' })
  const jobs = () => store.queue.findJobs<Jobs['close-page']>('close-page', { data: { orderId: order.id } })
  const close = () => closeOutdatedPage({ store, provider }, { orderId: order.id }, testNow)
  const states = async () => (await paymentsOf(store.db, order.id)).map(({ state }) => state)

  test.each([
    ['reject the order', () => staff.moveOrder(store, call(), 'reject', testNow)],
    [
      'record a transfer of the whole amount',
      () => staff.takePayment(store, call(), { method: 'fps', amount: order.total }, testNow),
    ],
    [
      'move the order to another date for a fee',
      () => {
        const to = { date: addDays(todayInHongKong(testNow), 20), slot: '12:30', fee: cents(20_000) }
        return staff.dateOrder(store, call(), to, testNow)
      },
    ],
  ])('is closed when staff %s', async (_, act) => {
    expect(await act()).toMatchObject({ ok: true })
    expect(await jobs()).toHaveLength(1)
    await close()
    expect(provider.closedSessions).toHaveLength(1)
    expect(await states()).toContain('expired')
    await close()
    expect(provider.closedSessions).toHaveLength(1)
  })

  test('stays open if the amount due is unchanged', async () => {
    expect(await staff.confirmOrder(store, call(), null, testNow)).toMatchObject({ ok: true })
    expect(await jobs()).toEqual([])
    await close()
    expect(provider.closedSessions).toEqual([])
  })

  test('is closed later if the provider does not answer or is taking the money', async () => {
    await staff.moveOrder(store, call(), 'reject', testNow)
    for (const state of ['away', 'taken'] as const) {
      provider.be(state)
      await expect(close()).rejects.toThrow(ProviderUnavailable)
    }
    expect(await states()).toEqual(['started'])
    provider.be('well')
    await close()
    expect(await states()).toEqual(['expired'])
  })
})
