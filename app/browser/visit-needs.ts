/** What the guests of this visit do not eat, as the menu's address has it. */
import type { FoodNeeds } from '#domain/menu/fit.ts'
import { readMenuFilter } from '#domain/menu/menu-filter.ts'

const storageKey = 'menuFilter'

export function rememberFilter(query: string): void {
  try {
    if (query === '') sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, query)
  } catch {
    // If storage is blocked, the address alone carries the choices.
  }
}

/** Empty without a filter. */
export function rememberedFilter(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

export function visitNeeds(): FoodNeeds {
  const parameters = new URLSearchParams(rememberedFilter())
  return readMenuFilter((name) => parameters.get(name))
}
