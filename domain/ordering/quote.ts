/** The price of an order for the summary, the server and the invoice (decisions 17 to 23). */
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
import { type OrderRules, orderRefusals } from './order-check.ts'

export interface Quote {
  /** The lines are in the draft's order, without unknown sets. */
  readonly lines: readonly PricedLine[]
  readonly cutlery: ExtraLine
  readonly tongs: ExtraLine
  readonly promotions: readonly PromotionLine[]
  /** A few more boxes would bring these gifts. */
  readonly nearGifts: readonly NearGift[]
  readonly delivery: DeliveryCharge
  /** Includes supplements, before discounts. */
  readonly food: Cents
  /** The subtotal is food + extra cutlery + extra tongs. */
  readonly subtotal: Cents
  /** The amount is positive. */
  readonly discount: Cents
  /** The total is subtotal - discount + delivery fee, without the fee while it is unknown. */
  readonly total: Cents
  /** If false, pages must say that the fee is added later. */
  readonly includesDeliveryFee: boolean
  /** A refused draft still has a price. */
  readonly refusals: readonly Refusal[]
}

/** False for free orders and until staff quote the fee. */
export const isPaidNext = ({
  total,
  includesDeliveryFee,
}: Pick<Quote, 'total' | 'includesDeliveryFee'>): boolean => includesDeliveryFee && total > 0

/**
 * Prices a draft at any step and collects refusals without throwing. An unreadable number counts as the
 * set's price (spec section 9) and is refused.
 * @param today in Hong Kong
 */
export function quote(draft: OrderDraft, rules: OrderRules, today: CalendarDate): Quote {
  const { sets, settings } = rules
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
  const applicablePromotions = applyPromotions(draft.promotionCode, settings.promotions, applying)
  const discount = sumOf(applicablePromotions.lines.map((line) => line.discount))

  const discountedFood = foodOfOrder({ lines, food, discount })
  const charge = deliveryCharge(draft, due, discountedFood, settings)
  const { delivery, ...promotions } = withFreeDelivery(applicablePromotions, charge, discountedFood, settings)
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
      ...orderRefusals(draft, lines, rules, today),
      ...(promotions.refusal ? [promotions.refusal] : []),
    ],
  }
}
