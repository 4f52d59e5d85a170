import { freeFrom, worldDishes } from '#content/pages/landing/sections/free-from.ts'
import { people } from '#content/pages/set.ts'
import type { Dish, SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import { formatMoney } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'

export interface FreeFromView {
  readonly tables: readonly {
    readonly name: string
    readonly about: string
    readonly dishes: readonly FreeFromDish[]
  }[]
}

export interface FreeFromDish {
  readonly id: string
  readonly name: string
  readonly hasEgg: boolean
  readonly hasMilk: boolean
  /** True only where the kitchen is known to leave it out. */
  readonly canLeaveOut: boolean
}

export function freeFromView(sets: readonly SetMenu[], categoryId: string, lang: Lang): FreeFromView | null {
  const setsOnSale = sets.filter((set) => set.published && set.unit === 'set' && isListedIn(set, categoryId))
  const banquets = setsOnSale.filter(isBanquet)
  const others = setsOnSale.filter((set) => !isBanquet(set))
  const tables = [
    { name: freeFrom.banquet[lang], sets: banquets, dishes: dishesOf(banquets) },
    { name: freeFrom.world[lang], sets: others, dishes: worldDishesIn(dishesOf(others)) },
  ].filter(({ dishes }) => dishes.length > 0)
  if (tables.length === 0) return null
  return {
    tables: tables.map((table) => ({
      name: table.name,
      about: [
        ...table.sets.map((set) => `${people(set.serves)[lang]} ${formatMoney(set.price)}`),
        ...(table.dishes.every(({ vegan }) => vegan) ? [freeFrom.allVegan[lang]] : []),
      ].join(' · '),
      dishes: table.dishes.map((dish) => ({
        id: dish.id,
        name: dish.name[lang],
        hasEgg: dish.allergens.includes('egg'),
        hasMilk: dish.allergens.includes('milk'),
        canLeaveOut: table.sets === banquets,
      })),
    })),
  }
}

/** A set without a choice is cooked to order. */
function isBanquet({ groups }: SetMenu): boolean {
  return groups.every(({ min, dishes }) => min === 0 || min === dishes.length)
}

function dishesOf(sets: readonly SetMenu[]): readonly Dish[] {
  const choices = sets.flatMap(({ groups }) =>
    groups.filter(({ min }) => min > 0).flatMap(({ dishes }) => dishes),
  )
  return [...new Map(choices.map(({ dish }) => [dish.id, dish])).values()]
}

function worldDishesIn(dishes: readonly Dish[]): readonly Dish[] {
  return worldDishes.flatMap((id) => dishes.find((dish) => dish.id === id) ?? [])
}
