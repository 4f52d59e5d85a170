/** What customers see of the menu: nothing of a category that is off sale. */
import type { Gift, MenuCategory, SetMenu } from './catalogue.ts'

interface Menu {
  readonly categories: readonly MenuCategory[]
  readonly sets: readonly SetMenu[]
  readonly gifts: readonly Gift[]
}

/**
 * Without the categories that are off sale, and without gifts that are. Sets stay, since links and orders name them, but
 * those of a category that is off sale are off sale too; a set that such a category only lists as well is sold on in its own.
 */
export function offeredMenu<Whole extends Menu>(menu: Whole): Whole {
  const categories = menu.categories.filter(({ onSale }) => onSale)
  const offered = new Set(categories.map(({ id }) => id))
  const ofGifts = menu.categories.filter(({ kind }) => kind === 'gifts')
  const hasGifts = ofGifts.length === 0 || ofGifts.some(({ onSale }) => onSale)
  return {
    ...menu,
    categories,
    sets: menu.sets.map((set) => ({
      ...set,
      published: set.published && offered.has(set.categoryId),
      alsoIn: set.alsoIn.filter((id) => offered.has(id)),
    })),
    gifts: menu.gifts.filter(({ published }) => published && hasGifts),
  }
}
