/** What a shop that was opened without a menu still needs before it can sell, read from the shop itself. */

/** Facts that a customer has to know before trusting the shop with money. */
export const neededFacts = [
  ...(['name', 'company', 'address', 'position', 'hotline', 'chatNumber', 'contactHours', 'email'] as const),
  'licenceNumber',
] as const

export type NeededFact = (typeof neededFacts)[number]

export interface Opening {
  /** Facts that are still placeholders. */
  readonly missingFacts: readonly NeededFact[]
  /** Whether customers can pay the shop: it has an account of its own, or a payment provider. */
  readonly canBePaid: boolean
  readonly setsOnSale: number
}

/** Whether visitors may see the pages, all of which say who the shop is and how it is reached. */
export function isIntroduced({ missingFacts }: Pick<Opening, 'missingFacts'>): boolean {
  return missingFacts.length === 0
}

export function isReadyToSell({ missingFacts, canBePaid, setsOnSale }: Opening): boolean {
  return isIntroduced({ missingFacts }) && canBePaid && setsOnSale > 0
}
