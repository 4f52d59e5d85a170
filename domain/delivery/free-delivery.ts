/** These promotions waive delivery fees (decisions 20 and 23). */

import { nothing } from '#domain/money.ts'
import type { AppliedPromotions, PromotionLine } from '#domain/promotions/promotions.ts'
import { refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { type DeliveryCharge, type FoodOfOrder, remotePlaceOf, untilFreeDelivery } from './delivery-fee.ts'

export function isFreeByPromotion({
  promotions,
}: {
  readonly promotions: readonly PromotionLine[]
}): boolean {
  return promotions.some(({ freeDelivery }) => freeDelivery !== undefined)
}

/**
 * Drops promotions without a fee to waive, so that their codes are not used up; a code is refused with the
 * reason.
 * @param charge without these promotions
 */
export function withFreeDelivery(
  { lines, refusal: promotionRefusal }: AppliedPromotions,
  charge: DeliveryCharge,
  food: FoodOfOrder,
  settings: Pick<Settings, 'remotePlaces' | 'freeDeliveryFrom'>,
): AppliedPromotions & { readonly delivery: DeliveryCharge } {
  const [first, ...rest] = lines.filter(({ freeDelivery }) => freeDelivery !== undefined)
  if (!first) return { lines, refusal: promotionRefusal, delivery: charge }
  const isWaived = isFeeToWaive(charge, food, settings)
  const droppedLines = new Set(isWaived ? rest : [first, ...rest])
  const code = [...droppedLines].find((line) => line.code !== null)?.code
  const waivedPromotion = { ...first, freeDelivery: charge.fee ?? nothing }
  return {
    lines: lines
      .filter((line) => !droppedLines.has(line))
      .map((line) => (line === first ? waivedPromotion : line)),
    refusal: code ? refusal('promotion-no-fee', 'promotionCode', { promotionCode: code }) : promotionRefusal,
    delivery:
      isWaived && charge.reason !== 'undecided'
        ? { ...charge, fee: nothing, reason: 'free-with-promotion' }
        : charge,
  }
}

/** Quoted fees can be waived where free delivery applies; an unknown place may have a fee. */
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
