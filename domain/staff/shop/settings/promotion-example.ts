import type { CalendarDate } from '#domain/calendar.ts'
import { type DeliveryCharge, deliveryCharge } from '#domain/delivery/delivery-fee.ts'
import { withFreeDelivery } from '#domain/delivery/free-delivery.ts'
import { type Cents, cents, nothing } from '#domain/money.ts'
import { applyPromotions, type FreeDish } from '#domain/promotions/promotions.ts'
import type { Promotion, Settings } from '#domain/shop/settings.ts'

export interface PromotionExample {
  readonly food: Cents
  /** Boxes in the food; null if the promotion counts none. */
  readonly boxes: number | null
  readonly discount: Cents
  readonly gift: FreeDish | null
  /** The first zone has this fee. */
  readonly fee: Cents | null
  /**
   * kept: free either way; lost: the discount takes the food below free delivery; waived: free by the
   * promotion; charged: never free.
   */
  readonly delivery: 'kept' | 'lost' | 'waived' | 'charged'
  /** The total is food and delivery, without cutlery. */
  readonly total: Cents
  readonly isDearer: boolean
}

export type ExampleRules = Pick<Settings, 'zones' | 'freeDeliveryFrom'>

/** A party of a dozen costs this much. */
const usualFood = cents(268_000)

/**
 * An order on an ordinary day without other promotions.
 * @param today in Hong Kong
 * @returns null if the promotion applies to no order
 */
export function promotionExample(
  promotion: Promotion,
  { zones, freeDeliveryFrom }: ExampleRules,
  today: CalendarDate,
): PromotionExample | null {
  const always: Promotion = {
    ...promotion,
    season: null,
    usableFrom: null,
    usableUntil: null,
    isUsedUp: false,
  }
  const boxes = always.kind === 'freeDish' ? always.boxes : null
  const food = exampleFood(always, boxes?.min ?? 1, freeDeliveryFrom)
  const unitsOfSet = new Map(boxes?.setIds.slice(0, 1).map((id) => [id, boxes.min]))
  const rules = { zones, freeDeliveryFrom, remotePlaces: [], specialDates: [], days: [] }
  const quoteWith = (promotions: readonly Promotion[]) => {
    const code = promotions[0]?.code ?? null
    const applicablePromotions = applyPromotions(code, promotions, { food, unitsOfSet, due: today, today })
    const discount = cents(applicablePromotions.lines.reduce((sum, line) => sum + line.discount, 0))
    const discountedFood = { foodAfterDiscounts: cents(food - discount), includesDelivery: false }
    const place = { fulfilment: 'delivery', zoneId: zones[0]?.id ?? null, remotePlaceId: null } as const
    const charge = deliveryCharge(place, null, discountedFood, rules)
    const { lines, delivery } = withFreeDelivery(applicablePromotions, charge, discountedFood, rules)
    return { lines, discount, delivery, total: cents(food - discount + (delivery.fee ?? nothing)) }
  }
  const [without, gift] = [quoteWith([]), quoteWith([always])]
  const [line] = gift.lines
  if (!line) return null
  return {
    food,
    boxes: boxes?.min ?? null,
    discount: gift.discount,
    gift: line.gift,
    fee: gift.delivery.standardFee,
    delivery: deliveryOf(without.delivery, gift.delivery),
    total: gift.total,
    isDearer: gift.total > without.total,
  }
}

/** A promotion that waives the fee is shown below free delivery where possible. */
function exampleFood({ kind, minSubtotal }: Promotion, units: number, freeDeliveryFrom: Cents): Cents {
  const belowFree = Math.max(0, freeDeliveryFrom - 10_000)
  const usual = kind === 'freeDelivery' ? Math.min(usualFood, belowFree) : usualFood
  // Every box costs whole dollars.
  const each = Math.ceil(Math.max(usual, minSubtotal) / units / 100) * 100
  return cents(kind === 'freeDelivery' ? Math.max(usual, minSubtotal) : each * units)
}

function deliveryOf(without: DeliveryCharge, gift: DeliveryCharge): PromotionExample['delivery'] {
  if (gift.reason === 'free-with-promotion') return 'waived'
  if (gift.reason === 'free-from-threshold') return 'kept'
  return without.reason === 'free-from-threshold' ? 'lost' : 'charged'
}
