/** Promotions that make delivery free: they count where there is a fee that may be waived (decisions 20 and 23). */
import { type DeliveryCharge, type FoodOfOrder, remotePlaceOf, untilFreeDelivery } from './delivery-fee.ts'
import { nothing } from './money.ts'
import type { AppliedPromotions, PromotionLine } from './promotions.ts'
import { refusal } from './refusals.ts'
import type { Settings } from './settings.ts'

/** Whether a promotion makes delivery free, wherever the food goes. */
export function isFreeByPromotion({
  promotions,
}: {
  readonly promotions: readonly PromotionLine[]
}): boolean {
  return promotions.some(({ freeDelivery }) => freeDelivery !== undefined)
}

type NoFee = 'pickup' | 'free-already' | 'not-here'

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
  const why = whyNothingToWaive(charge, food, settings)
  const dropped = new Set(why ? [first, ...rest] : rest)
  const code = [...dropped].find((line) => line.code !== null)?.code
  const waived = { ...first, freeDelivery: charge.fee ?? nothing }
  return {
    lines: lines.filter((line) => !dropped.has(line)).map((line) => (line === first ? waived : line)),
    refusal: code
      ? refusal('promotion-no-fee', 'promotionCode', { promotionCode: code, why: why ?? 'free-already' })
      : refused,
    delivery:
      why || charge.reason === 'undecided'
        ? charge
        : { ...charge, fee: nothing, reason: 'free-with-promotion' },
  }
}

/** Null where there is a fee to waive, or the place is not chosen yet. */
function whyNothingToWaive(
  charge: DeliveryCharge,
  food: FoodOfOrder,
  settings: Pick<Settings, 'remotePlaces' | 'freeDeliveryFrom'>,
): NoFee | null {
  const place = remotePlaceOf(charge, settings)
  switch (charge.reason) {
    case 'pickup':
      return 'pickup'
    case 'free-from-threshold':
    case 'free-with-set':
    case 'free-with-promotion':
      return 'free-already'
    case 'undecided':
      return untilFreeDelivery(food, settings) ? null : 'free-already'
    case 'by-quotation':
      return place?.freeDelivery ? null : 'not-here'
    case 'zone':
    case 'special-date':
      if (place && !place.freeDelivery) return 'not-here'
      return charge.fee === nothing ? 'free-already' : null
  }
}
