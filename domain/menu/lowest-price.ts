import { type Cents, formatMoney } from '#domain/money.ts'

interface Offer {
  readonly price: Cents
}

export function lowestPrice(offers: readonly Offer[]): Cents | null {
  return offers.reduce<Cents | null>((low, { price }) => (low === null || price < low ? price : low), null)
}

/** The text is, for example, "$714", or '' if nothing is offered. */
export function lowestPriceText(offers: readonly Offer[]): string {
  const price = lowestPrice(offers)
  return price === null ? '' : formatMoney(price)
}
