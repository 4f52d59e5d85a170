/** Minimum quantities and seasonal sets, as texts state them. */
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

export interface MenuFigures {
  /** In menu order; sets without a minimum are absent. */
  readonly minimums: readonly Minimum[]
  readonly seasonal: readonly { readonly name: Text; readonly season: Season }[]
}

export function menuFiguresOf(sets: readonly SetMenu[], categories: readonly MenuCategory[]): MenuFigures {
  return {
    minimums: minimumsOf(
      sets.filter(({ published }) => published),
      categories,
    ),
    seasonal: categories.flatMap(({ kind, name, season }) =>
      kind === 'sets' && season ? [{ name, season }] : [],
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
