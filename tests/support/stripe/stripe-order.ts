import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { Lang } from '#domain/text.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { recordPayment } from '#server/commands/payments/record-payment.ts'
import { type StartPaymentResult, startPayment } from '#server/commands/payments/start-payment.ts'
import type { StoredOrder } from '#server/db/orders/orders.ts'
import { paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import type { Store } from '#server/db/store/store.ts'
import { createStripeProvider, type StripeProvider } from '#server/payments/stripe.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { testAccounts } from '#tests/support/orders/payment-ways.ts'
import { placedOrder, storedOrder, verbsOf } from '#tests/support/orders/placed-order.ts'
import { openTestStore, type TestStore } from '#tests/support/store/store.ts'
import { type StripeServer, startStripeServer, stripeSecrets } from './stripe-server.ts'

export interface StripeShop {
  readonly store: TestStore
  readonly stripe: StripeProvider
  readonly server: StripeServer
  readonly logLines: readonly string[]
  close(): Promise<void>
}

export async function openStripeShop(engine: Store['engine']): Promise<StripeShop> {
  const server = await startStripeServer()
  const store = await openTestStore(engine)
  const logLines: string[] = []
  const stripe = createStripeProvider({
    ...stripeSecrets,
    shop: store.shop,
    server: server.atImpatient,
    log: (place, error) => logLines.push(`${place}: ${error instanceof Error ? error.message : ''}`),
  })
  async function close() {
    await store.remove()
    await server.close()
  }
  return { store, stripe, server, logLines, close }
}

export interface StripeOrder extends PlacedOrder {
  pay(method: PaymentMethod, at?: Date, lang?: Lang): Promise<StartPaymentResult>
  open(): Promise<StoredPayment>
  /** Reports to the shop. */
  payByCard(): Promise<StoredPayment>
  /** The oldest payment comes first. */
  payments(): Promise<readonly StoredPayment[]>
  refunds(): Promise<readonly (typeof refunds.$inferSelect)[]>
  loadOrder(): Promise<StoredOrder>
  events(): Promise<readonly string[]>
}

/** Real time: the stand-in opens no pages in the past. */
export async function stripeOrder({ store, stripe, server }: StripeShop): Promise<StripeOrder> {
  const now = new Date()
  const order = await placedOrder(store, orderInput(await store.content(), now), now)
  const deps = {
    store,
    ways: { accounts: testAccounts, provider: stripe, isPractice: false },
    returnUrl: (reference: string) => `https://caterer.example/api/orders/${reference}/return`,
  }
  const pay = (method: PaymentMethod, at = new Date(), lang: Lang = 'en') =>
    startPayment(deps, { reference: order.reference, key: order.token, method, lang }, at)
  const payments = () => paymentsOf(store.db, order.id)
  async function open() {
    const result = await pay('card')
    const payment = (await payments()).at(-1)
    if (!result.ok || !payment) throw new Error('no page was opened')
    return payment
  }
  return {
    ...order,
    pay,
    open,
    payments,
    loadOrder: () => storedOrder(store, order),
    events: () => verbsOf(store, order),
    async payByCard() {
      const payment = await open()
      server.complete(payment.providerId ?? '')
      const update = { kind: 'captured', amount: payment.amount } as const
      const tag = { paymentId: payment.id, reference: order.reference }
      await recordPayment(store, 'stripe', { ...tag, eventId: `evt-${payment.id}`, update }, new Date())
      return payment
    },
    async refunds() {
      const days = (await payments()).map(({ id }) => id)
      return (await store.db.select().from(refunds)).filter(({ paymentId }) => days.includes(paymentId))
    },
  }
}
