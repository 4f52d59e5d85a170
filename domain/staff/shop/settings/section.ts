import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { FormReader } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { Text } from '#domain/text.ts'

/** What a promotion may give, and what its boxes may be counted of. */
export interface MenuNames {
  readonly dishes: ReadonlyMap<string, Text>
  readonly sets: ReadonlyMap<number, Text>
  /** Dishes off sale for good: nobody gets one for free either. */
  readonly dishesOffSale: ReadonlySet<string>
  /** The lead times of sets on sale that have one of their own, in days. */
  readonly setLeads: readonly { readonly name: Text; readonly days: number }[]
}

/** What promotions are read by. */
export interface PromotionFacts extends MenuNames {
  /** Of orders; some of these promotions may be gone. No new one takes such an id, so that its uses count from nothing. */
  readonly usedPromotionIds: readonly string[]
}

/** What any section is read by. */
export interface SavingFacts extends PromotionFacts {
  /** Whether the person who saves has a second factor or a passkey. */
  readonly hasFactor: boolean
}

/** A part of the settings that is edited and saved by itself. */
export interface Section {
  valuesOf(settings: ShopSettings): Values
  /** What the values change; meaningless where the reader found problems. */
  read(reader: FormReader, values: Values, settings: ShopSettings, facts: SavingFacts): Partial<ShopSettings>
  /** What belongs together when two people's changes are merged. */
  unitOf(name: string): string
}

/** Each field by itself. */
export const byName = (name: string): string => name
/** A row by itself: half of one person's and half of another's would be a place that neither wanted. */
export const byRow = (name: string): string => name.split('.').slice(0, 2).join('.')
