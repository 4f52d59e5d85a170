/** Only one of two simultaneous choices stays open. */
import { eq } from 'drizzle-orm'
import { type Cents, nothing } from '#domain/money.ts'
import { payable } from '#domain/payment/payable.ts'
import type { PaymentMethod, TransferMethod } from '#domain/payment/payment-method.ts'
import { pageClosesAt } from '#domain/payment/payment-wait.ts'
import { lockOrder } from '#server/db/orders/lock-order.ts'
import { paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'

interface Debt {
  readonly orderId: number
  readonly due: Cents
}

/** The value is null if the amount due changed while the provider responded. */
export async function lockIfStillDue(
  tx: Transaction,
  { orderId, due }: Debt,
): Promise<readonly StoredPayment[] | null> {
  const order = await lockOrder(tx, orderId)
  const payments = await paymentsOf(tx, orderId)
  const can = order && payable(order, payments)
  return can?.ok && can.due === due ? payments : null
}

/** False if another call has just started a provider payment, because both could be paid. */
export function chooseTransfer(
  store: Pick<Store, 'db'>,
  debt: Debt,
  method: TransferMethod,
  now: Date,
): Promise<boolean> {
  return store.db.transaction(async (tx) => {
    const payments = await lockIfStillDue(tx, debt)
    const isOpen = ({ state, startedAt }: StoredPayment) =>
      state === 'started' && now <= pageClosesAt(startedAt)
    if (!payments || payments.some(isOpen)) return false
    await tx.update(orders).set({ paymentMethod: method }).where(eq(orders.id, debt.orderId))
    return true
  })
}

/**
 * The attempt is stored before the provider is called, so that the shop knows every page. Only its creator requests the
 * page. Null if another call has just started a different attempt.
 */
export function attemptFor(
  store: Pick<Store, 'db'>,
  provider: PaymentProvider,
  debt: Debt,
  method: PaymentMethod,
  now: Date,
): Promise<(StoredPayment & { readonly isNew: boolean }) | null> {
  const { orderId, due } = debt
  return store.db.transaction(async (tx) => {
    const orderPayments = await lockIfStillDue(tx, debt)
    if (!orderPayments) return null
    const open = orderPayments.find(({ state }) => state === 'started')
    if (open) return open.method === method && open.amount === due ? { ...open, isNew: false } : null
    await tx.update(orders).set({ paymentMethod: method }).where(eq(orders.id, orderId))
    const [payment] = await tx
      .insert(payments)
      .values({
        orderId,
        method,
        provider: provider.name,
        state: 'started',
        amount: due,
        captured: nothing,
        refunded: nothing,
        startedAt: now,
      })
      .returning()
    return payment ? { ...payment, isNew: true } : null
  })
}
