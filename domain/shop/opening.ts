/** Requirements before an empty shop can sell. */

/** Customers need these details before paying. */
export const requiredDetails = [
  ...(['name', 'company', 'address', 'position', 'hotline', 'chatNumber', 'contactHours', 'email'] as const),
  'licenceNumber',
] as const

export type RequiredDetail = (typeof requiredDetails)[number]

export interface Opening {
  /** Details that are placeholders. */
  readonly missingDetails: readonly RequiredDetail[]
  /** True if the shop has an account or a payment provider. */
  readonly canBePaid: boolean
  readonly setsOnSale: number
}

/** Visitors may see pages only once the shop's identity and contact are set. */
export function isIntroduced({ missingDetails }: Pick<Opening, 'missingDetails'>): boolean {
  return missingDetails.length === 0
}

export function isReadyToSell({ missingDetails, canBePaid, setsOnSale }: Opening): boolean {
  return isIntroduced({ missingDetails }) && canBePaid && setsOnSale > 0
}
