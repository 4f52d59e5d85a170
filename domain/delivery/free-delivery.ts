/** Promotions that make delivery free: they count where there is a fee that may be waived (decisions 20 and 23). */

import { nothing } from '#domain/money.ts'
import type { AppliedPromotions, PromotionLine } from '#domain/promotions/promotions.ts'
import { refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { type DeliveryCharge, type FoodOfOrder, remotePlaceOf, untilFreeDelivery } from './delivery-fee.ts'

/** Whether a promotion makes delivery free, wherever the food goes. */
export function isFreeByPromotion({
  promotions,
}: {
  readonly promotions: readonly PromotionLine[]
}): boolean {
  return promotions.some(({ freeDelivery }) => freeDelivery !== undefined)
}

/**
 * Waives the fee where a promotion does, and drops the promotions that would give nothing, so that no use of a code is
 * counted for an order whose delivery is free anyway. A code among them is refused with the reason.
 * @param charge without these promotions
 */
export function withFreeDelivery(
  { lines, refusal: refused }: AppliedPromotions,
  charge: DeliveryCharge,
  food: FoodOfOrder,
  settings: Pick<Settings, 'remotePlaces' | 'freeDeliveryFrom'>,
): AppliedPromotions & { readonly delivery: DeliveryCharge } {
  const [first, ...rest] = lines.filter(({ freeDelivery }) => freeDelivery !== undefined)
  if (!first) return { lines, refusal: refused, delivery: charge }
  const isWaived = isFeeToWaive(charge, food, settings)
  const dropped = new Set(isWaived ? rest : [first, ...rest])
  const code = [...dropped].find((line) => line.code !== null)?.code
  const waived = { ...first, freeDelivery: charge.fee ?? nothing }
  return {
    lines: lines.filter((line) => !dropped.has(line)).map((line) => (line === first ? waived : line)),
    refusal: code ? refusal('promotion-no-fee', 'promotionCode', { promotionCode: code }) : refused,
    delivery:
      isWaived && charge.reason !== 'undecided'
        ? { ...charge, fee: nothing, reason: 'free-with-promotion' }
        : charge,
  }
}

/** A fee that is quoted can be waived where delivery can be free. While no place is chosen, there may be one to waive. */
function isFeeToWaive(
  charge: DeliveryCharge,
  food: FoodOfOrder,
  settings: Pick<Settings, 'remotePlaces' | 'freeDeliveryFrom'>,
): boolean {
  if (charge.reason === 'undecided') return Boolean(untilFreeDelivery(food, settings))
  const place = remotePlaceOf(charge, settings)
  if (charge.fee === nothing) return false
  return place ? place.freeDelivery : charge.reason !== 'by-quotation'
}
