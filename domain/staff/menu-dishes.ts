import type { Dish, SetMenu } from '#domain/catalogue.ts'

/** Every dish of the menu by its id. */
export function menuDishes(sets: readonly Pick<SetMenu, 'groups'>[]): ReadonlyMap<string, Dish> {
  const all = sets.flatMap(({ groups }) => groups.flatMap(({ dishes }) => dishes.map(({ dish }) => dish)))
  return new Map(all.map((dish) => [dish.id, dish]))
}
