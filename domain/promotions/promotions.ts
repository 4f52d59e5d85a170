import { type CalendarDate, isWithinSeason } from '#domain/calendar.ts'
import { type Cents, cents, nothing } from '#domain/money.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import { findPromotion, normaliseCode } from './promotion-code.ts'

export interface PromotionBasis {
  /** Discounts are not subtracted. */
  readonly food: Cents
  readonly unitsOfSet: ReadonlyMap<number, number>
  /** The date is today until one is chosen. */
  readonly due: CalendarDate
  readonly today: CalendarDate
}

export interface FreeDish {
  readonly id: string
  readonly name: Text
  readonly quantity: number
}

export interface PromotionLine {
  readonly promotionId: string
  /** Automatic promotions have no code. */
  readonly code: string | null
  readonly name: Text
  readonly discount: Cents
  /** The dish costs HK$0. */
  readonly gift: FreeDish | null
  /** The waived fee is 0 while it is unknown. */
  readonly freeDelivery?: Cents
}

export type PromotionRefusal = Refusal<
  | 'promotion-unknown'
  | 'promotion-not-yet'
  | 'promotion-ended'
  | 'promotion-used-up'
  | 'promotion-out-of-season'
  | 'promotion-below-minimum'
  | 'promotion-too-few-boxes'
  | 'promotion-no-fee'
>

/** Pages may show only codes without limits; other codes are personal. */
export function isForEverybody({ usableFrom, usableUntil, maxUses, maxUsesPerCustomer }: Promotion): boolean {
  return [usableFrom, usableUntil, maxUses, maxUsesPerCustomer].every((limit) => limit === null)
}

export function promotionRefusal(promotion: Promotion, basis: PromotionBasis): PromotionRefusal | null {
  const promotionCode = promotion.code ?? ''
  const { season, minSubtotal, usableFrom, usableUntil, maxUses } = promotion
  if (usableFrom !== null && basis.today < usableFrom) {
    return refusal('promotion-not-yet', 'promotionCode', { promotionCode, usableFrom })
  }
  if (usableUntil !== null && basis.today > usableUntil) {
    return refusal('promotion-ended', 'promotionCode', { promotionCode, usableUntil })
  }
  if (promotion.isUsedUp) {
    return refusal('promotion-used-up', 'promotionCode', { promotionCode, max: maxUses ?? 0 })
  }
  if (season && !isWithinSeason(basis.due, season)) {
    return refusal('promotion-out-of-season', 'promotionCode', { promotionCode, ...season })
  }
  if (basis.food < minSubtotal) {
    const amountMissing = cents(minSubtotal - basis.food)
    return refusal('promotion-below-minimum', 'promotionCode', {
      promotionCode,
      minimum: minSubtotal,
      missing: amountMissing,
    })
  }
  const boxesNeeded = promotion.kind === 'freeDish' ? promotion.boxes : null
  if (boxesNeeded) {
    const boxes = boxesNeeded.setIds.reduce((sum, id) => sum + (basis.unitsOfSet.get(id) ?? 0), 0)
    if (boxes < boxesNeeded.min) {
      return refusal('promotion-too-few-boxes', 'promotionCode', {
        promotionCode,
        min: boxesNeeded.min,
        boxes,
      })
    }
  }
  return null
}

export interface AppliedPromotions {
  readonly lines: readonly PromotionLine[]
  readonly refusal: PromotionRefusal | null
}

/** Automatic promotions in the settings' order, then the code. Discounts never exceed the food's price. */
export function applyPromotions(
  typedCode: string | null,
  promotions: readonly Promotion[],
  basis: PromotionBasis,
): AppliedPromotions {
  const code = normaliseCode(typedCode)
  const promotion = code ? findPromotion(code, promotions) : null
  const why = promotion
    ? promotionRefusal(promotion, basis)
    : code
      ? refusal('promotion-unknown', 'promotionCode', { promotionCode: code })
      : null
  const applying = promotions.filter(({ code }) => code === null).filter((p) => !promotionRefusal(p, basis))
  if (promotion && !why) applying.push(promotion)

  let remaining = basis.food
  const lines = applying.map((promotion) => {
    const discount = cents(Math.min(remaining, fullDiscount(promotion, basis.food)))
    remaining = cents(remaining - discount)
    return promotionLine(promotion, discount)
  })
  return { lines, refusal: why }
}

/** An automatic gift that needs more boxes of an ordered set. */
export interface NearGift {
  readonly promotionId: string
  readonly boxesMissing: number
  readonly dish: FreeDish
}

export function nearGifts(promotions: readonly Promotion[], basis: PromotionBasis): readonly NearGift[] {
  return promotions.flatMap((promotion) => {
    if (promotion.code !== null || promotion.kind !== 'freeDish') return []
    const why = promotionRefusal(promotion, basis)
    if (why?.code !== 'promotion-too-few-boxes' || why.data.boxes === 0) return []
    const boxesMissing = why.data.min - why.data.boxes
    return [{ promotionId: promotion.id, boxesMissing, dish: freeDishOf(promotion) }]
  })
}

function freeDishOf({ dish, quantity }: Promotion & { readonly kind: 'freeDish' }): FreeDish {
  return { id: dish.id, name: dish.name, quantity }
}

function promotionLine(promotion: Promotion, discount: Cents): PromotionLine {
  const { id, code, name } = promotion
  const gift = promotion.kind === 'freeDish' ? freeDishOf(promotion) : null
  const line = { promotionId: id, code, name, discount, gift }
  return promotion.kind === 'freeDelivery' ? { ...line, freeDelivery: nothing } : line
}

/** Before the cap; rounds half up in the customer's favour. */
function fullDiscount(promotion: Promotion, food: Cents): Cents {
  switch (promotion.kind) {
    case 'percent':
      return percentOf(food, promotion.percentOff)
    case 'amount':
      return promotion.amount
    case 'freeDish':
    case 'freeDelivery':
      return nothing
  }
}

/** Computes hundredths of a percent in two parts to stay within safe integers. */
function percentOf(amount: Cents, percent: number): Cents {
  const share = Math.round(percent * 100)
  const rest = amount % 10_000
  return cents(((amount - rest) / 10_000) * share + Math.floor((rest * share + 5_000) / 10_000))
}
