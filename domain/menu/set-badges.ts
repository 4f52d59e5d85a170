/** The badges of a set menu: those that its owner gives it, and the one that its season gives it. */
import type { Dish } from './catalogue.ts'

export const badgeKinds = ['new', 'popular', 'seasonal', 'vegetarian'] as const

export type BadgeKind = (typeof badgeKinds)[number]

const seasonal: BadgeKind = 'seasonal'

export function isBadge(badge: string): badge is BadgeKind {
  return badgeKinds.some((kind) => kind === badge)
}

/** Those that an owner gives and takes. */
export const givenBadges: readonly BadgeKind[] = badgeKinds.filter((kind) => kind !== seasonal)

/** Whether a set says that it is seasonal exactly where it has a season. */
export const tellsSeason = (badges: readonly string[], hasSeason: boolean): boolean =>
  badges.includes(seasonal) === hasSeason

/** The badges of a set with or without a season. */
export function badgesWith(badges: readonly string[], hasSeason: boolean): readonly string[] {
  if (tellsSeason(badges, hasSeason)) return badges
  return hasSeason ? [seasonal, ...badges] : badges.filter((badge) => badge !== seasonal)
}

/** The badges of a set that are true of its dishes: one may have got meat since it was put in a vegetarian set. */
export function trueBadges(
  badges: readonly string[],
  groups: readonly { readonly dishes: readonly { readonly dish: Pick<Dish, 'vegetarian'> }[] }[],
): readonly string[] {
  const isVegetarian = groups.every(({ dishes }) => dishes.every(({ dish }) => dish.vegetarian))
  return isVegetarian ? badges : badges.filter((badge) => badge !== 'vegetarian')
}
