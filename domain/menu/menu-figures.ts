/** What is sold, minimum quantities and seasonal sets, as texts state them. */
import type { Season } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'
import type { MenuCategory, SetMenu, SetUnit } from './catalogue.ts'

export interface Minimum {
  readonly number: number
  readonly unit: SetUnit
  readonly names: readonly Text[]
  /** True if any mix of the category's sets counts. */
  readonly together: boolean
}

/** Texts name no other food. */
export interface Sold {
  readonly categories: readonly string[]
  readonly cuisines: readonly string[]
  readonly dishes: readonly Text[]
}

export function soldOf(sets: readonly SetMenu[]): Sold {
  const setsOnSale = sets.filter(({ published }) => published)
  const choices = setsOnSale.flatMap(({ groups }) => groups.flatMap(({ dishes }) => dishes))
  const dishes = [...new Map(choices.map(({ dish }) => [dish.id, dish])).values()]
  return {
    categories: [...new Set(setsOnSale.flatMap(({ categoryId, alsoIn }) => [categoryId, ...alsoIn]))],
    cuisines: [...new Set(dishes.map(({ cuisine }) => cuisine))],
    dishes: dishes.map(({ name }) => name),
  }
}

/** @param word part of a Chinese name */
export function hasDish({ dishes }: Sold, word: string): boolean {
  return dishes.some(({ zh }) => zh.includes(word))
}

export interface MenuFigures {
  readonly sold: Sold
  /** In menu order; sets without a minimum are absent. */
  readonly minimums: readonly Minimum[]
  readonly seasonal: readonly { readonly name: Text; readonly season: Season }[]
}

export function menuFiguresOf(sets: readonly SetMenu[], categories: readonly MenuCategory[]): MenuFigures {
  const sold = soldOf(sets)
  return {
    sold,
    minimums: minimumsOf(
      sets.filter(({ published }) => published),
      categories,
    ),
    seasonal: categories.flatMap(({ id, name, season }) =>
      season && sold.categories.includes(id) ? [{ name, season }] : [],
    ),
  }
}

function minimumsOf(sets: readonly SetMenu[], categories: readonly MenuCategory[]): Minimum[] {
  const byId = new Map<string, Minimum>()
  for (const { minQuantity: number, minQuantityScope, unit, name, categoryId } of sets) {
    if (number <= 1) continue
    const together = minQuantityScope === 'category'
    const groupName = together ? (categories.find(({ id }) => id === categoryId)?.name ?? name) : name
    const key = `${number} ${unit} ${together}`
    const names = byId.get(key)?.names ?? []
    if (!names.includes(groupName)) byId.set(key, { number, unit, together, names: [...names, groupName] })
  }
  return [...byId.values()]
}
