/** What the home page shows of the catalogue, in one language. */

import { caterersPath } from '#app/paths.ts'
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

/**
 * The category cards with the lowest price of each category; one whose dish is gone is left out. Each leads to its
 * section of the catering page, which are in the same order (decisions 7).
 */
export function categoryCardViews(
  categories: readonly MenuCategory[],
  sets: readonly SetMenu[],
  lang: Lang,
): readonly CategoryCardView[] {
  return categoryCards.flatMap(({ categoryId, dishId, paper }, index) => {
    const category = categories.find(({ id }) => id === categoryId)
    const own = sets.filter((set) => set.published && set.categoryId === categoryId)
    const dishes = own.flatMap(({ groups }) => groups.flatMap((group) => group.dishes))
    const picture = dishes.find(({ dish }) => dish.id === dishId)?.dish.picture
    const from = lowestPrice(own)
    return category && picture && from !== null
      ? [
          {
            id: categoryId,
            href: caterersPath(index + 1, lang),
            name: (shortNames[categoryId] ?? category.name)[lang],
            paper,
            from,
            picture,
          },
        ]
      : []
  })
}

/** The lowest price a head: of what is sold by the person or the box, in full meals. */
export function lowestAHead(sets: readonly SetMenu[]): Cents | null {
  return lowestPrice(sets.filter(({ published, unit }) => published && (unit === 'person' || unit === 'box')))
}
