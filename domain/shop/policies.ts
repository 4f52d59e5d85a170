/**
 * Fixed terms outside the order form (spec section 9, decisions 13, 25); editable terms are in
 * ServiceRules.
 */

export interface ChangePolicy {
  /** Later cancellations and postponements get no refund. */
  readonly noticeDays: number
  /** The fee is a percentage of the order's amount. */
  readonly feePercent: number
  /** Postponing is free after signal 8 or black rain, within these days. */
  readonly postponeWithinDays: number
}

export const changePolicy: ChangePolicy = { noticeDays: 3, feePercent: 30, postponeWithinDays: 90 }

type PolicyByVersion = Readonly<Record<string, ChangePolicy>>

/**
 * Orders keep the policy of their terms version. Copy changePolicy here before changing it
 * (docs/recipes.md).
 */
const earlierPolicies: PolicyByVersion = {}

/** Policies depend on the terms version (decisions 25). */
export function changePolicyOf(
  termsVersion: string,
  earlier: PolicyByVersion = earlierPolicies,
): ChangePolicy {
  return earlier[termsVersion] ?? changePolicy
}

/** The law sets these periods. */
export interface RecordPolicy {
  readonly dataRequestDays: number
  readonly recordYears: number
  readonly parentalConsentUnder: number
}

export const recordPolicy: RecordPolicy = { dataRequestDays: 40, recordYears: 7, parentalConsentUnder: 13 }
