import type { Gift, MenuCategory, SetMenu } from './catalogue.ts'

interface Menu {
  readonly categories: readonly MenuCategory[]
  readonly sets: readonly SetMenu[]
  readonly gifts: readonly Gift[]
}

/**
 * Removes categories and gifts that are off sale. Their sets stay, off sale, because links and orders refer
 * to them; sets that a removed category merely lists remain on sale.
 */
export function offeredMenu<Whole extends Menu>(menu: Whole): Whole {
  const categories = menu.categories.filter(({ onSale }) => onSale)
  const categoryIds = new Set(categories.map(({ id }) => id))
  const ofGifts = menu.categories.filter(({ kind }) => kind === 'gifts')
  const hasGifts = ofGifts.length === 0 || ofGifts.some(({ onSale }) => onSale)
  return {
    ...menu,
    categories,
    sets: menu.sets.map((set) => ({
      ...set,
      published: set.published && categoryIds.has(set.categoryId),
      alsoIn: set.alsoIn.filter((id) => categoryIds.has(id)),
    })),
    gifts: menu.gifts.filter(({ published }) => published && hasGifts),
  }
}
