/** What a shop that was opened without a menu still needs before it can sell, read from the shop itself. */

/** Facts that a customer has to know before trusting the shop with money. */
export const neededFacts = [
  ...(['name', 'company', 'address', 'hotline', 'chatNumber', 'email', 'licenceNumber', 'position'] as const),
] as const

export type NeededFact = (typeof neededFacts)[number]

export interface Opening {
  /** Facts that are still placeholders. */
  readonly missingFacts: readonly NeededFact[]
  /** Whether customers can pay the shop: it has an account of its own, or a payment provider. */
  readonly canBePaid: boolean
  readonly setsOnSale: number
}

export function isReadyToSell({ missingFacts, canBePaid, setsOnSale }: Opening): boolean {
  return missingFacts.length === 0 && canBePaid && setsOnSale > 0
}
