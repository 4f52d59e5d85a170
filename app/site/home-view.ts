/** What the home page shows of the catalogue, in one language. */
import { categoryCards } from '#content/home.ts'
import { type CalendarDate, isWithinSeason } from '#domain/calendar.ts'
import type { Banner, MenuCategory, Picture, SetMenu } from '#domain/catalogue.ts'
import type { Cents } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'
import { pageAt, pagePath } from '../paths.ts'

export interface SlideView {
  readonly id: string
  readonly headline: string
  readonly subline: string
  readonly href: string
  /** A banner's own page opens beside the home page; the menu takes its place (spec section 2). */
  readonly isNewTab: boolean
  readonly wide: Picture
  readonly tall: Picture
}

/** The main banners of the season. A banner without a link leads to the menu. */
export function slides(banners: readonly Banner[], today: CalendarDate, lang: Lang): readonly SlideView[] {
  return banners
    .filter(
      ({ discountType, season }) =>
        discountType === 'MAIN_BANNER' && (!season || isWithinSeason(today, season)),
    )
    .map(({ id, headline, subline, link, wide, tall }) => {
      const page = link === null ? undefined : pageAt(link)
      return {
        id,
        headline: headline[lang],
        subline: subline[lang],
        href: pagePath(page ?? 'menu', lang),
        isNewTab: page !== undefined,
        wide,
        tall,
      }
    })
}

export interface CategoryCardView {
  readonly id: string
  readonly name: string
  readonly paper: string
  readonly from: Cents
  readonly picture: Picture
}

/** The category cards with the lowest price of each category; one whose dish is gone is left out. */
export function categoryCardViews(
  categories: readonly MenuCategory[],
  sets: readonly SetMenu[],
  lang: Lang,
): readonly CategoryCardView[] {
  return categoryCards.flatMap(({ categoryId, dishId, paper }) => {
    const category = categories.find(({ id }) => id === categoryId)
    const own = sets.filter((set) => set.published && set.categoryId === categoryId)
    const dishes = own.flatMap(({ groups }) => groups.flatMap((group) => group.dishes))
    const picture = dishes.find(({ dish }) => dish.id === dishId)?.dish.picture
    const from = lowest(own)
    return category && picture && from !== null
      ? [{ id: categoryId, name: category.name[lang], paper, from, picture }]
      : []
  })
}

/** The lowest price a head: of what is sold by the person or the box, in full meals. */
export function lowestAHead(sets: readonly SetMenu[]): Cents | null {
  return lowest(sets.filter(({ published, unit }) => published && (unit === 'person' || unit === 'box')))
}

function lowest(sets: readonly SetMenu[]): Cents | null {
  return sets.reduce<Cents | null>((low, { price }) => (low === null || price < low ? price : low), null)
}
