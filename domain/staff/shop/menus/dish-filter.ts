/** Which dishes the page of dishes lists; the filter is part of its address. */
import { type Allergen, allergens } from '#domain/ordering/order-needs.ts'
import { type KitchenSection, kitchenSections } from '#domain/staff/day/kitchen-sections.ts'
import { readPage } from '#domain/staff/list-page.ts'
import { hasWords, longestSearch, readSearch } from '#domain/staff/office/name-search.ts'
import type { Text } from '#domain/text.ts'

export const dishLists = ['all', 'today', 'sold-out', 'off-sale'] as const
export const dishDiets = ['vegetarian', 'vegan'] as const
export type DishList = (typeof dishLists)[number]

export interface DishFilter {
  readonly list: DishList
  readonly section: KitchenSection | null
  /** Vegan dishes are vegetarian too. */
  readonly diet: (typeof dishDiets)[number] | null
  /** Only dishes without it. */
  readonly without: Allergen | null
  /** Words of the names, in either language; empty: any. */
  readonly search: string
  /** Of the list, from 1. */
  readonly page: number
}

/** The parameters of the address, and how long each may be. */
export const dishParameters = {
  list: { letters: 10 },
  section: { letters: 20 },
  diet: { letters: 20 },
  without: { letters: 20 },
  q: { letters: longestSearch },
  page: { letters: 4 },
} as const

/** Reads the address of the page; what it does not know is left out. */
export function readDishFilter(parameter: (name: keyof typeof dishParameters) => string | null): DishFilter {
  const known = <Value extends string>(name: keyof typeof dishParameters, values: readonly Value[]) =>
    values.find((value) => value === parameter(name)) ?? null
  return {
    list: known('list', dishLists) ?? 'all',
    section: known('section', kitchenSections),
    diet: known('diet', dishDiets),
    without: known('without', allergens),
    search: readSearch(parameter('q')),
    page: readPage(parameter('page')),
  }
}

/** The address of another page of the same list, from its question mark on. */
export function dishQuery({ list, section, diet, without, search }: DishFilter, page: number): string {
  const fields = { list: list === 'all' ? '' : list, section, diet, without, q: search, page: String(page) }
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `?${new URLSearchParams(given)}`
}

/** In the order of the kitchen's sections, which are heads of the list; those of one section stay as they are. */
export const inSections = <Dish extends { readonly section: KitchenSection }>(dishes: readonly Dish[]) =>
  dishes.toSorted((a, b) => kitchenSections.indexOf(a.section) - kitchenSections.indexOf(b.section))

interface Filtered {
  readonly name: Text
  readonly section: KitchenSection
  readonly allergens: readonly string[]
  readonly today: number
  readonly soldOut: unknown
  readonly isOnSale: boolean
  readonly diet: DishFilter['diet']
}

export function isListed(dish: Filtered, { list, section, diet, without, search }: DishFilter): boolean {
  if (list === 'today' && dish.today === 0) return false
  if (list === 'sold-out' && dish.soldOut === null) return false
  if (list === 'off-sale' && dish.isOnSale) return false
  if (diet && dish.diet !== diet && dish.diet !== 'vegan') return false
  if (section && dish.section !== section) return false
  if (without && dish.allergens.includes(without)) return false
  return hasWords([dish.name], search)
}
