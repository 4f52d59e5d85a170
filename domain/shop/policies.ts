/** Terms of changes and of records (spec section 9, decisions 13, 25). */

/** An order keeps the policy it was placed under. */
export interface ChangePolicy {
  /** Later cancellations and postponements get no refund. */
  readonly noticeDays: number
  /** The fee is a percentage of the order's amount. */
  readonly feePercent: number
  /** After bad weather, postponing is free within these days. */
  readonly postponeWithinDays: number
  /** The black rainstorm warning stops deliveries; signal 8 always does. */
  readonly stopsInBlackRain: boolean
}

export const changeLimits = {
  noticeDays: { min: 1, max: 60 },
  feePercent: { min: 0, max: 100 },
  postponeWithinDays: { min: 7, max: 365 },
} as const

/** The law sets the minimum. */
export const recordYearLimits = { min: 7, max: 30 } as const

/** The law sets these periods. */
export const recordPolicy = { dataRequestDays: 40, parentalConsentUnder: 13 } as const
