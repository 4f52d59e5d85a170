/**
 * The shop's terms and charges outside the order form (spec section 9, decisions 13, 25) that no owner changes: the only
 * definition of these figures. Those that an owner changes are settings (ServiceRules).
 */
import { type Cents, cents } from './money.ts'

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

/** What older versions of the terms said where they differ: an order keeps the version it was placed under. */
const earlierPolicies: Readonly<Record<string, ChangePolicy>> = {}

/** The terms for changing an order that was placed under this version of the terms (decisions 25). */
export function changePolicyOf(termsVersion: string): ChangePolicy {
  return earlierPolicies[termsVersion] ?? changePolicy
}

export interface ServicePolicy {
  /** How many guests the kitchen caters for. */
  readonly guests: { readonly min: number; readonly max: number }
  /** Minutes before or after the chosen time within which the food arrives. */
  readonly arrivalMinutes: number
  /** Waiting at the kerb: free at first, then a fee for every started period, by size of the vehicle. */
  readonly waiting: {
    readonly freeMinutes: number
    readonly perMinutes: number
    readonly feeFrom: Cents
    readonly feeTo: Cents
  }
  /** How long hot food stays warm after it arrives. */
  readonly warmHours: number
  /** Hours after delivery within which a problem with the food must be reported. */
  readonly reportWithinHours: number
  /** Days within which a request about personal data is answered. */
  readonly dataRequestDays: number
  /** Years for which order records are kept, as the law requires of business records. */
  readonly recordYears: number
  /** Younger visitors need a parent's consent. */
  readonly parentalConsentUnder: number
}

export const servicePolicy: ServicePolicy = {
  guests: { min: 2, max: 2000 },
  arrivalMinutes: 30,
  waiting: { freeMinutes: 15, perMinutes: 5, feeFrom: cents(1000), feeTo: cents(1500) },
  warmHours: 1,
  reportWithinHours: 1,
  dataRequestDays: 40,
  recordYears: 7,
  parentalConsentUnder: 13,
}
