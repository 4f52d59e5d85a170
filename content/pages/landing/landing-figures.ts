import { priceParts } from '#content/price-display.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { soldOf } from '#domain/menu/menu-figures.ts'
import { cents, formatMoney } from '#domain/money.ts'
import { type Figures, figuresOf } from '#domain/shop/figures.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

/** `notSold` replaces figures of missing sets and dishes. */
export interface LandingFigures extends Figures {
  /** Dishes on sale, each counted once. */
  readonly dishes: number
  set(slug: string): SetFigures
  /** Price by the piece, or supplement. */
  dishPrice(slug: string, dishId: string): string
}

/** Pages omit texts that contain this mark. */
export const notSold = '[not sold]'

/** The prices are formatted: "$714". */
export interface SetFigures {
  readonly name: Text
  readonly price: string
  /** Prices by the piece ("$18–45"), or one price. */
  readonly priceRange: string
  readonly serves: { readonly min: string; readonly max: string }
  /** Price per head in whole dollars, at most and fewest guests: "$71", "$89". */
  readonly aHead: { readonly from: string; readonly to: string }
  readonly minQuantity: string
}

export function landingFigures(settings: Settings, sets: readonly SetMenu[]): LandingFigures {
  const setOf = (slug: string) => sets.find((set) => set.published && set.slug === slug)
  return {
    ...figuresOf(settings),
    dishes: soldOf(sets).dishes.length,
    set: (slug) => setFigures(setOf(slug)),
    dishPrice(slug, dishId) {
      const choices = setOf(slug)?.groups.flatMap(({ dishes }) => dishes)
      const dish = choices?.find(({ dish }) => dish.id === dishId)
      return dish ? formatMoney(dish.price ?? dish.extra) : notSold
    },
  }
}

function setFigures(set: SetMenu | undefined): SetFigures {
  if (!set) return noFigures
  const { name, price, serves, minQuantity } = set
  const { sign, figure } = priceParts(set, 'en')
  return {
    name,
    price: formatMoney(price),
    priceRange: sign + figure,
    serves: { min: String(serves.min), max: String(serves.max) },
    aHead: { from: aHead(price, serves.max), to: aHead(price, serves.min) },
    minQuantity: String(minQuantity),
  }
}

const noFigures: SetFigures = {
  name: { zh: notSold, en: notSold },
  price: notSold,
  priceRange: notSold,
  serves: { min: notSold, max: notSold },
  aHead: { from: notSold, to: notSold },
  minQuantity: notSold,
}

/** The price for each guest is rounded to the dollar. */
function aHead(price: number, guests: number): string {
  return formatMoney(cents(Math.round(price / guests / 100) * 100))
}
