import { picturePath } from '#app/paths.ts'
import { type DishTag, tagsOf } from '#app/public/landing/dish-tags.tsx'
import { allOfOne, byThePieceLead, traySummary } from '#content/pages/landing/sections/by-the-piece.ts'
import { people } from '#content/pages/set.ts'
import type { Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import { type Cents, cents, formatMoney } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'

export interface ByThePieceView {
  readonly slug: string
  readonly name: string
  readonly lead: string
  readonly ofOne: string
  readonly bites: readonly {
    readonly id: string
    readonly name: string
    readonly tags: readonly DishTag[]
    readonly picture: string
    readonly price: string
    /** The bar's length is this share of the highest price. */
    readonly share: number
    readonly ofOne: string
  }[]
  readonly trays: readonly {
    readonly slug: string
    readonly name: string
    readonly summary: string
    readonly price: string
  }[]
  readonly plates: readonly string[]
}

export interface ByThePieceContext {
  readonly sets: readonly SetMenu[]
  readonly categoryId: string
  readonly pictures: ReadonlyMap<string, Picture>
  readonly lang: Lang
}

/** The width is twice the layout's, in pixels. */
const biteWidth = 180
const plateWidth = 640
const plates = ['dishes/wings-brown.svg', 'dishes/egg-tarts.svg', 'dishes/golden-bites-takoyaki.svg']

export function byThePieceView({
  sets,
  categoryId,
  pictures,
  lang,
}: ByThePieceContext): ByThePieceView | null {
  const setsOnSale = sets.filter((set) => set.published && isListedIn(set, categoryId))
  const loose = setsOnSale.find(({ pricing, unit }) => pricing === 'perItem' && unit === 'piece')
  if (!loose) return null
  const bites = loose.groups
    .flatMap(({ dishes }) => dishes)
    .flatMap(({ dish, price }) => (price === null ? [] : [{ dish, price }]))
    .sort((a, b) => a.price - b.price)
  const [cheapest, dearest] = [bites[0], bites.at(-1)]
  if (!cheapest || !dearest) return null
  const pieces = loose.minQuantity
  const times = (price: Cents) => formatMoney(cents(price * pieces))
  return {
    slug: loose.slug,
    name: loose.name[lang],
    lead: byThePieceLead({
      kinds: bites.length,
      lowest: formatMoney(cheapest.price),
      highest: formatMoney(dearest.price),
      pieces,
    })[lang],
    ofOne: allOfOne(pieces)[lang],
    bites: bites.map(({ dish, price }) => ({
      id: dish.id,
      name: dish.name[lang],
      tags: tagsOf(dish, lang),
      picture: picturePath(dish.picture, biteWidth),
      price: formatMoney(price),
      share: price / dearest.price,
      ofOne: times(price),
    })),
    trays: setsOnSale
      .filter(({ pricing }) => pricing === 'fixed')
      .sort((a, b) => a.price - b.price)
      .map((set) => ({
        slug: set.slug,
        name: set.name[lang],
        summary: summaryOf(set)[lang],
        price: formatMoney(set.price),
      })),
    plates: plates.flatMap((file) => {
      const picture = pictures.get(file)
      return picture ? [picturePath(picture, plateWidth)] : []
    }),
  }
}

function summaryOf({ groups, serves }: SetMenu) {
  const includedGroups = groups.filter(({ min }) => min > 0)
  const count = includedGroups.reduce((sum, { min }) => sum + min, 0)
  const choiceCount = includedGroups.reduce((sum, { dishes }) => sum + dishes.length, 0)
  return traySummary(count, choiceCount, people(serves))
}
