/** From how much: the lowest price of what a category, a page or the whole menu offers. */
import { type Cents, formatMoney } from '#domain/money.ts'

interface Offer {
  readonly price: Cents
}

/** Null when nothing is offered. */
export function lowestPrice(offers: readonly Offer[]): Cents | null {
  return offers.reduce<Cents | null>((low, { price }) => (low === null || price < low ? price : low), null)
}

/** As texts quote it, "$714"; '' when nothing is offered. */
export function lowestPriceText(offers: readonly Offer[]): string {
  const price = lowestPrice(offers)
  return price === null ? '' : formatMoney(price)
}
