import { type DeliveryCharge, feeAfterMove } from '#domain/delivery/delivery-fee.ts'
import type { Cents } from '#domain/money.ts'
import type { ChangeRefusal } from '#domain/placed/order-situation.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { readAmount } from '#domain/typed-figures.ts'
import { valueIn } from './edit-values.ts'
import type { EditableOrder } from './editable-order.ts'

/**
 * The agreed fee stays unless the zone changes or food crosses the free-delivery limit. Another day adds the
 * difference between both days, as when the customer moves the order. Staff state quoted fees.
 */
export function feeAfterEdit(
  order: EditableOrder,
  before: DeliveryCharge,
  after: DeliveryCharge,
  values: Values,
): { readonly amount?: Cents | null; readonly refusal?: ChangeRefusal } {
  const text = valueIn(values, 'fee').trim()
  if (after.fee === null && text !== '') {
    const amount = readAmount(text)
    return amount === null ? { refusal: 'amount-invalid' } : { amount }
  }
  const amount = isSamePlace(before, after) ? agreedFee(order, before, after) : after.fee
  const isMissing = amount === null && after.reason === 'by-quotation' && order.status !== 'submitted'
  return isMissing ? { refusal: 'fee-to-be-quoted' } : { amount }
}

function isSamePlace(before: DeliveryCharge, after: DeliveryCharge): boolean {
  return before.zoneId === after.zoneId && before.remotePlaceId === after.remotePlaceId
}

function agreedFee(
  { deliveryFee }: EditableOrder,
  before: DeliveryCharge,
  after: DeliveryCharge,
): Cents | null {
  if (before.fee === after.fee && isCharged(before) === isCharged(after)) return deliveryFee
  const isMove = isCharged(before) && isCharged(after) && deliveryFee !== null
  return isMove ? feeAfterMove(deliveryFee, before.fee, after.fee) : after.fee
}

/** The fee is neither waived, quoted nor absent. */
function isCharged(charge: DeliveryCharge): charge is DeliveryCharge & { readonly fee: Cents } {
  return charge.reason === 'zone' || charge.reason === 'special-date'
}
