import { caterersPath, pagePath, setPath } from '#app/paths.ts'
import { categoryCards } from '#content/pages/home.ts'
import { shortNames } from '#content/pages/menu.ts'
import type { MenuCategory, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { lowestPrice } from '#domain/menu/lowest-price.ts'
import type { Cents } from '#domain/money.ts'
import type { HomeContent } from '#domain/shop/home-content.ts'
import type { Lang } from '#domain/text.ts'

export interface CardView {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly paper: string
  readonly from: Cents
  readonly picture: Picture
}

interface CategoryCard {
  readonly categoryId: string
  readonly dishId?: string
  readonly paper: string
}

const paperAt = (index: number) => categoryCards[index % categoryCards.length]?.paper ?? 'cream'

/**
 * The caterers page has the same sequence (decisions 7), and exists where each of its categories is sold. A shop that
 * lacks one shows its own categories, each with the first dish that is on no other card.
 */
export function categoryCardViews(
  categories: readonly MenuCategory[],
  sets: readonly SetMenu[],
  isCaterersOpen: boolean,
  lang: Lang,
): readonly CardView[] {
  const setsOnSale = sets.filter(({ published }) => published)
  const isUsual = categoryCards.every((card) => setsOnSale.some((set) => set.categoryId === card.categoryId))
  const cards = isUsual
    ? categoryCards
    : categories.map(({ id }, index) => ({ categoryId: id, paper: paperAt(index) }))
  const pictured = new Set<string>()
  return cards.flatMap((card: CategoryCard, index) => {
    const { categoryId, dishId, paper } = card
    const category = categories.find(({ id }) => id === categoryId)
    const menus = setsOnSale.filter((set) => set.categoryId === categoryId)
    const dishes = menus.flatMap(({ groups }) => groups.flatMap((group) => group.dishes))
    const { dish } =
      dishes.find(({ dish: { id } }) => id === dishId) ??
      dishes.find(({ dish: { id } }) => !pictured.has(id)) ??
      dishes[0] ??
      {}
    const from = lowestPrice(menus)
    if (!category || !dish || from === null) return []
    pictured.add(dish.id)
    return [
      {
        id: categoryId,
        href:
          isUsual && isCaterersOpen
            ? caterersPath(index + 1, lang)
            : `${pagePath('menu', lang)}#${categoryId}`,
        name: shortNames[category.name[lang]] ?? category.name[lang],
        paper,
        from,
        picture: dish.picture,
      },
    ]
  })
}

/** The sets that the owner leads with, each with its first dish. */
export const bestSetViews = (
  places: HomeContent['sets'],
  sets: readonly SetMenu[],
  lang: Lang,
): readonly CardView[] =>
  [...new Set(places.map(({ set }) => set))].flatMap((id, index) => {
    const set = sets.find((each) => each.published && String(each.id) === id)
    const from = set ? lowestPrice([set]) : null
    const picture = set?.groups[0]?.dishes[0]?.dish.picture
    if (!set || !picture || from === null) return []
    const { slug, name } = set
    return [{ id, href: setPath(slug, lang), name: name[lang], paper: paperAt(index), from, picture }]
  })

/** Compares only full meals. */
export function lowestAHead(
  sets: readonly SetMenu[],
): { readonly price: Cents; readonly isBox: boolean } | null {
  const meals = sets.filter(({ published, unit }) => published && (unit === 'person' || unit === 'box'))
  const price = lowestPrice(meals)
  return price === null
    ? null
    : { price, isBox: meals.some((set) => set.unit === 'box' && set.price === price) }
}
