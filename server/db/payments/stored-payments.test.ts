import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { payments } from '#server/db/schema/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { recordCapture, startCard } from '#tests/support/browser/practised-card.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { testProvider } from '#tests/support/orders/payment-ways.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'

describe.each(testEngines)('the rows of payments and refunds on %s', (engine) => {
  const store = setUpStore(engine)
  let order: FreshOrder
  let id: number
  let capturedAmount: number
  beforeEach(async () => {
    order = await freshOrder(store)
    const payment = await startCard(store, testProvider(), order, testNow)
    await recordCapture(store, order, payment, testNow)
    id = payment.id
    capturedAmount = payment.amount
  })

  const times = { askedAt: testNow, settledAt: testNow }
  const refundedAmount = async () =>
    (await store.db.select().from(payments).where(eq(payments.id, id))).map((payment) => payment.refunded)
  const giveBack = async (amount: number, parts: Partial<typeof refunds.$inferInsert> = {}) => {
    const [payment] = await store.db
      .insert(refunds)
      .values({
        paymentId: id,
        amount: cents(amount),
        state: 'done',
        providerId: `r-${id}`,
        ...times,
        ...parts,
      })
      .returning()
    if (!payment) throw new Error('no refund')
    return payment.id
  }
  const refuses = (statement: ReturnType<typeof sql>, why: string) =>
    expect(store.db.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining(why) }),
    })

  test('keep every payment, singly and together', async () => {
    await refuses(sql`delete from payments where id = ${id}`, 'never deleted')
    await refuses(sql`truncate payments cascade`, 'never deleted')
  })

  test.each([
    sql`amount = amount + 1`,
    sql`order_id = order_id + 1`,
    sql`method = 'alipay'`,
    sql`provider = 'transfer'`,
    sql`provider_id = 'another'`,
    sql`provider_id = null`,
    sql`started_at = started_at + interval '1 s'`,
  ])('keep the requested amount and method of a payment (%#)', async (change) => {
    await refuses(sql`update payments set ${change} where id = ${id}`, 'can not become another')
  })

  test('keep captured amounts', async () => {
    await refuses(sql`update payments set captured = captured - 1 where id = ${id}`, 'can not lose')
  })

  test('have a refunded amount that is the sum of completed refunds', async () => {
    await giveBack(100)
    await giveBack(50, { providerId: null, state: 'asked', settledAt: null })
    await giveBack(25, { providerId: 'r-25' })
    expect(await refundedAmount()).toEqual([125])
    await refuses(sql`update payments set refunded = 100 where id = ${id}`, 'what its refunds say')
  })

  test('start without a refunded amount', async () => {
    const copyPayment = sql`insert into payments (order_id, method, provider, state, amount, captured, refunded, started_at)
      select order_id, method, provider, state, amount, captured, 1, started_at from payments where id = ${id}`
    await refuses(copyPayment, 'nothing returned')
  })

  test('cannot refund more than was captured', async () => {
    await giveBack(capturedAmount)
    await expect(giveBack(1, { providerId: 'more' })).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('exceed what was captured') }),
    })
  })

  test.each([
    sql`amount = amount - 1`,
    sql`state = 'asked', settled_at = null`,
    sql`state = 'dropped'`,
    sql`state = 'failed', amount = amount - 1`,
    sql`provider_id = 'another'`,
    sql`asked_at = asked_at + interval '1 s'`,
  ])('keep a completed refund unchanged (%#)', async (change) => {
    const refund = await giveBack(100)
    await refuses(sql`update refunds set ${change} where id = ${refund}`, 'can not become another')
    await refuses(sql`delete from refunds where id = ${refund}`, 'never deleted')
  })

  test('no longer count a refund that the bank sent back, which is final', async () => {
    const refund = await giveBack(100)
    await store.db.execute(sql`update refunds set state = 'failed' where id = ${refund}`)
    expect(await refundedAmount()).toEqual([0])
    await refuses(sql`update refunds set state = 'done' where id = ${refund}`, 'can not become another')
  })
})
