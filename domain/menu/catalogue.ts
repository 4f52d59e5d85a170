/** Set menus, dish groups and dishes (spec section 3, decisions 27). */

import type { CalendarDate, Season } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { Focus } from '#domain/shop/shop-picture.ts'
import type { ShownWhen } from '#domain/shop/shown-when.ts'
import type { Text } from '#domain/text.ts'
import type { SoldOut } from './sold-out.ts'
import type { Table } from './table-place.ts'

/** `id` is the number in /api/file/image/{id}; `version` changes with the content. */
export interface Picture {
  readonly id: number
  readonly version: string
  readonly width: number
  readonly height: number
  readonly alt: Text
  /** An owner may choose the focal point. */
  readonly focus?: Focus
  /** A photograph lies on the cloth as a print; drawings and cut-outs have no edge. */
  readonly isPhoto?: true
}

export interface Dish {
  readonly id: string
  readonly name: Text
  readonly course: string
  readonly cuisine: string
  readonly vegetarian: boolean
  readonly vegan: boolean
  readonly spicy: boolean
  /** The ids are those of meat, seafood and gelatine in labels.json. */
  readonly contains: readonly string[]
  readonly allergens: readonly string[]
  /** Dishes with a clear name have none. */
  readonly description: Text | null
  /** If false, the dish is permanently off sale and no set may contain it. */
  readonly onSale: boolean
  readonly picture: Picture
  /** A dish whose picture is no drawing lies on tables as this one. */
  readonly plate?: Picture
  /** A dish that is always available has none. */
  readonly soldOut?: SoldOut
}

export interface GroupDish {
  readonly dish: Dish
  /** The supplement is charged per helping. */
  readonly extra: Cents
  /** Fixed-price sets have no item prices. */
  readonly price: Cents | null
  readonly note: Text | null
}

/** `min` and `max` count the dishes of the whole group. */
export interface DishGroup {
  readonly id: string
  readonly course: string
  readonly name: Text
  readonly min: number
  readonly max: number
  readonly repeatable: boolean
  readonly dishes: readonly GroupDish[]
  readonly defaults: readonly string[]
}

export type PriceDisplay =
  | { readonly kind: 'plain' | 'fromFreeDelivery' | 'perPlate' | 'perTray' }
  | { readonly kind: 'range'; readonly min: Cents; readonly max: Cents }

/** Planned prices of a set (docs/decisions/0046). */
export interface NextPrices {
  /** Orders from this day on pay the price. */
  readonly from: CalendarDate
  /** The price stays if null; sets priced by item use their cheapest item. */
  readonly price: Cents | null
  /** Null keeps the present display. */
  readonly display: PriceDisplay['kind'] | null
  /** Supplements or item prices that change. */
  readonly charges: readonly {
    readonly groupId: string
    readonly dishId: string
    readonly charge: Cents
  }[]
}

export type SetUnit = 'set' | 'person' | 'box' | 'plate' | 'tray' | 'piece'

export interface MenuSheet {
  readonly name: Text
  readonly groupIds: readonly string[]
}

export interface SetMenu {
  readonly id: number
  readonly slug: string
  readonly categoryId: string
  /** Additional categories that list the set. */
  readonly alsoIn: readonly string[]
  readonly name: Text
  readonly tagline: Text
  readonly description: Text
  readonly serves: { readonly min: number; readonly max: number }
  readonly unit: SetUnit
  /** perItem sums item price x number (decisions 18). */
  readonly pricing: 'fixed' | 'perItem'
  readonly price: Cents
  readonly priceDisplay: PriceDisplay
  readonly nextPrices: NextPrices | null
  /** A set with delivery waives the zone's fee (decisions 20). */
  readonly includesDelivery: boolean
  readonly minQuantity: number
  readonly minQuantityScope: 'set' | 'category'
  /** The shop's lead time applies if null. */
  readonly leadDays: number | null
  readonly includedCutlery: number
  readonly includedTongs: number
  readonly badges: readonly string[]
  readonly groups: readonly DishGroup[]
  readonly sheets: readonly MenuSheet[]
  /** Path on the external shop that sells the set, or null. */
  readonly externalPath: string | null
  readonly season: Season | null
  readonly published: boolean
  readonly picture: Picture
  /** A detail of a picture with many dishes, otherwise the whole picture. */
  readonly cardPicture: Picture
  readonly table: Table
}

export type OrderableSet = Pick<
  SetMenu,
  | 'id'
  | 'slug'
  | 'categoryId'
  | 'name'
  | 'serves'
  | 'unit'
  | 'pricing'
  | 'price'
  | 'includesDelivery'
  | 'minQuantity'
  | 'minQuantityScope'
  | 'leadDays'
  | 'includedCutlery'
  | 'includedTongs'
  | 'externalPath'
  | 'season'
  | 'published'
  | 'picture'
  | 'table'
> & { readonly groups: readonly OrderableGroup[] }

export type OrderableGroup = Pick<DishGroup, 'id' | 'name' | 'min' | 'max' | 'repeatable'> & {
  /** Server only; used by callers who name no dishes. */
  readonly defaults?: DishGroup['defaults']
  readonly dishes: readonly (Pick<GroupDish, 'extra' | 'price'> & {
    /** What a dish holds is absent if it left the menu. */
    readonly dish: Pick<Dish, 'id' | 'name' | 'picture' | 'plate' | 'soldOut'> &
      Partial<Pick<Dish, 'allergens' | 'contains' | 'vegetarian' | 'vegan' | 'spicy'>>
  })[]
}

export interface MenuCategory {
  readonly id: string
  readonly name: Text
  readonly description: Text
  readonly kind: 'sets' | 'gifts'
  /** The path of the landing page has no language prefix. */
  readonly path: string | null
  readonly season: Season | null
  /** If false, its contents are off sale too (domain/menu/offered-menu.ts). */
  readonly onSale: boolean
}

/** An owner plans a gift's next price (docs/decisions/0046). */
export interface NextGiftPrice {
  readonly from: CalendarDate
  readonly price: Cents
}

export interface Gift {
  readonly id: number
  readonly slug: string
  readonly name: Text
  readonly price: Cents
  readonly nextPrice: NextGiftPrice | null
  readonly picture: Picture
  /** Drawing on a transparent ground, or the picture itself if there is none. */
  readonly alone: Picture
  readonly introduction: {
    readonly title: Text
    readonly paragraphOne: Text
    readonly paragraphTwo: Text
    readonly bulletOne: Text
    readonly bulletTwo: Text
    readonly paragraphThree: Text
    readonly paragraphFour: Text
  }
  readonly contents: readonly Text[]
  readonly allergens: readonly string[]
  readonly onlinePath: string
  readonly published: boolean
}

export interface Banner extends ShownWhen {
  readonly id: string
  readonly discountType: 'MAIN_BANNER' | 'POPUP' | 'SWIPER'
  readonly headline: Text
  readonly subline: Text
  /** The path has no language prefix; null leads to the menu page. */
  readonly link: string | null
  readonly wide: Picture
  readonly tall: Picture
  /** English pages use the same picture if null. */
  readonly wideInEnglish: Picture | null
  readonly tallInEnglish: Picture | null
  /** The season repeats yearly; null means all year. */
  readonly season: Season | null
}
