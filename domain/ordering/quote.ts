/** The one price of an order: the live summary, the server and the invoice all ask here (decisions 17 to 23). */
import { type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { type DeliveryCharge, deliveryCharge, foodOfOrder } from '#domain/delivery/delivery-fee.ts'
import { withFreeDelivery } from '#domain/delivery/free-delivery.ts'
import { maxLines } from '#domain/input-limits.ts'
import { type ExtraLine, extraLine, includedCount } from '#domain/menu/extras.ts'
import { type PricedLine, priceLine } from '#domain/menu/price-line.ts'
import { type Cents, cents, nothing, sumOf } from '#domain/money.ts'
import {
  applyPromotions,
  type NearGift,
  nearGifts,
  type PromotionLine,
} from '#domain/promotions/promotions.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { OrderDraft } from './order.ts'
import { type OrderFacts, orderRefusals } from './order-check.ts'

export interface Quote {
  /** One for each line of the draft whose set is known, in the draft's order. */
  readonly lines: readonly PricedLine[]
  readonly cutlery: ExtraLine
  readonly tongs: ExtraLine
  readonly promotions: readonly PromotionLine[]
  /** Gifts that a few more boxes would bring. */
  readonly nearGifts: readonly NearGift[]
  readonly delivery: DeliveryCharge
  /** Sets with their supplements, before discounts. */
  readonly food: Cents
  /** food + extra cutlery + extra tongs. */
  readonly subtotal: Cents
  /** The amount promotions deduct from the food, as a positive number. */
  readonly discount: Cents
  /** subtotal - discount + delivery fee; without the fee while it is not known. */
  readonly total: Cents
  /** Whether the delivery fee is in the total. False: the page must say that it is added later. */
  readonly includesDeliveryFee: boolean
  /** Every reason why this draft can't be ordered; it is priced nevertheless. */
  readonly refusals: readonly Refusal[]
}

/**
 * Whether the customer pays once the order is placed. What costs nothing is not paid, and neither is an order whose
 * delivery fee staff are still to quote.
 */
export const isPaidNext = ({
  total,
  includesDeliveryFee,
}: Pick<Quote, 'total' | 'includesDeliveryFee'>): boolean => includesDeliveryFee && total > 0

/**
 * Prices a draft at any step of the order and tells what is still in its way. Never throws on what a visitor or
 * caller sends: a number that can't be read falls back to the price of the set (spec section 9) and is refused.
 * @param today in Hong Kong
 */
export function quote(draft: OrderDraft, facts: OrderFacts, today: CalendarDate): Quote {
  const { sets, settings } = facts
  const lines = draft.lines.slice(0, maxLines).flatMap((line, index) => {
    const set = sets.get(line.setId)
    return set ? [priceLine(set, line, index)] : []
  })

  const food = sumOf(lines.map(({ amount }) => amount))
  const cutlery = extraLine(draft.cutlery, includedCount(lines, 'includedCutlery'), settings.cutleryPrice)
  const tongs = extraLine(draft.tongs, includedCount(lines, 'includedTongs'), settings.tongsPrice)
  const subtotal = sumOf([food, cutlery.amount, tongs.amount])

  const due = draft.date !== null && isCalendarDate(draft.date) ? draft.date : null
  const unitsOfSet = new Map<number, number>()
  for (const { set, units } of lines) unitsOfSet.set(set.id, (unitsOfSet.get(set.id) ?? 0) + units)
  const applying = { food, unitsOfSet, due: due ?? today, today }
  const applied = applyPromotions(draft.promotionCode, settings.promotions, applying)
  const discount = sumOf(applied.lines.map((line) => line.discount))

  const discounted = foodOfOrder({ lines, food, discount })
  const charge = deliveryCharge(draft, due, discounted, settings)
  const { delivery, ...promotions } = withFreeDelivery(applied, charge, discounted, settings)
  return {
    lines,
    cutlery,
    tongs,
    promotions: promotions.lines,
    nearGifts: nearGifts(settings.promotions, applying),
    delivery,
    food,
    subtotal,
    discount,
    total: cents(subtotal - discount + (delivery.fee ?? nothing)),
    includesDeliveryFee: delivery.fee !== null,
    refusals: [
      ...orderRefusals(draft, lines, facts, today),
      ...(promotions.refusal ? [promotions.refusal] : []),
    ],
  }
}
