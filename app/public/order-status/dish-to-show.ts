import type { Dish, Picture, SetMenu } from '#domain/menu/catalogue.ts'

interface Line {
  readonly dishes: readonly { readonly dishId: string }[]
}

/** Prefers a main; null if the menu has none of the dishes. */
export function dishToShow(lines: readonly Line[], sets: readonly SetMenu[]): Picture | null {
  const onMenu = new Map<string, Dish>(
    sets.flatMap(({ groups }) => groups.flatMap(({ dishes }) => dishes.map(({ dish }) => [dish.id, dish]))),
  )
  const orderedDishes = lines.flatMap(({ dishes }) =>
    dishes.flatMap(({ dishId }) => onMenu.get(dishId) ?? []),
  )
  const dish = orderedDishes.find(({ course }) => mainCourses.includes(course)) ?? orderedDishes[0]
  return dish?.picture ?? null
}

const mainCourses = ['maindish', 'special', 'thai', 'su', 'christmas']
