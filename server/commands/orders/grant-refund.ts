/** Refunds part of an order that continues (docs/decisions/0050). */
import { and, eq } from 'drizzle-orm'
import type { Cents } from '#domain/money.ts'
import { decideAskRefund, decideGrantRefund, decideRefuseRefund } from '#domain/payment/grant-refund.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import type { CallingOffReason } from '#domain/staff/orders/refund-reason.ts'
import { refundGrants } from '#server/db/schema/refunds.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { ChangeResult } from './change-order.ts'
import { act, type StaffCall, type StaffStore } from './staff-call.ts'

export interface Grant {
  readonly amount: Cents
  /** The key is created once per rendered form, so that a resent form grants once. */
  readonly key: string
}

export function grantRefund(
  store: StaffStore,
  call: StaffCall,
  { amount, key }: Grant,
  now: Date,
): Promise<ChangeResult> {
  const { orderId } = call
  return act(
    store,
    call,
    'grant-refund',
    {
      isDone: (tx) => isGranted(tx, orderId, key),
      decide: (order) => decideGrantRefund(order, amount, call.mayAnswerAsks ?? false),
      save: async (tx) => {
        await tx.insert(refundGrants).values({ orderId, key, at: now })
      },
    },
    now,
  )
}

async function isGranted(tx: Transaction, orderId: number, key: string): Promise<boolean> {
  const earlierGrants = await tx
    .select({ at: refundGrants.at })
    .from(refundGrants)
    .where(and(eq(refundGrants.orderId, orderId), eq(refundGrants.key, key)))
  return earlierGrants.length > 0
}

/** @param toCallOff the requested cancellation; null if the order continues */
export function askRefund(
  store: StaffStore,
  call: StaffCall,
  amount: Cents,
  now: Date,
  toCallOff: CallingOffReason | null = null,
): Promise<ChangeResult> {
  const decide = (order: OrderSituation) => decideAskRefund(order, amount, toCallOff)
  return act(store, call, 'ask-refund', { decide }, now)
}

export function refuseRefund(store: StaffStore, call: StaffCall, now: Date): Promise<ChangeResult> {
  return act(store, call, 'refuse-refund', { decide: decideRefuseRefund }, now)
}
