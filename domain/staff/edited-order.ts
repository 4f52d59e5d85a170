/** What a change of a placed order makes of it and of its price, before anything is saved. */

import { type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { latestEventDate } from '#domain/delivery-dates.ts'
import { type DeliveryCharge, feeAfterMove } from '#domain/delivery-fee.ts'
import { textRefusal } from '#domain/free-text.ts'
import { afterAllowance } from '#domain/grant-refund.ts'
import { maxLetters } from '#domain/input-limits.ts'
import type { Cents } from '#domain/money.ts'
import type { Fulfilment, OrderDraft } from '#domain/order.ts'
import { type Bound, boundsExceeded } from '#domain/order-bounds.ts'
import type { OrderFacts } from '#domain/order-check.ts'
import { checkNeeds, type OrderNeeds } from '#domain/order-needs.ts'
import type { ChangeRefusal } from '#domain/order-situation.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { portionsOf } from '#domain/portions.ts'
import { type Quote, quote } from '#domain/quote.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/settings.ts'
import { contentOf, type EditedContent, type EditValues, valueIn, valuesOf } from './edit-values.ts'
import { changedUnits, type EditUnit } from './merge-edits.ts'
import { readAmount } from './order-move.ts'
import { factsOfItsDay, ownSetId, type PlacedTerms } from './placed-terms.ts'

/** The parts of a stored order that a change starts from. */
export interface EditableOrder extends PlacedTerms, OrderNeeds {
  readonly status: OrderStatus
  readonly dueDate: CalendarDate
  readonly slot: string
  readonly fulfilment: Fulfilment
  readonly address: string
  readonly specialInstructions: string
  readonly cutleryWanted: boolean
  readonly tongsWanted: boolean
  readonly promotionCode: string | null
  readonly discount: Cents
  readonly changeFee: Cents
  readonly allowance: Cents
  readonly total: Cents
}

export interface EditedOrder {
  readonly content: EditedContent
  readonly quote: Quote
  /** Null until staff quote it. */
  readonly deliveryFee: Cents | null
  /** Whether the fee of the place is by quotation, so that staff may state it. */
  readonly isFeeByQuotation: boolean
  /** What stays granted back. */
  readonly allowance: Cents
  readonly total: Cents
  readonly portions: number
  readonly units: readonly EditUnit[]
  /** What is wrong with it. */
  readonly refusals: readonly (Refusal | ChangeRefusal)[]
}

export function contentOfOrder(order: EditableOrder): EditedContent {
  const { lines, cutleryWanted, cutleryExtra, tongsWanted, tongsExtra } = order
  const draft: OrderDraft = {
    lines: lines.map((line) => ({
      setId: ownSetId(line.position),
      quantity: line.unitPrice === null ? 1 : line.units,
      selection: selectionOf(line.dishes),
    })),
    fulfilment: order.fulfilment,
    date: order.dueDate,
    slot: order.slot,
    zoneId: order.zoneId,
    isZoneLeftToStaff: order.fulfilment === 'delivery' && order.zoneId === null,
    remotePlaceId: order.remotePlaceId,
    address: order.address,
    pickupPlaceId: order.pickupPlaceId,
    cutlery: { wanted: cutleryWanted, extra: cutleryExtra },
    tongs: { wanted: tongsWanted, extra: tongsExtra },
    promotionCode: order.promotionCode,
  }
  const { allergens, access, accessNote } = order
  return {
    draft,
    instructions: order.specialInstructions,
    needs: { allergens, access, accessNote },
    keys: lines.map(({ position }) => String(position)),
  }
}

function selectionOf(dishes: EditableOrder['lines'][number]['dishes']) {
  const selection: Record<string, Record<string, number>> = {}
  for (const { groupId, dishId, number } of dishes)
    selection[groupId] = { ...selection[groupId], [dishId]: number }
  return selection
}

export const editValuesOf = (order: EditableOrder): EditValues => valuesOf(contentOfOrder(order))

/**
 * Prices a change by the same quote as a new order, with the prices, promotions and terms of the order's own day. The
 * page shows it and the command saves it.
 * @param today in Hong Kong
 */
export function editedOrder(
  order: EditableOrder,
  values: EditValues,
  facts: OrderFacts,
  today: CalendarDate,
): EditedOrder {
  const own = factsOfItsDay(order, facts)
  const before = contentOfOrder(order)
  const typed = contentOf(values)
  const isZoneLeftToStaff = typed.draft.fulfilment === 'delivery' && order.zoneId === null
  const draft = { ...typed.draft, isZoneLeftToStaff, promotionCode: order.promotionCode }
  const { needs, refusals: ofNeeds } = checkNeeds(typed.needs, draft.fulfilment)
  const content = { ...typed, draft, needs }
  // Which promotions apply is a question of the day on which the order was placed.
  const priced = quote(draft, own, order.placedOn)
  const units = changedUnits(valuesOf(before), values)
  const fee = feeAfter(order, quote(before.draft, own, order.placedOn).delivery, priced.delivery, values)
  const deliveryFee = fee.amount ?? null
  return {
    content,
    quote: priced,
    deliveryFee,
    isFeeByQuotation: priced.delivery.reason === 'by-quotation',
    ...afterAllowance(
      priced.subtotal - priced.discount + (deliveryFee ?? 0) + order.changeFee,
      order.allowance,
    ),
    portions: portionsOf(priced.lines),
    units,
    refusals: [
      ...priced.refusals.filter((each) => isInTheWay(each, units, content.keys)),
      ...dateRefusals(order, draft, today),
      ...present(textRefusal('specialInstructions', content.instructions, maxLetters.specialInstructions)),
      ...ofNeeds,
      ...(fee.refusal ? [fee.refusal] : []),
    ],
  }
}

const present = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value])

/**
 * What was ordered and stays is not asked about again. Dates have a rule of their own, and a code whose minimum is not
 * reached any more falls away.
 */
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

/**
 * The fee stays as it was agreed, unless the change itself alters what delivery costs: another zone, or food that reaches
 * free delivery or falls below it. On another day it rises or falls by what the day costs more or less, as it does when
 * the customer moves the order. Where it is by quotation, staff state it.
 */
function feeAfter(
  order: EditableOrder,
  before: DeliveryCharge,
  after: DeliveryCharge,
  values: EditValues,
): { readonly amount?: Cents | null; readonly refusal?: ChangeRefusal } {
  const typed = valueIn(values, 'fee').trim()
  if (after.fee === null && typed !== '') {
    const amount = readAmount(typed)
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

/** Whether the zone's fee of the day is charged: neither waived, nor quoted, nor none. */
function isCharged(charge: DeliveryCharge): charge is DeliveryCharge & { readonly fee: Cents } {
  return charge.reason === 'zone' || charge.reason === 'special-date'
}

/**
 * The bounds that a change exceeds: those of the day and the slot where it moves the order, and the room of the slot
 * where it moves there or feeds more.
 * @param taken portions of other orders in the slot
 */
export function editExceeds(
  { content: { draft }, portions, quote: { lines } }: Pick<EditedOrder, 'content' | 'portions' | 'quote'>,
  was: { readonly date: string; readonly slot: string; readonly portions: number },
  taken: number,
  settings: Settings,
  today: CalendarDate,
): readonly Bound[] {
  const { date, slot } = draft
  if (!date || !slot || !isCalendarDate(date)) return []
  const isOtherDay = was.date !== date
  const isMoved = isOtherDay || was.slot !== slot
  const room = isMoved || portions > was.portions ? { portions, taken } : null
  const asked: Readonly<Record<Bound, boolean>> = {
    'lead-time': isOtherDay,
    'day-closed': isMoved,
    'slot-closed': isMoved,
    'slot-full': true,
  }
  const sets = lines.map(({ set }) => set)
  return boundsExceeded({ date, slot }, room, sets, settings, today).filter((bound) => asked[bound])
}
