import { picturePath } from '#app/paths.ts'
import { landingPage } from '#content/pages/landing/landing-page.ts'
import {
  type BoxSaying,
  fewestBoxes,
  labelledBoxes,
  reheating,
} from '#content/pages/landing/sections/boxes.ts'
import { between } from '#content/phrases.ts'
import type { GroupDish, SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import { cents, formatMoney } from '#domain/money.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Lang } from '#domain/text.ts'

export interface BoxesView {
  readonly boxes: readonly BoxView[]
  readonly sayings: {
    readonly fewest: BoxSaying
    readonly label: BoxSaying
    readonly reheating: BoxSaying
  }
}

export interface BoxView {
  readonly id: string
  readonly slug: string
  readonly range: number
  readonly about: string
  readonly name: string
  readonly picture: string
  readonly price: string
}

export interface BoxesContext {
  readonly sets: readonly SetMenu[]
  readonly categoryId: string
  readonly figures: Pick<Figures, 'service'>
  readonly lang: Lang
}

/** Returns null without a box. A main of several ranges appears once. */
export function boxesView({ sets, categoryId, figures, lang }: BoxesContext): BoxesView | null {
  const ranges = sets.filter((set) => set.published && set.unit === 'box' && isListedIn(set, categoryId))
  const [first] = ranges
  if (!first) return null
  const mains = ranges.flatMap((set, range) =>
    (set.groups[0]?.dishes ?? []).map((main) => boxView(set, main, range, lang)),
  )
  return {
    boxes: mains.filter((box) => mains.find(({ id }) => id === box.id) === box),
    sayings: {
      fewest: fewestBoxes(first.minQuantity, ranges.length),
      label: labelledBoxes(figures),
      reheating,
    },
  }
}

/** Pictures have two pixels per CSS pixel. */
const boxWidth = 400

function boxView(set: SetMenu, { dish, extra }: GroupDish, range: number, lang: Lang): BoxView {
  const mark = dish.vegan ? landingPage.vegan : dish.vegetarian ? landingPage.vegetarian : null
  return {
    id: dish.id,
    slug: set.slug,
    range,
    about: [set.name[lang], ...(mark ? [mark[lang]] : [])].join(between.parts[lang]),
    name: dish.name[lang],
    picture: picturePath(dish.picture, boxWidth),
    price: formatMoney(cents(set.price + extra)),
  }
}
