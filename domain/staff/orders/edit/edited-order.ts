import { type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { latestEventDate } from '#domain/delivery/delivery-dates.ts'
import { portionsOf } from '#domain/menu/portions.ts'
import type { Cents } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { OrderRules } from '#domain/ordering/order-check.ts'
import { checkNeeds, checkNotes } from '#domain/ordering/order-needs.ts'
import { type Quote, quote } from '#domain/ordering/quote.ts'
import { afterAllowance } from '#domain/payment/grant-refund.ts'
import type { ChangeRefusal } from '#domain/placed/order-situation.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { changedUnits, type EditUnit } from './edit-units.ts'
import { contentOf, type EditedContent, valuesOf } from './edit-values.ts'
import { contentOfOrder, type EditableOrder } from './editable-order.ts'
import { feeAfterEdit } from './edited-fee.ts'
import { rulesOfOrderDay } from './placed-terms.ts'

export interface EditedOrder {
  readonly content: EditedContent
  readonly quote: Quote
  /** The value is null until staff quote it. */
  readonly deliveryFee: Cents | null
  /** Staff may state the fee of a place with quotation. */
  readonly isFeeByQuotation: boolean
  /** The part of a granted reduction that stays. */
  readonly allowance: Cents
  readonly total: Cents
  readonly portions: number
  readonly units: readonly EditUnit[]
  readonly refusals: readonly (Refusal | ChangeRefusal)[]
}

/**
 * Uses the prices, promotions and terms of the order's own day.
 * @param today in Hong Kong
 */
export function editedOrder(
  order: EditableOrder,
  values: Values,
  rules: OrderRules,
  today: CalendarDate,
): EditedOrder {
  const orderRules = rulesOfOrderDay(order, rules)
  const before = contentOfOrder(order)
  const input = contentOf(values)
  const isZoneLeftToStaff = input.draft.fulfilment === 'delivery' && order.zoneId === null
  const draft = { ...input.draft, isZoneLeftToStaff, promotionCode: order.promotionCode }
  const { needs, refusals: ofNeeds } = checkNeeds(input.needs, draft.fulfilment)
  const { notes, refusals: ofNotes } = checkNotes(input.notes, draft.fulfilment === 'pickup')
  const content = { ...input, draft, needs, notes }
  const orderQuote = quote(draft, orderRules, order.placedOn)
  const units = changedUnits(valuesOf(before), values)
  const fee = feeAfterEdit(
    order,
    quote(before.draft, orderRules, order.placedOn).delivery,
    orderQuote.delivery,
    values,
  )
  const deliveryFee = fee.amount ?? null
  return {
    content,
    quote: orderQuote,
    deliveryFee,
    isFeeByQuotation: orderQuote.delivery.reason === 'by-quotation',
    ...afterAllowance(
      orderQuote.subtotal - orderQuote.discount + (deliveryFee ?? 0) + order.changeFee,
      order.allowance,
    ),
    portions: portionsOf(orderQuote.lines),
    units,
    refusals: [
      ...orderQuote.refusals.filter(
        (each) => isInTheWay(each, units, content.keys) && !isOldDistrict(each, before.draft, draft),
      ),
      ...dateRefusals(order, draft, today),
      ...ofNotes,
      ...ofNeeds,
      ...(fee.refusal ? [fee.refusal] : []),
    ],
  }
}

/** Unchanged lines are not checked again; a code below its minimum is dropped. */
function isInTheWay(each: Refusal, units: readonly EditUnit[], keys: readonly string[]): boolean {
  switch (each.field) {
    case 'date':
    case 'promotionCode':
      return false
    case 'slot':
      // Staff may use a closed slot with a reason.
      if (each.code === 'slot-closed') return false
      return units.includes('due')
    case 'zoneId':
    case 'remotePlaceId':
    case 'pickupPlaceId':
      return units.includes('place')
    case 'lines':
      if (each.code === 'set-unknown') return true
      if ('line' in each.data) return units.includes(`line.${keys[each.data.line] ?? ''}`)
      return each.code !== 'below-minimum-quantity' || units.some((unit) => unit.startsWith('line.'))
    default:
      return true
  }
}

/** An unchanged district follows its zone, so staff made no mistake. */
function isOldDistrict({ field }: Refusal, before: OrderDraft, after: OrderDraft): boolean {
  return field === 'districtId' && before.districtId === after.districtId
}

/** Staff may choose any coming day. */
function dateRefusals(
  { dueDate }: EditableOrder,
  { date }: OrderDraft,
  today: CalendarDate,
): readonly Refusal[] {
  if (date === dueDate) return []
  if (!date) return [refusal('date-missing', 'date', {})]
  if (!isCalendarDate(date)) return [refusal('date-invalid', 'date', {})]
  if (date < today) return [refusal('date-too-early', 'date', { earliest: today })]
  const latest = latestEventDate(today)
  return date > latest ? [refusal('date-too-late', 'date', { latest })] : []
}
