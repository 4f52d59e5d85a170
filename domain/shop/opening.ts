/** Requirements before an empty shop can sell. */

/** Customers need these facts before paying. */
export const neededFacts = [
  ...(['name', 'company', 'address', 'position', 'hotline', 'chatNumber', 'contactHours', 'email'] as const),
  'licenceNumber',
] as const

export type NeededFact = (typeof neededFacts)[number]

export interface Opening {
  /** Facts that are placeholders. */
  readonly missingFacts: readonly NeededFact[]
  /** True if the shop has an account or a payment provider. */
  readonly canBePaid: boolean
  readonly setsOnSale: number
}

/** Visitors may see pages only once the shop's identity and contact are set. */
export function isIntroduced({ missingFacts }: Pick<Opening, 'missingFacts'>): boolean {
  return missingFacts.length === 0
}

export function isReadyToSell({ missingFacts, canBePaid, setsOnSale }: Opening): boolean {
  return isIntroduced({ missingFacts }) && canBePaid && setsOnSale > 0
}
