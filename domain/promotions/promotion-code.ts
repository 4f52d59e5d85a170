import { compatibilityForm, isTooLong } from '#domain/free-text.ts'
import { maxLetters } from '#domain/input-limits.ts'
import type { Promotion } from '#domain/shop/settings.ts'

/** Only new codes must have this length, in characters. */
export const codeLength = { min: 3, max: 20 } as const

/**
 * Folds case, width and outer spaces; null if empty. Overlong text is cut with an ellipsis, so that it
 * stays unknown and refusals do not repeat it.
 */
export function normaliseCode(input: string | null): string | null {
  const text = input?.trim() ?? ''
  const code = (compatibilityForm(beginningOf(text), maxLetters.promotionCode) ?? '').trim().toUpperCase()
  const isCut = isTooLong(text, maxLetters.promotionCode) || isTooLong(code, maxLetters.promotionCode)
  return isCut ? `${beginningOf(code)}…` : code || null
}

function beginningOf(code: string): string {
  return code.slice(0, maxLetters.promotionCode).toWellFormed()
}

export function findPromotion(code: string, promotions: readonly Promotion[]): Promotion | null {
  const search = normaliseCode(code)
  return promotions.find((promotion) => search && normaliseCode(promotion.code) === search) ?? null
}
