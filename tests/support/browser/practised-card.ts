import { randomUUID } from 'node:crypto'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { recordPayment } from '#server/commands/payments/record-payment.ts'
import { startPayment } from '#server/commands/payments/start-payment.ts'
import { paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { type TestProvider, testAccounts } from '#tests/support/orders/payment-ways.ts'
import type { TestStore } from '#tests/support/store/store.ts'

export async function startCard(
  store: TestStore,
  provider: TestProvider,
  { id, reference, token: key }: PlacedOrder,
  now: Date,
): Promise<StoredPayment> {
  const ways = { accounts: testAccounts, provider, isPractice: false }
  const returnUrl = (of: string) => `https://caterer.example/api/orders/${of}/return`
  await startPayment({ store, ways, returnUrl }, { reference, key, method: 'card', lang: 'en' }, now)
  const payment = (await paymentsOf(store.db, id)).at(-1)
  if (!payment) throw new Error('no payment')
  return payment
}

export function recordCapture(
  store: TestStore,
  { reference }: PlacedOrder,
  { id: paymentId, amount }: StoredPayment,
  at: Date,
) {
  const update = { kind: 'captured', amount } as const
  return recordPayment(store, 'practice', { eventId: randomUUID(), paymentId, reference, update }, at)
}
