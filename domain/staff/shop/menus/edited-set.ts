/** A set as an owner edits it, read from its texts, and the set of the menu that it becomes. */
import type { Season } from '#domain/calendar.ts'
import type { Dish, NextPrices, Picture, PriceDisplay, SetMenu, SetUnit } from '#domain/menu/catalogue.ts'
import type { Cents } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

export interface EditedDish {
  readonly dishId: string
  readonly extra: Cents
  readonly price: Cents | null
  readonly note: Text | null
}

export interface EditedGroup {
  readonly id: string
  readonly course: string
  readonly name: Text
  readonly min: number
  readonly max: number
  readonly repeatable: boolean
  readonly defaults: readonly string[]
  readonly dishes: readonly EditedDish[]
}

export interface EditedSet extends Pick<SetMenu, 'name' | 'tagline' | 'description'> {
  readonly price: Cents
  readonly nextPrices: NextPrices | null
  readonly servesMin: number
  readonly servesMax: number
  readonly minQuantity: number
  readonly minQuantityScope: SetMenu['minQuantityScope']
  readonly leadDays: number | null
  readonly includedCutlery: number
  readonly includedTongs: number
  readonly season: Season | null
  readonly categoryId: string
  readonly unit: SetUnit
  readonly priceDisplay: PriceDisplay
  readonly imageId: number
  /** Null: cards show the picture itself. */
  readonly cardImageId: number | null
  readonly groups: readonly EditedGroup[]
  readonly badges: readonly string[]
  readonly includesDelivery: boolean
  readonly alsoIn: readonly string[]
}

interface Known {
  /** Every dish that there is, by id. */
  readonly dishes: ReadonlyMap<string, Dish>
  readonly pictures: ReadonlyMap<number, Picture>
}

/** The set as it is after publishing. */
export function withEdits(set: SetMenu, edited: EditedSet, { dishes, pictures }: Known): SetMenu {
  const { servesMin, servesMax, groups, imageId, cardImageId, ...rest } = edited
  const picture = pictures.get(imageId) ?? set.picture
  return {
    ...set,
    ...rest,
    picture,
    cardPicture: pictures.get(cardImageId ?? imageId) ?? picture,
    serves: { min: servesMin, max: servesMax },
    groups: groups.map((group) => ({
      ...group,
      dishes: group.dishes.flatMap(({ dishId, ...choice }) => {
        const dish = dishes.get(dishId)
        return dish ? [{ ...choice, dish }] : []
      }),
    })),
  }
}
