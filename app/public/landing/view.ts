import { picturePath } from '#app/paths.ts'
import { type CardView, cardView } from '#app/public/menu/menu-view.ts'
import { includedInSizes, inSizes, landingPage, onlyInSizes } from '#content/pages/landing/landing-page.ts'
import { type PriceParts, priceParts } from '#content/price-display.ts'
import type { DishGroup, GroupDish, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { PageContent } from '#domain/shop/shop-page.ts'
import type { Lang, Text } from '#domain/text.ts'
import { type DishTag, tagsOf } from './dish-tags.tsx'

export interface LandingDish {
  readonly id: string
  readonly name: string
  readonly picture: string
  readonly tags: readonly DishTag[]
  /** Guests of the sets that include the dish. */
  readonly sizes: readonly number[]
  /** A dish that a set includes has none. */
  readonly price: PriceParts | null
  /** The text is null if the card's note covers it. */
  readonly only: string | null
}

export interface LandingMenuView {
  readonly dishes: readonly LandingDish[]
  /** All prices on the card share this note. */
  readonly note: string
  /** The featured set is null if no set is sold. */
  readonly set: CardView | null
  readonly others: readonly CardView[]
  /** The story shows this picture. */
  readonly story: { readonly name: string; readonly slug: string; readonly picture: Picture } | null
}

/** Pictures have two pixels per CSS pixel. */
const plateWidth = 180

export function landingMenu(
  { menu }: Pick<PageContent, 'menu'>,
  sets: readonly SetMenu[],
  lang: Lang,
): LandingMenuView {
  const sold = sets.filter((set) => set.published && isListedIn(set, menu.categoryId))
  const featuredSet = sold.find(({ slug }) => slug === menu.setSlug) ?? sold[0]
  const others = sold.filter((set) => set !== featuredSet)
  const largest = [...others].sort((a, b) => a.serves.max - b.serves.max).at(-1) ?? featuredSet
  const dishIds = menu.dishIds.length > 0 ? menu.dishIds : firstDishesOf(sold)
  const dishes = dishIds.flatMap((id) => dishOf(id, sold, lang) ?? [])
  const common = commonSizes(dishes.map(({ sizes }) => sizes))
  return {
    dishes: dishes.map((dish) => ({ ...dish, only: onlyIn(dish.sizes, common)?.[lang] ?? null })),
    note: cardNote(common, dishes)[lang],
    set: featuredSet ? cardView(featuredSet, lang) : null,
    others: others.map((set) => cardView(set, lang)),
    story: largest ? { name: largest.name[lang], slug: largest.slug, picture: largest.picture } : null,
  }
}

const dishesOnPage = 6

function firstDishesOf(sets: readonly SetMenu[]): readonly string[] {
  const all = sets.flatMap(({ groups }) => groups.flatMap(({ dishes }) => dishes.map(({ dish }) => dish.id)))
  return [...new Set(all)].slice(0, dishesOnPage)
}

interface Offer {
  readonly set: SetMenu
  readonly group: DishGroup
  readonly groupDish: GroupDish
}

function dishOf(id: string, sets: readonly SetMenu[], lang: Lang): Omit<LandingDish, 'only'> | null {
  const offers: Offer[] = sets.flatMap((set) =>
    set.groups.flatMap((group) =>
      group.dishes.filter(({ dish }) => dish.id === id).map((choice) => ({ set, group, groupDish: choice })),
    ),
  )
  const dish = offers[0]?.groupDish.dish
  if (!dish) return null
  const sizes = sizesOf(offers)
  const [cheapestOffer] = offers
    .filter((offer) => sizes.length === 0 && ownPrice(offer) !== null)
    .sort((a, b) => Number(ownPrice(a)) - Number(ownPrice(b)))
  return {
    id,
    name: dish.name[lang],
    picture: picturePath(dish.picture, plateWidth),
    tags: tagsOf(dish, lang),
    sizes,
    price: cheapestOffer ? priceOf(cheapestOffer, lang) : null,
  }
}

/** Price by item, or of a box whose main it is. */
function ownPrice({ set, group, groupDish }: Offer): Cents | null {
  if (set.pricing === 'perItem') return groupDish.price
  const isMain = group === set.groups[0] && group.max === 1
  const isForOne = set.unit === 'box' || set.unit === 'person'
  return isForOne && isMain ? cents(set.price + groupDish.extra) : null
}

function priceOf(offer: Offer, lang: Lang): PriceParts {
  const { unit, price } = offer.set
  return priceParts({ unit, price: ownPrice(offer) ?? price, priceDisplay: { kind: 'plain' } }, lang)
}

/** Maximum guests of each party set that includes the dish. */
function sizesOf(offers: readonly Offer[]): readonly number[] {
  const freeOffers = offers.filter(
    ({ set, group, groupDish }) => set.unit === 'set' && group.min > 0 && groupDish.extra === 0,
  )
  return [...new Set(freeOffers.map(({ set }) => set.serves.max))].sort((a, b) => a - b)
}

/** Sizes shared by more than half of the included dishes, or none. */
function commonSizes(dishes: readonly (readonly number[])[]): readonly number[] {
  const freeOffers = dishes.filter((sizes) => sizes.length > 0)
  const half = freeOffers.length / 2
  return freeOffers.find((sizes) => freeOffers.filter((other) => areSame(other, sizes)).length > half) ?? []
}

function cardNote(common: readonly number[], dishes: readonly Pick<LandingDish, 'sizes'>[]): Text {
  if (common.length > 0) return includedInSizes(common)
  return dishes.some(({ sizes }) => sizes.length > 0) ? landingPage.includedNote : landingPage.pricesNote
}

function onlyIn(sizes: readonly number[], common: readonly number[]): Text | null {
  if (sizes.length === 0 || areSame(sizes, common)) return null
  return sizes.every((size) => common.includes(size)) ? onlyInSizes(sizes) : inSizes(sizes)
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  return one.join() === other.join()
}
