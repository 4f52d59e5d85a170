/** What a landing page shows of the catalogue, in one language. */
import { picturePath } from '#app/paths.ts'
import { type CardView, cardView } from '#app/site/menu/menu-view.ts'
import type { Landing } from '#content/pages/landing/landing.ts'
import { landingPage } from '#content/pages/landing/landing-page.ts'
import { type PriceParts, priceParts } from '#content/price-display.ts'
import type { DishGroup, GroupDish, Picture, SetMenu } from '#domain/catalogue.ts'
import { type Cents, cents } from '#domain/money.ts'
import { isListedIn } from '#domain/set-lookup.ts'
import type { Lang } from '#domain/text.ts'

export interface LandingDish {
  readonly id: string
  readonly name: string
  /** Its address. */
  readonly picture: string
  readonly tags: readonly { readonly kind: 'vegan' | 'vegetarian' | 'spicy'; readonly word: string }[]
  /** The lowest price, if it has a price of its own. */
  readonly price: PriceParts | null
  /** Otherwise the sizes of set that include it, in guests. */
  readonly sizes: readonly number[]
}

export interface LandingMenuView {
  readonly dishes: readonly LandingDish[]
  /** The set shown large, or null when it is not sold. */
  readonly set: CardView | null
  readonly others: readonly CardView[]
  /** The largest of the others: its picture is beside the story. */
  readonly story: { readonly name: string; readonly slug: string; readonly picture: Picture } | null
}

/** Twice the plate's width in the layout, px. */
const plateWidth = 180

export function landingMenu({ menu }: Landing, sets: readonly SetMenu[], lang: Lang): LandingMenuView {
  const sold = sets.filter((set) => set.published && isListedIn(set, menu.categoryId))
  const featured = sold.find(({ slug }) => slug === menu.setSlug) ?? sold[0]
  const others = sold.filter((set) => set !== featured)
  const largest = [...others].sort((a, b) => a.serves.max - b.serves.max).at(-1) ?? featured
  return {
    dishes: menu.dishIds.flatMap((id) => dishOf(id, sold, lang) ?? []),
    set: featured ? cardView(featured, lang) : null,
    others: others.map((set) => cardView(set, lang)),
    story: largest ? { name: largest.name[lang], slug: largest.slug, picture: largest.picture } : null,
  }
}

interface Offer {
  readonly set: SetMenu
  readonly group: DishGroup
  readonly offered: GroupDish
}

function dishOf(id: string, sets: readonly SetMenu[], lang: Lang): LandingDish | null {
  const offers: Offer[] = sets.flatMap((set) =>
    set.groups.flatMap((group) =>
      group.dishes.filter(({ dish }) => dish.id === id).map((offered) => ({ set, group, offered })),
    ),
  )
  const dish = offers[0]?.offered.dish
  if (!dish) return null
  const [priced] = offers
    .filter((offer) => ownPrice(offer) !== null)
    .sort((a, b) => Number(ownPrice(a)) - Number(ownPrice(b)))
  return {
    id,
    name: dish.name[lang],
    picture: picturePath(dish.picture, plateWidth),
    tags: [
      ...(dish.vegan ? [tag('vegan', lang)] : dish.vegetarian ? [tag('vegetarian', lang)] : []),
      ...(dish.spicy ? [tag('spicy', lang)] : []),
    ],
    price: priced ? priceOf(priced, lang) : null,
    sizes: priced ? [] : sizesOf(offers),
  }
}

function tag(kind: 'vegan' | 'vegetarian' | 'spicy', lang: Lang) {
  return { kind, word: landingPage[kind][lang] }
}

/** The item's price in a set priced by item; that of a whole box where the dish is its main. Else none. */
function ownPrice({ set, group, offered }: Offer): Cents | null {
  if (set.pricing === 'perItem') return offered.price
  const isMain = group === set.groups[0] && group.max === 1
  const isForOne = set.unit === 'box' || set.unit === 'person'
  return isForOne && isMain ? cents(set.price + offered.extra) : null
}

function priceOf(offer: Offer, lang: Lang): PriceParts {
  const { unit, price } = offer.set
  return priceParts({ unit, price: ownPrice(offer) ?? price, priceDisplay: { kind: 'plain' } }, lang)
}

/** The sets for a party whose price includes the dish, by the most guests each feeds. */
function sizesOf(offers: readonly Offer[]): readonly number[] {
  const included = offers.filter(
    ({ set, group, offered }) => set.unit === 'set' && group.min > 0 && offered.extra === 0,
  )
  return [...new Set(included.map(({ set }) => set.serves.max))].sort((a, b) => a - b)
}
