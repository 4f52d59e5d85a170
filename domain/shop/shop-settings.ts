/** All settings, including those that pricing does not need. */

import type { Cents } from '#domain/money.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { FactorRule } from '#domain/staff/office/required-factor.ts'
import type { LetterWords } from './letter-words.ts'
import type { StoredOpening } from './opening.ts'
import type { Settings } from './settings.ts'
import type { StoredShopDetails } from './shop-details.ts'

/** Overrides the environment. */
export interface PaymentChoices {
  /** The shop has switched these methods off. */
  readonly methodsOff: readonly PaymentMethod[]
  /** Missing accounts come from the environment. */
  readonly accounts: Partial<TransferAccounts>
}

/** Missing fields come from the shop's details and the environment. */
export interface MailChoices {
  readonly senderName?: string
  readonly replyTo?: string
  /** Receives notifications about orders. */
  readonly staffAddress?: string
  readonly words?: LetterWords
}

export interface ShopSettings extends Settings, PaymentChoices, StoredShopDetails, FactorRule {
  /** Percentage of capacity at which staff are warned. */
  readonly warnFromPercent: number
  readonly mail: MailChoices
  readonly opening: StoredOpening
  /** Maximum refund by office staff per order and per day; above it the owner decides. */
  readonly officeRefundLimit: Cents
  /** The day or month from which the privacy policy has its present text. */
  readonly privacyVersion: string
  /** Personal data is erased this long after delivery (erasure.ts). */
  readonly customerMonths: number
}
