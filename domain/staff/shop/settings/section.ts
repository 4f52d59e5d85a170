import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { FormReader } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { Text } from '#domain/text.ts'

/** Dishes a promotion may give, and sets whose boxes may count. */
export interface MenuNames {
  readonly dishes: ReadonlyMap<string, Text>
  readonly sets: ReadonlyMap<number, Text>
  /** Dishes off sale for good, which no promotion can give. */
  readonly dishesOffSale: ReadonlySet<string>
  /** Sets on sale with their own lead time, in days. */
  readonly setLeads: readonly { readonly name: Text; readonly days: number }[]
}

export interface PromotionFacts extends MenuNames {
  /** Ids in orders, some of removed promotions. They are not reused, so that counts of uses start at zero. */
  readonly usedPromotionIds: readonly string[]
}

export interface SavingFacts extends PromotionFacts {
  /** Whether the person who saves has a second factor or a passkey. */
  readonly hasFactor: boolean
}

/** A part of the settings with its own form. */
export interface Section {
  valuesOf(settings: ShopSettings): Values
  /** Meaningless if the reader found problems. */
  read(reader: FormReader, values: Values, settings: ShopSettings, facts: SavingFacts): Partial<ShopSettings>
  /** Fields merged together. */
  unitOf(name: string): string
}

export const byName = (name: string): string => name
/** Half of one person's row and half of another's would be a place that neither wanted. */
export const byRow = (name: string): string => name.split('.').slice(0, 2).join('.')
