import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { FormReader } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { Text } from '#domain/text.ts'

export interface MenuNames {
  readonly dishes: ReadonlyMap<string, Text>
  readonly sets: ReadonlyMap<number, Text>
  /** Dishes off sale for good, which no promotion can give. */
  readonly dishesOffSale: ReadonlySet<string>
  /** These sets on sale have their own lead time in days. */
  readonly setLeads: readonly { readonly name: Text; readonly days: number }[]
}

export interface PromotionContext extends MenuNames {
  /** Ids of current and removed promotions, which are not reused so that uses count from zero. */
  readonly usedPromotionIds: readonly string[]
}

export interface SaveContext extends PromotionContext {
  readonly hasFactor: boolean
}

export interface Section {
  valuesOf(settings: ShopSettings): Values
  /** The value is meaningless if the reader found problems. */
  read(
    reader: FormReader,
    values: Values,
    settings: ShopSettings,
    context: SaveContext,
  ): Partial<ShopSettings>
  unitOf(name: string): string
}

export const byName = (name: string): string => name
/** Half of each person's row would be a place that neither wanted. */
export const byRow = (name: string): string => name.split('.').slice(0, 2).join('.')
