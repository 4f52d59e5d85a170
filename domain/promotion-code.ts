/** The codes of promotions, as they are typed and found. */
import { isTooLong } from './free-text.ts'
import { maxLetters } from './input-limits.ts'
import type { Promotion } from './settings.ts'

/**
 * Normalises a code: ignores case and surrounding spaces; null when nothing was typed. A text longer than any code is
 * cut and ends with an ellipsis, which no code does: it stays unknown, and no refusal repeats it whole.
 */
export function normaliseCode(typed: string | null): string | null {
  const code = typed?.trim() ?? ''
  return (isTooLong(code, maxLetters.promotionCode) ? beginningOf(code) : code).toUpperCase() || null
}

function beginningOf(code: string): string {
  return `${code.slice(0, maxLetters.promotionCode).toWellFormed()}…`
}

export function findPromotion(code: string, promotions: readonly Promotion[]): Promotion | null {
  const wanted = normaliseCode(code)
  return promotions.find((promotion) => wanted && normaliseCode(promotion.code) === wanted) ?? null
}
