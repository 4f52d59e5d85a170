/** The filter of the menu, and its form in the address: ?no=peanut,crustacean&only=vegetarian&guests=20&budget=150. */
import { guestLimits, maxNameLength, type ParameterLimits } from '#domain/input-limits.ts'
import { type Cents, cents } from '#domain/money.ts'
import { wholeOf } from '#domain/typed-figures.ts'
import type { Allergen } from './allergens.ts'
import type { SetMenu } from './catalogue.ts'
import { avoidedFoods, type Exclusion, exclusions, type FoodNeeds, onlyDiets } from './fit.ts'

export interface MenuFilter extends FoodNeeds {
  readonly guests: number | null
  /** Dollars a head. */
  readonly budget: number | null
  /** Id of the category. */
  readonly occasion: string | null
  /** Words of a set's or a dish's name. */
  readonly search: string | null
}

export const noFilter: MenuFilter = {
  without: [],
  only: null,
  guests: null,
  budget: null,
  occasion: null,
  search: null,
}

const maxBudget = 9_999

/** Lenient, because a form without script sends empty fields too. */
export const menuParameters = {
  no: { letters: 200, isList: true },
  only: { letters: 20 },
  guests: { letters: 10 },
  budget: { letters: 10 },
  for: { letters: maxNameLength },
  q: { letters: 60 },
} as const satisfies ParameterLimits

export type MenuParameter = keyof typeof menuParameters

/** Ignores what it does not know. */
export function readMenuFilter(parameter: (name: MenuParameter) => string | null): MenuFilter {
  const without = (parameter('no') ?? '').split(',')
  const only = parameter('only')
  return {
    without: exclusions.filter((each) => without.includes(each)),
    only: onlyDiets.find((each) => each === only) ?? null,
    guests: figureOf(parameter('guests'), guestLimits.max),
    budget: figureOf(parameter('budget'), maxBudget),
    occasion: parameter('for') || null,
    // Half a character has no spelling in an address.
    search: parameter('q')?.trim().toWellFormed() || null,
  }
}

/** Without what the shop does not answer for, and without an occasion that it does not have. */
export function answeredFilter(
  filter: MenuFilter,
  allergens: readonly Allergen[],
  occasions: readonly { readonly id: string }[],
): MenuFilter {
  const answered: readonly Exclusion[] = [...avoidedFoods, ...allergens]
  return {
    ...filter,
    without: filter.without.filter((each) => answered.includes(each)),
    occasion: occasions.find(({ id }) => id === filter.occasion)?.id ?? null,
  }
}

function figureOf(text: string | null, max: number): number | null {
  const number = text === null ? null : wholeOf(text)
  return number !== null && number >= 1 && number <= max ? number : null
}

/** One spelling for each filter; empty without one. */
export function menuQuery({ without, only, guests, budget, occasion, search }: MenuFilter): string {
  const values: Readonly<Record<MenuParameter, string | number | null>> = {
    no: without.length > 0 ? without.join(',') : null,
    only,
    guests,
    budget,
    for: occasion && encodeURIComponent(occasion),
    q: search && encodeURIComponent(search),
  }
  const parts = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

export const isFiltered = (filter: MenuFilter): boolean => menuQuery(filter) !== ''

/** One choice that a guest can remove. */
export type FilterChoice =
  | { readonly kind: 'without'; readonly value: Exclusion }
  | { readonly kind: 'only' | 'guests' | 'budget' | 'occasion' | 'search' }

export function choicesOf(filter: MenuFilter): readonly FilterChoice[] {
  const single = (['only', 'guests', 'budget', 'occasion', 'search'] as const).filter(
    (kind) => filter[kind] !== null,
  )
  return [
    ...filter.without.map((value) => ({ kind: 'without' as const, value })),
    ...single.map((kind) => ({ kind })),
  ]
}

export function withoutChoice(filter: MenuFilter, choice: FilterChoice): MenuFilter {
  return choice.kind === 'without'
    ? { ...filter, without: filter.without.filter((each) => each !== choice.value) }
    : { ...filter, [choice.kind]: null }
}

export interface Serving {
  readonly quantity: number
  readonly perHead: Cents
}

type ServedSet = Pick<SetMenu, 'serves' | 'minQuantity' | 'price' | 'unit'>

/**
 * The fewest sets for the guests, or those of one order if no number is known; null if even these are for more guests
 * than come, or if the set is sold by the piece, because a piece is no meal.
 */
export function servingFor(
  { serves, minQuantity, price, unit }: ServedSet,
  guests: number | null,
): Serving | null {
  if (unit === 'piece') return null
  const fewest = Math.max(1, minQuantity)
  if (guests === null) return { quantity: fewest, perHead: cents(Math.ceil(price / serves.max)) }
  const quantity = Math.max(fewest, Math.ceil(guests / serves.max))
  if (quantity * serves.min > guests) return null
  return { quantity, perHead: cents(Math.ceil((quantity * price) / guests)) }
}

/** Guests and budget leave sets out; food needs only sort them. */
export function suits(set: ServedSet, { guests, budget }: Pick<MenuFilter, 'guests' | 'budget'>): boolean {
  if (guests === null && budget === null) return true
  const serving = servingFor(set, guests)
  return serving !== null && (budget === null || serving.perHead <= budget * 100)
}
