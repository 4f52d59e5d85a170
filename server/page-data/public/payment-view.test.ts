import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { refuseProof } from '#server/commands/orders/staff-commands.ts'
import { submitProofs } from '#server/commands/payments/submit-proofs.ts'
import { proofsOf } from '#server/db/payments/payment-proofs.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { formWith } from '#tests/support/site/picture-form.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { paymentView } from './payment-view.ts'

const [red, green] = await Promise.all(
  ['#f00', '#0f0'].map((background) =>
    sharp({ create: { width: 30, height: 60, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
)
if (!red || !green) throw new Error('no pictures')

describe.each(testEngines)('the customer’s view of payments on %s', (engine) => {
  const store = setUpStore(engine)
  let order: FreshOrder
  beforeEach(async () => {
    order = await freshOrder(store)
  })

  const send = (picture: Uint8Array, now: Date) =>
    submitProofs(
      store,
      { reference: order.reference, key: order.token, client: 'a' },
      formWith([picture]),
      now,
    )

  async function viewPayment() {
    const { ways } = practisedPayments(store, () => testNow)
    const money = {
      payments: await paymentsOf(store.db, order.id),
      proofs: await proofsOf(store.db, order.id),
    }
    return paymentView(await order.stored(), money, ways, order.token, testNow)
  }

  test('includes how many pictures wait, when the latest came, and how many more are accepted', async () => {
    expect((await viewPayment()).proofs).toEqual({ waiting: 0, sentAt: null, remaining: 3 })
    const later = new Date(testNow.getTime() + 60_000)
    await send(red, testNow)
    await send(green, later)
    expect((await viewPayment()).proofs).toEqual({ waiting: 2, sentAt: later.toISOString(), remaining: 1 })
  })

  test('includes no picture that was refused or whose payment was received', async () => {
    await send(red, testNow)
    await refuseProof(store, { ...order.call(), note: '看不到金額' }, testNow)
    expect((await viewPayment()).proofs).toEqual({ waiting: 0, sentAt: null, remaining: 3 })
    await send(green, testNow)
    expect(await order.pay()).toMatchObject({ ok: true })
    expect(await viewPayment()).toMatchObject({ proofs: { waiting: 0, sentAt: null }, takesProofs: false })
  })
})
