import type { Dish } from './catalogue.ts'

export const badgeKinds = ['new', 'popular', 'seasonal', 'vegetarian'] as const

export type BadgeKind = (typeof badgeKinds)[number]

const seasonal: BadgeKind = 'seasonal'

export function isBadge(badge: string): badge is BadgeKind {
  return badgeKinds.some((kind) => kind === badge)
}

export const setBadgesOfOwner: readonly BadgeKind[] = badgeKinds.filter((kind) => kind !== seasonal)

/** The seasonal badge must match the season. */
export const tellsSeason = (badges: readonly string[], hasSeason: boolean): boolean =>
  badges.includes(seasonal) === hasSeason

export function badgesWith(badges: readonly string[], hasSeason: boolean): readonly string[] {
  if (tellsSeason(badges, hasSeason)) return badges
  return hasSeason ? [seasonal, ...badges] : badges.filter((badge) => badge !== seasonal)
}

/** Drops badges that a set's changed dishes contradict. */
export function trueBadges(
  badges: readonly string[],
  groups: readonly { readonly dishes: readonly { readonly dish: Pick<Dish, 'vegetarian'> }[] }[],
): readonly string[] {
  const isVegetarian = groups.every(({ dishes }) => dishes.every(({ dish }) => dish.vegetarian))
  return isVegetarian ? badges : badges.filter((badge) => badge !== 'vegetarian')
}
