/** An order in a shop that is paid by the stand-in for Stripe. */

import type { PaymentMethod } from '#domain/payment-method.ts'
import type { Lang } from '#domain/text.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { type StartPaymentResult, startPayment } from '#server/commands/payments/start-payment.ts'
import type { StoredOrder } from '#server/db/orders/orders.ts'
import { paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { createStripeProvider, type StripeProvider } from '#server/payments/stripe.ts'
import { orderInput } from './order-input.ts'
import { testAccounts } from './payment-ways.ts'
import { placedOrder, storedOrder, trailOf } from './placed-order.ts'
import type { TestStore } from './store.ts'
import { type StripeServer, stripeSecrets } from './stripe-server.ts'

export interface StripeShop {
  readonly store: TestStore
  readonly stripe: StripeProvider
  /** What the provider's part of the shop logged. */
  readonly logged: readonly string[]
}

export function stripeShop(store: TestStore, { port }: Pick<StripeServer, 'port'>): StripeShop {
  const logged: string[] = []
  const stripe = createStripeProvider({
    ...{ ...stripeSecrets, shop: store.shop },
    server: { host: '127.0.0.1', port, protocol: 'http' },
    log: (place, error) => logged.push(`${place}: ${error instanceof Error ? error.message : ''}`),
  })
  return { store, stripe, logged }
}

export interface StripeOrder extends PlacedOrder {
  pay(method: PaymentMethod, at?: Date, lang?: Lang): Promise<StartPaymentResult>
  /** Opens a page for a card. */
  open(): Promise<StoredPayment>
  /** Every attempt to pay, the oldest first. */
  payments(): Promise<readonly StoredPayment[]>
  refunds(): Promise<readonly (typeof refunds.$inferSelect)[]>
  stored(): Promise<StoredOrder>
  trail(): Promise<readonly string[]>
}

/** Placed now by the clock on the wall: the stand-in opens no pages in the past. */
export async function stripeOrder({ store, stripe }: StripeShop): Promise<StripeOrder> {
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
  return {
    ...order,
    pay,
    payments,
    stored: () => storedOrder(store, order),
    trail: () => trailOf(store, order),
    async open() {
      const started = await pay('card')
      const payment = (await payments()).at(-1)
      if (!started.ok || !payment) throw new Error('no page was opened')
      return payment
    },
    async refunds() {
      const own = (await payments()).map(({ id }) => id)
      return (await store.db.select().from(refunds)).filter(({ paymentId }) => own.includes(paymentId))
    },
  }
}
