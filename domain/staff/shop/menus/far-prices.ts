/** A price far from the earlier one may be a typing mistake. */
import type { Cents } from '#domain/money.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { readAmount } from '#domain/typed-figures.ts'

export interface FarPrice {
  readonly field: string
  readonly before: Cents
  readonly after: Cents
}

/** Less than half or more than double; a price of zero has no comparison. */
export const isFarFrom = (before: Cents, after: Cents): boolean =>
  before > 0 && (2 * after < before || after > 2 * before)

/** Confirms exactly this price in the form. */
export const sureOf = ({ field, after }: Pick<FarPrice, 'field' | 'after'>): string => `${field}=${after}`

/**
 * Changed prices far from the published ones; a first planned price is compared with the current price.
 * @param sure confirmed prices, as `sureOf` writes them
 */
export function farPrices(
  publishedValues: Values,
  input: Values,
  sure: readonly string[],
): readonly FarPrice[] {
  return Object.entries(input).flatMap(([field, value]) => {
    const now = presentField(field)
    if (now === null || value === publishedValues[field]) return []
    const publishedPrice = publishedValues[field] || publishedValues[now] || ''
    const [before, after] = [readAmount(publishedPrice), readAmount(value)]
    if (before === null || after === null) return []
    const price = { field, before, after }
    return isFarFrom(before, after) && !sure.includes(sureOf(price)) ? [price] : []
  })
}

function presentField(field: string): string | null {
  if (field.startsWith('fee.')) return field
  if (field === 'price' || field === 'nextPrice') return 'price'
  const of = /^(group\.[^.]+)\.(?:charge|nextCharge)\.(.+)$/.exec(field)
  return of ? `${of[1]}.charge.${of[2]}` : null
}
