import { picturePath } from '#app/paths.ts'
import { type LandingFigures, notSold } from '#content/pages/landing/landing-figures.ts'
import { landingPage } from '#content/pages/landing/landing-page.ts'
import {
  type BoxesGift,
  doorsHeading,
  doorsLabel,
  fewestNote,
  giftNote,
  oneOf,
  partyNote,
} from '#content/pages/landing/sections/trick-box.ts'
import type { DishGroup, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { formatMoney } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'

export interface TrickBoxView {
  readonly slug: string
  readonly name: string
  readonly price: string
  readonly compartments: readonly {
    readonly id: string
    readonly name: string
    readonly choice: string
    readonly dishes: readonly {
      readonly id: string
      readonly name: string
      readonly extra: string | null
      readonly mark: string | null
      readonly picture: string
    }[]
  }[]
  readonly notes: readonly string[]
  readonly street: StreetView | null
}

/** A door for each box up to the gift. */
export interface StreetView {
  readonly heading: string
  readonly label: string
  /** The field counts the minimum order in boxes. */
  readonly fewest: number
  readonly doors: number
  readonly picture: string | null
  readonly note: string
}

export interface TrickBoxContext {
  readonly sets: readonly SetMenu[]
  readonly figures: LandingFigures
  readonly pictures: ReadonlyMap<string, Picture>
  readonly lang: Lang
}

/** Pictures have two pixels per CSS pixel. */
const dishWidth = 180

export function trickBoxView({ sets, figures, pictures, lang }: TrickBoxContext): TrickBoxView | null {
  const box = sets.find(({ slug, published }) => published && slug === 'halloween-box')
  if (!box) return null
  const gift = giftOf(figures)
  return {
    slug: box.slug,
    name: box.name[lang],
    price: formatMoney(box.price),
    compartments: box.groups
      .filter(({ min }) => min > 0)
      .map((group) => ({
        id: group.id,
        name: group.name[lang],
        choice: oneOf(group.dishes.length, group.min)[lang],
        dishes: dishesOf(group, lang),
      })),
    notes: [
      fewestNote(figures.set(box.slug))[lang],
      partyNote(figures.set('halloween-party-20'))[lang],
    ].filter((note) => !note.includes(notSold)),
    street: gift && streetOf(gift, box, pictures.get('dishes/profiteroles-cream.svg'), lang),
  }
}

function dishesOf({ dishes }: DishGroup, lang: Lang) {
  return dishes.map(({ dish, extra }) => ({
    id: dish.id,
    name: dish.name[lang],
    extra: extra > 0 ? `+${formatMoney(extra)}` : null,
    mark: dish.vegan ? landingPage.vegan[lang] : dish.vegetarian ? landingPage.vegetarian[lang] : null,
    picture: picturePath(dish.picture, dishWidth),
  }))
}

/** The gift is a promotion (decisions 23). */
function giftOf({ promotions }: LandingFigures): BoxesGift | null {
  for (const promotion of promotions) {
    if (promotion.kind === 'freeDish' && promotion.boxes)
      return { from: promotion.boxes.min, dish: promotion.dish.name, season: promotion.season }
  }
  return null
}

function streetOf(gift: BoxesGift, box: SetMenu, picture: Picture | undefined, lang: Lang): StreetView {
  return {
    heading: doorsHeading(gift)[lang],
    label: doorsLabel(gift)[lang],
    fewest: box.minQuantity,
    doors: gift.from,
    picture: picture ? picturePath(picture, 360) : null,
    note: giftNote(gift)[lang],
  }
}
