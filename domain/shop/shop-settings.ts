/** Every setting of the shop: the rules that price an order, and what only the server and its owner need. */

import type { Cents } from '#domain/money.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { FactorRule } from '#domain/staff/office/required-factor.ts'
import type { LetterWords } from './letter-words.ts'
import type { Settings } from './settings.ts'
import type { OwnFacts } from './shop-facts.ts'

/** How the shop wants to be paid, as far as it does not leave that to the environment. */
export interface PaymentChoices {
  /** Ways to pay that are not offered, although they could be. */
  readonly methodsOff: readonly PaymentMethod[]
  /** The accounts that the shop entered itself; the environment's where nothing is entered. */
  readonly accounts: Partial<TransferAccounts>
}

/** How letters are sent; what is missing is as the facts of the shop and the environment say. */
export interface MailChoices {
  readonly senderName?: string
  readonly replyTo?: string
  /** Where the shop's own people hear of orders. */
  readonly staffAddress?: string
  /** What the shop adds to its letters to customers. */
  readonly words?: LetterWords
}

/** Every setting, with those that pricing an order does not need. */
export interface ShopSettings extends Settings, PaymentChoices, OwnFacts, FactorRule {
  /** Percentage of its capacity from which a slot needs the attention of staff. */
  readonly warnFromPercent: number
  readonly mail: MailChoices
  /** The most that somebody of the office gives back in one order, and in one day; above it the owner decides. */
  readonly officeRefundLimit: Cents
  /** Months after the delivery day during which the shop knows the customer of an order (erasure.ts). */
  readonly customerMonths: number
}
