/** What landing pages quote of the rules and of the catalogue, written out. */
import type { LandingFigures, SetFigures } from '#content/landing/landing.ts'
import type { SetMenu } from '#domain/catalogue.ts'
import { figuresOf } from '#domain/figures.ts'
import { cents, formatMoney } from '#domain/money.ts'
import { priceParts } from '#domain/price-display.ts'
import type { Settings } from '#domain/settings.ts'

export function landingFigures(settings: Settings, sets: readonly SetMenu[]): LandingFigures {
  const setOf = (slug: string) => found(sets, (set) => set.slug === slug, slug)
  return {
    ...figuresOf(settings),
    set: (slug) => setFigures(setOf(slug)),
    dishPrice(slug, dishId) {
      const offered = setOf(slug).groups.flatMap(({ dishes }) => dishes)
      const { price, extra } = found(offered, ({ dish }) => dish.id === dishId, `${dishId} of ${slug}`)
      return formatMoney(price ?? extra)
    },
  }
}

function setFigures(set: SetMenu): SetFigures {
  const { name, price, serves, minQuantity } = set
  return {
    name,
    price: formatMoney(price),
    priceRange: priceParts(set, 'en').amount,
    serves,
    aHead: { from: aHead(price, serves.max), to: aHead(price, serves.min) },
    minQuantity,
  }
}

/** To the dollar. */
function aHead(price: number, guests: number): string {
  return formatMoney(cents(Math.round(price / guests / 100) * 100))
}

/** Copy that quotes what is not there is a mistake to be seen at once. */
function found<Item>(items: readonly Item[], is: (item: Item) => boolean, what: string): Item {
  const item = items.find(is)
  if (!item) throw new Error(`a landing page quotes ${what}, which is not in the catalogue`)
  return item
}
