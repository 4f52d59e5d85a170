/** What the kitchen sells: set menus, their dish groups and dishes (spec section 3, decisions 27). */

import type { CalendarDate, Season } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { Focus } from '#domain/shop/shop-picture.ts'
import type { ShownWhen } from '#domain/shop/shown-when.ts'
import type { Text } from '#domain/text.ts'
import type { SoldOut } from './sold-out.ts'

/** A stored picture. `id` is the number in /api/file/image/{id}; `version` changes with its content. */
export interface Picture {
  readonly id: number
  readonly version: string
  readonly width: number
  readonly height: number
  readonly alt: Text
  /** The main point, where an owner chose one. */
  readonly focus?: Focus
}

export interface Dish {
  readonly id: string
  readonly name: Text
  readonly course: string
  readonly cuisine: string
  readonly vegetarian: boolean
  readonly vegan: boolean
  readonly spicy: boolean
  /** Meat, seafood and gelatine, by id of labels.json. */
  readonly contains: readonly string[]
  readonly allergens: readonly string[]
  /** Null: its name says enough. */
  readonly description: Text | null
  /** False: off sale for good; no set may have it. */
  readonly onSale: boolean
  readonly picture: Picture
  /** When it can't be had; absent: always on offer. */
  readonly soldOut?: SoldOut
}

/** A dish as one choice of a group. */
export interface GroupDish {
  readonly dish: Dish
  /** Supplement per helping in a fixed-price set. */
  readonly extra: Cents
  /** The item's own price in a set priced by item; null in a fixed-price set. */
  readonly price: Cents | null
  readonly note: Text | null
}

/** A group of dishes to choose `min` to `max` from, counted over the whole group. */
export interface DishGroup {
  readonly id: string
  readonly course: string
  readonly name: Text
  readonly min: number
  readonly max: number
  /** Whether the same dish may be chosen more than once. */
  readonly repeatable: boolean
  readonly dishes: readonly GroupDish[]
  /** Dish ids chosen before the visitor touches anything. */
  readonly defaults: readonly string[]
}

export type PriceDisplay =
  | { readonly kind: 'plain' | 'fromFreeDelivery' | 'perPlate' | 'perTray' }
  | { readonly kind: 'range'; readonly min: Cents; readonly max: Cents }

/** What costs something in a set, as it is from a day on (docs/decisions/0046). */
export interface NextPrices {
  /** The first day on which orders are placed at these prices. */
  readonly from: CalendarDate
  /** Null: the price that the set has until then. Sets priced by item have that of their cheapest item. */
  readonly price: Cents | null
  /** Null: as the price is written until then. */
  readonly display: PriceDisplay['kind'] | null
  /** Supplements, or prices of items, that differ from the present ones. */
  readonly charges: readonly {
    readonly groupId: string
    readonly dishId: string
    readonly charge: Cents
  }[]
}

export type SetUnit = 'set' | 'person' | 'box' | 'plate' | 'tray' | 'piece'

/** One sheet of a full menu, drawn from some of the set's groups. */
export interface MenuSheet {
  readonly name: Text
  readonly groupIds: readonly string[]
}

export interface SetMenu {
  readonly id: number
  readonly slug: string
  readonly categoryId: string
  /** Additional menu tabs that list the set. */
  readonly alsoIn: readonly string[]
  readonly name: Text
  readonly tagline: Text
  readonly description: Text
  readonly serves: { readonly min: number; readonly max: number }
  readonly unit: SetUnit
  /** fixed: price + supplements; perItem: the sum of item price x number (decisions 18). */
  readonly pricing: 'fixed' | 'perItem'
  readonly price: Cents
  readonly priceDisplay: PriceDisplay
  /** Null: none are planned. */
  readonly nextPrices: NextPrices | null
  /** Sold 'with free delivery': waives the zone's fee (decisions 20). */
  readonly includesDelivery: boolean
  readonly minQuantity: number
  /** Whether minQuantity counts this set or its whole category in one order. */
  readonly minQuantityScope: 'set' | 'category'
  /** Days between order and food, where that is more than the shop's; null: as the shop. */
  readonly leadDays: number | null
  readonly includedCutlery: number
  readonly includedTongs: number
  readonly badges: readonly string[]
  readonly groups: readonly DishGroup[]
  readonly sheets: readonly MenuSheet[]
  /** Path on the external shop site where this set is sold instead, or null. */
  readonly externalPath: string | null
  readonly season: Season | null
  readonly published: boolean
  readonly picture: Picture
  /** For cards: part of the picture if it shows many dishes, else the picture itself. */
  readonly cardPicture: Picture
}

/** What ordering reads of a set: pricing and checking it, the calendar and the summary. */
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
> & { readonly groups: readonly OrderableGroup[] }

export type OrderableGroup = Pick<DishGroup, 'id' | 'name' | 'min' | 'max' | 'repeatable'> & {
  /** On the server alone, for callers who name no dishes. */
  readonly defaults?: DishGroup['defaults']
  readonly dishes: readonly (Pick<GroupDish, 'extra' | 'price'> & {
    /** Without allergens: a dish that the menu does not know any more. */
    readonly dish: Pick<Dish, 'id' | 'name' | 'picture' | 'soldOut'> & Partial<Pick<Dish, 'allergens'>>
  })[]
}

export interface MenuCategory {
  readonly id: string
  readonly name: Text
  readonly description: Text
  readonly kind: 'sets' | 'gifts'
  /** Landing page, as a path without language prefix, or null. */
  readonly path: string | null
  readonly season: Season | null
  /** False: what is in it is off sale too (domain/menu/offered-menu.ts). */
  readonly onSale: boolean
}

/** The price of a gift from a day on (docs/decisions/0046). */
export interface NextGiftPrice {
  readonly from: CalendarDate
  readonly price: Cents
}

export interface Gift {
  readonly id: number
  readonly slug: string
  readonly name: Text
  readonly price: Cents
  /** Null: none is planned. */
  readonly nextPrice: NextGiftPrice | null
  readonly picture: Picture
  /** On a transparent ground; the picture itself if there is no such drawing. */
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
  /** Path without language prefix, or null for the menu page. */
  readonly link: string | null
  readonly wide: Picture
  readonly tall: Picture
  /** For English pages; null: the same picture. */
  readonly wideInEnglish: Picture | null
  readonly tallInEnglish: Picture | null
  /** Every year again; null: all year. */
  readonly season: Season | null
}
