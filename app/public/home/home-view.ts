import { caterersPath, pagePath } from '#app/paths.ts'
import { categoryCards } from '#content/pages/home.ts'
import { shortNames } from '#content/pages/menu.ts'
import type { MenuCategory, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { lowestPrice } from '#domain/menu/lowest-price.ts'
import type { Cents } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'

export interface CategoryCardView {
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
 * The caterers page has the same sequence (decisions 7), and exists where each of its categories is sold. A category
 * without its pictured dish is omitted. A shop that sells none of these shows its own, each with its first dish.
 */
export function categoryCardViews(
  categories: readonly MenuCategory[],
  sets: readonly SetMenu[],
  isCaterersOpen: boolean,
  lang: Lang,
): readonly CategoryCardView[] {
  const setsOnSale = sets.filter(({ published }) => published)
  const isUsual = categoryCards.some((card) => setsOnSale.some((set) => set.categoryId === card.categoryId))
  const cards = isUsual
    ? categoryCards
    : categories.map(({ id }, index) => ({ categoryId: id, paper: paperAt(index) }))
  return cards.flatMap((card: CategoryCard, index) => {
    const { categoryId, dishId, paper } = card
    const category = categories.find(({ id }) => id === categoryId)
    const menus = setsOnSale.filter((set) => set.categoryId === categoryId)
    const dishes = menus.flatMap(({ groups }) => groups.flatMap((group) => group.dishes))
    const picture = dishes.find(({ dish }) => dishId === undefined || dish.id === dishId)?.dish.picture
    const from = lowestPrice(menus)
    return category && picture && from !== null
      ? [
          {
            id: categoryId,
            href: isCaterersOpen ? caterersPath(index + 1, lang) : `${pagePath('menu', lang)}#${categoryId}`,
            name: (shortNames[categoryId] ?? category.name)[lang],
            paper,
            from,
            picture,
          },
        ]
      : []
  })
}

/** Compares only full meals. */
export function lowestAHead(sets: readonly SetMenu[]): Cents | null {
  return lowestPrice(sets.filter(({ published, unit }) => published && (unit === 'person' || unit === 'box')))
}
