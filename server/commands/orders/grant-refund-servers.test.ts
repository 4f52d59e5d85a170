import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import type { Store } from '#server/db/store/store.ts'
import { openSecondStore } from '#tests/support/store/second-store.ts'
import { testEngines } from '#tests/support/store/store.ts'
import {
  openStripeShop,
  type StripeOrder,
  type StripeShop,
  stripeOrder,
} from '#tests/support/stripe/stripe-order.ts'
import { askRefund, grantRefund, refuseRefund } from './grant-refund.ts'
import { cancelOrder } from './staff-commands.ts'

describe.each(testEngines)('a granted refund on %s', (engine) => {
  let shop: StripeShop
  let order: StripeOrder
  beforeAll(async () => {
    shop = await openStripeShop(engine)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.server.be('well')
    order = await stripeOrder(shop)
  })
  const call = (note = 'late-delivery') => ({
    orderId: order.id,
    expectedVersion: null,
    by: 'Amy',
    mayAnswerAsks: true,
    note,
  })

  describe('on two servers at once', () => {
    let other: Store
    beforeAll(async () => {
      other = await openSecondStore(shop.store)
    })
    afterAll(() => other.close())
    const rounds = Array.from({ length: 8 }, (_, round) => round)

    test.each(rounds)('is granted or refused by one of two owners only (%i)', async (round) => {
      await order.payByCard()
      await askRefund(shop.store, call(), cents(40_000), new Date())
      const request = { ...call(), expectedVersion: (await order.loadOrder()).version }
      const [one, two] = round % 2 === 0 ? [shop.store, other] : [other, shop.store]
      const [grant, result] = await Promise.all([
        grantRefund(one, request, { amount: cents(40_000), key: crypto.randomUUID() }, new Date()),
        refuseRefund(two, request, new Date()),
      ])
      const refusal = { ok: false, reason: 'order-changed-meanwhile' }
      expect(grant.ok ? result : grant).toEqual(refusal)
      expect([grant.ok, result.ok]).toContain(true)
      const allowance = grant.ok ? 40_000 : 0
      const end = { refundAsked: null, allowance, refundDue: allowance, total: order.total - allowance }
      expect(await order.loadOrder()).toMatchObject(end)
      const results = (await order.events()).filter(
        (verb) => verb === 'grant-refund' || verb === 'refuse-refund',
      )
      expect(results).toEqual([grant.ok ? 'grant-refund' : 'refuse-refund'])
    })

    test.each(rounds)('has the right amount together with a simultaneous cancellation (%i)', async () => {
      await order.payByCard()
      const grant = { amount: cents(15_000), key: crypto.randomUUID() }
      const results = await Promise.all([
        grantRefund(shop.store, call(), grant, new Date()),
        cancelOrder(other, call(), cents(50_000), new Date()),
      ])
      expect(results).toEqual([expect.objectContaining({ ok: true }), expect.objectContaining({ ok: true })])
      const { allowance, cancellationFee, refundDue, status } = await order.loadOrder()
      // A grant before the cancellation lowers the total; a later one lowers the fee.
      expect([
        [15_000, 50_000],
        [0, 35_000],
      ]).toContainEqual([allowance, cancellationFee])
      expect({ status, refundDue }).toEqual({
        status: 'cancelled',
        refundDue: order.total - cancellationFee,
      })
    })
  })
})
