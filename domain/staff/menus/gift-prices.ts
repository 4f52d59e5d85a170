/** The prices of a gift as texts of its form: the one of now, and the one from a day on. */

import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'
import type { Gift } from '#domain/menu/catalogue.ts'
import { type Cents, fromDollars, nothing, toDollars } from '#domain/money.ts'
import { plainFigures } from '#domain/typed-figures.ts'

export const giftFigures = ['price', 'nextFrom', 'nextPrice'] as const

export const giftPriceValues = ({
  price,
  nextPrice,
}: Pick<Gift, 'price' | 'nextPrice'>): Readonly<Record<(typeof giftFigures)[number], string>> => ({
  price: String(toDollars(price)),
  nextFrom: nextPrice?.from ?? '',
  nextPrice: nextPrice ? String(toDollars(nextPrice.price)) : '',
})

/** Dollars with cents at most; null: that is no price. */
export function readGiftPrice(typed: string): Cents | null {
  const figures = plainFigures(typed)
  const price = /^\d{1,6}(\.\d{1,2})?$/.test(figures) ? fromDollars(Number(figures)) : null
  return price === nothing ? null : price
}

/** Null: none is planned. The name of a field: it is wrong. */
export function readNextGiftPrice({
  nextFrom = '',
  nextPrice = '',
}: Readonly<Record<string, string>>): Gift['nextPrice'] | 'nextFrom' | 'nextPrice' {
  if (nextFrom === '' && nextPrice === '') return null
  const from = parseCalendarDate(nextFrom)
  if (!from) return 'nextFrom'
  const price = readGiftPrice(nextPrice)
  return price === null ? 'nextPrice' : { from, price }
}

/**
 * The values on a day, by the rule of sets (docs/decisions/0046): a planned price whose day has come is the present one,
 * in drafts too. A plan that can't be read stays as it was typed, to be refused.
 */
export function giftValuesOn(
  values: Readonly<Record<string, string>>,
  day: CalendarDate,
): Readonly<Record<string, string>> {
  const next = readNextGiftPrice(values)
  if (next === null || typeof next === 'string' || day < next.from) return values
  return { ...values, ...giftPriceValues({ price: next.price, nextPrice: null }) }
}
