/** The price that a gift has from a later day on, by the rule of sets (docs/decisions/0046). */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Gift } from './catalogue.ts'

/**
 * The gift at its price of a day.
 * @param day in Hong Kong, on which the gift is looked at
 */
export function giftOn<Of extends Pick<Gift, 'price' | 'nextPrice'>>(gift: Of, day: CalendarDate): Of {
  const { nextPrice } = gift
  if (nextPrice === null || day < nextPrice.from) return gift
  return { ...gift, price: nextPrice.price, nextPrice: null }
}
