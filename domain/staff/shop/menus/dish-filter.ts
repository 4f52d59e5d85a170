/** The filter of the page of dishes is part of its address. */
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import { type KitchenSection, kitchenSections } from '#domain/staff/day/kitchen-sections.ts'
import { readPage } from '#domain/staff/list-page.ts'
import { hasWords, maxSearchLetters, readSearch } from '#domain/staff/office/name-search.ts'
import type { Text } from '#domain/text.ts'

export const dishLists = ['all', 'today', 'sold-out', 'off-sale'] as const
export const dishDiets = ['vegetarian', 'vegan'] as const
export type DishList = (typeof dishLists)[number]

export interface DishFilter {
  readonly list: DishList
  readonly section: KitchenSection | null
  /** Vegan dishes count as vegetarian. */
  readonly diet: (typeof dishDiets)[number] | null
  readonly without: Allergen | null
  /** Words of the names in either language; empty for any. */
  readonly search: string
  readonly page: number
}

/** The address's parameters have these maximum lengths. */
export const dishParameters = {
  list: { letters: 10 },
  section: { letters: 20 },
  diet: { letters: 20 },
  without: { letters: 20 },
  q: { letters: maxSearchLetters },
  page: { letters: 4 },
} as const

/** Unknown values in the address are ignored. */
export function readDishFilter(parameter: (name: keyof typeof dishParameters) => string | null): DishFilter {
  const readChoice = <Value extends string>(name: keyof typeof dishParameters, values: readonly Value[]) =>
    values.find((value) => value === parameter(name)) ?? null
  return {
    list: readChoice('list', dishLists) ?? 'all',
    section: readChoice('section', kitchenSections),
    diet: readChoice('diet', dishDiets),
    without: readChoice('without', allergens),
    search: readSearch(parameter('q')),
    page: readPage(parameter('page')),
  }
}

export function dishQuery({ list, section, diet, without, search }: DishFilter, page: number): string {
  const fields = { list: list === 'all' ? '' : list, section, diet, without, q: search, page: String(page) }
  const pairs = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `?${new URLSearchParams(pairs)}`
}

export const inSections = <Dish extends { readonly section: KitchenSection }>(dishes: readonly Dish[]) =>
  dishes.toSorted((a, b) => kitchenSections.indexOf(a.section) - kitchenSections.indexOf(b.section))

interface DishToFilter {
  readonly name: Text
  readonly section: KitchenSection
  readonly allergens: readonly string[]
  readonly today: number
  readonly soldOut: unknown
  readonly isOnSale: boolean
  readonly diet: DishFilter['diet']
}

export function isListed(dish: DishToFilter, { list, section, diet, without, search }: DishFilter): boolean {
  if (list === 'today' && dish.today === 0) return false
  if (list === 'sold-out' && dish.soldOut === null) return false
  if (list === 'off-sale' && dish.isOnSale) return false
  if (diet && dish.diet !== diet && dish.diet !== 'vegan') return false
  if (section && dish.section !== section) return false
  if (without && dish.allergens.includes(without)) return false
  return hasWords([dish.name], search)
}
