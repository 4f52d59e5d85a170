/** An owner can plan a gift's next price (docs/decisions/0046). */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Gift } from './catalogue.ts'

export function giftOn<Of extends Pick<Gift, 'price' | 'nextPrice'>>(gift: Of, day: CalendarDate): Of {
  const { nextPrice } = gift
  if (nextPrice === null || day < nextPrice.from) return gift
  return { ...gift, price: nextPrice.price, nextPrice: null }
}
