/** The codes of promotions, as they are typed and found. */
import { compatibilityForm, isTooLong } from '#domain/free-text.ts'
import { maxLetters } from '#domain/input-limits.ts'
import type { Promotion } from '#domain/shop/settings.ts'

/** Of a new code. Characters. */
export const codeLength = { min: 3, max: 20 } as const

/**
 * Normalises a code: ignores case, surrounding spaces and the full width of a Chinese keyboard; null when nothing was
 * typed. A text longer than any code is cut and ends with an ellipsis, which no code does: it stays unknown, and no
 * refusal repeats it whole.
 */
export function normaliseCode(typed: string | null): string | null {
  const text = typed?.trim() ?? ''
  const code = (compatibilityForm(beginningOf(text), maxLetters.promotionCode) ?? '').trim().toUpperCase()
  const isCut = isTooLong(text, maxLetters.promotionCode) || isTooLong(code, maxLetters.promotionCode)
  return isCut ? `${beginningOf(code)}…` : code || null
}

function beginningOf(code: string): string {
  return code.slice(0, maxLetters.promotionCode).toWellFormed()
}

export function findPromotion(code: string, promotions: readonly Promotion[]): Promotion | null {
  const wanted = normaliseCode(code)
  return promotions.find((promotion) => wanted && normaliseCode(promotion.code) === wanted) ?? null
}
