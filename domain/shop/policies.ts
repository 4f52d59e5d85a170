/**
 * The terms outside the order form (spec section 9, decisions 13, 25) that no owner changes: the only definition of these
 * figures. Those that an owner changes are settings (ServiceRules).
 */

/** What changing an order costs. */
export interface ChangePolicy {
  /** Days before the due date by which a customer must cancel or postpone; later, nothing is refunded. */
  readonly noticeDays: number
  /** Percentage of the order's amount that is charged. */
  readonly feePercent: number
  /** Days within which an order hit by signal 8 or black rain may be postponed free of charge. */
  readonly postponeWithinDays: number
}

export const changePolicy: ChangePolicy = { noticeDays: 3, feePercent: 30, postponeWithinDays: 90 }

type PolicyByVersion = Readonly<Record<string, ChangePolicy>>

/**
 * The policies of older versions of the terms that differ from changePolicy, by version: an order keeps the policy it was
 * placed under. Before changePolicy is changed, its figures are copied here (docs/recipes.md).
 */
const earlierPolicies: PolicyByVersion = {}

/** The terms for changing an order that was placed under this version of the terms (decisions 25). */
export function changePolicyOf(
  termsVersion: string,
  earlier: PolicyByVersion = earlierPolicies,
): ChangePolicy {
  return earlier[termsVersion] ?? changePolicy
}

/** What the law sets about customers' data and the records of orders. */
export interface RecordPolicy {
  /** Days within which a request about personal data is answered. */
  readonly dataRequestDays: number
  /** Years for which order records are kept, as the law requires of business records. */
  readonly recordYears: number
  /** Younger visitors need a parent's consent. */
  readonly parentalConsentUnder: number
}

export const recordPolicy: RecordPolicy = { dataRequestDays: 40, recordYears: 7, parentalConsentUnder: 13 }
