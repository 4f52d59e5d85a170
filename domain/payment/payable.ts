import type { Cents } from '#domain/money.ts'
import { isCalledOff } from '#domain/placed/order-status.ts'
import { balanceOf, type OrderWorth, type PaymentMoney } from './payment-balance.ts'

export type NotPayable = 'order-called-off' | 'fee-to-be-quoted' | 'nothing-due'

export type Payable =
  | { readonly ok: true; readonly due: Cents }
  | { readonly ok: false; readonly reason: NotPayable }

export function payable(
  order: OrderWorth & {
    /** The fee and the total are unknown until staff quote the fee. */
    readonly deliveryFee: Cents | null
  },
  payments: readonly PaymentMoney[],
): Payable {
  if (isCalledOff(order.status)) return { ok: false, reason: 'order-called-off' }
  if (order.deliveryFee === null) return { ok: false, reason: 'fee-to-be-quoted' }
  const { due } = balanceOf(order, payments)
  return due > 0 ? { ok: true, due } : { ok: false, reason: 'nothing-due' }
}
