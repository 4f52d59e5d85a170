/** Every setting of the shop: the rules that price an order, and what only the server and its owner need. */
import type { TransferAccounts } from './payment-instructions.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { Settings } from './settings.ts'

/** How the shop wants to be paid, as far as it does not leave that to the environment. */
export interface PaymentChoices {
  /** Ways to pay that are not offered, although they could be. */
  readonly methodsOff: readonly PaymentMethod[]
  /** The accounts that the shop entered itself; the environment's where nothing is entered. */
  readonly accounts: Partial<TransferAccounts>
}

/** Every setting, with those that pricing an order does not need. */
export interface ShopSettings extends Settings, PaymentChoices {}
