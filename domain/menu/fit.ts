/** Which dishes of a set its guests can eat, by what the shop declares; nothing is promised about traces. */
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import type { Dish, DishGroup, GroupDish } from './catalogue.ts'
import { isFixed } from './menu-selection.ts'

/** Foods that guests leave out without an allergy; the first two are ids of `contains`. */
export const avoidedFoods = ['pork', 'beef', 'spicy'] as const

export type Exclusion = Allergen | (typeof avoidedFoods)[number]

export const exclusions: readonly Exclusion[] = [...avoidedFoods, ...allergens]

export const onlyDiets = ['vegetarian', 'vegan'] as const

export interface FoodNeeds {
  readonly without: readonly Exclusion[]
  readonly only: (typeof onlyDiets)[number] | null
}

export const hasNeeds = ({ without, only }: FoodNeeds): boolean => without.length > 0 || only !== null

export type EatenDish = Pick<Dish, 'vegetarian' | 'vegan' | 'spicy' | 'contains' | 'allergens'>

/** What of the needs the dish does not meet, in their order. */
export function clashesOf(dish: EatenDish, { without, only }: FoodNeeds): readonly (Exclusion | 'diet')[] {
  const holds = (each: Exclusion) =>
    each === 'spicy' ? dish.spicy : dish.allergens.includes(each) || dish.contains.includes(each)
  const isOffDiet = only !== null && !dish[only]
  return [...without.filter(holds), ...(isOffDiet ? ['diet' as const] : [])]
}

export const isFit = (dish: EatenDish, needs: FoodNeeds): boolean => clashesOf(dish, needs).length === 0

interface FitGroup extends Pick<DishGroup, 'id' | 'min' | 'max' | 'repeatable'> {
  readonly dishes: readonly { readonly dish: EatenDish & Pick<Dish, 'id'> }[]
}

export interface GroupFit<Group> {
  readonly group: Group
  /** Guests have to choose so many. */
  readonly needed: number
  readonly fitting: number
  readonly isFilled: boolean
}

/** Every dish fits; each group can be filled with fewer; a group falls short. */
export type FitState = 'all' | 'fewer' | 'short'

export interface SetFit<Group extends FitGroup = FitGroup> {
  readonly state: FitState
  readonly fitting: number
  readonly of: number
  readonly groups: readonly GroupFit<Group>[]
  /** Each once. */
  readonly misfits: readonly Group['dishes'][number]['dish'][]
}

/** Groups that guests may leave empty make no set fall short, but it fits whole only if they do too. */
export function setFit<Group extends FitGroup>(
  set: { readonly groups: readonly Group[] },
  needs: FoodNeeds,
): SetFit<Group> {
  const required = set.groups.filter(({ min }) => min > 0)
  const groups = (required.length > 0 ? required : set.groups).map((group) => groupFit(group, needs))
  const dishes = set.groups.flatMap((group) => group.dishes.map(({ dish }) => dish))
  const misfits = [...new Map(dishes.map((dish) => [dish.id, dish])).values()].filter(
    (dish) => !isFit(dish, needs),
  )
  const isFilled =
    required.length > 0 ? groups.every((each) => each.isFilled) : groups.some((each) => each.fitting > 0)
  return {
    state: isFilled ? (misfits.length === 0 ? 'all' : 'fewer') : 'short',
    fitting: dishes.filter((dish) => isFit(dish, needs)).length,
    of: dishes.length,
    groups,
    misfits,
  }
}

function groupFit<Group extends FitGroup>(group: Group, needs: FoodNeeds): GroupFit<Group> {
  const fitting = group.dishes.filter(({ dish }) => isFit(dish, needs)).length
  const isFilled = group.repeatable ? group.min === 0 || fitting > 0 : fitting >= group.min
  return { group, needed: group.min, fitting, isFilled }
}

type DefaultsGroup = Pick<DishGroup, 'min' | 'max' | 'repeatable' | 'defaults'> & {
  readonly dishes: readonly (Pick<GroupDish, 'extra'> & { readonly dish: { readonly id: string } })[]
}

/** Replaces defaults that do not fit by dishes that do and cost no more; dishes of a fixed group stay. */
export function fittingDefaults(group: DefaultsGroup, fits: (dishId: string) => boolean): readonly string[] {
  if (isFixed(group)) return group.defaults
  const stay = new Set(group.defaults.filter(fits))
  for (const choice of group.defaults) {
    if (stay.has(choice)) continue
    const instead = replacement(group, choice, fits, (dishId) => stay.has(dishId))
    if (instead) stay.add(instead)
  }
  return [...stay]
}

/** The first dish of the group that fits, is not chosen yet and costs no more; null if there is none. */
export function replacement(
  { dishes }: Pick<DefaultsGroup, 'dishes'>,
  dishId: string,
  fits: (dishId: string) => boolean,
  isChosen: (dishId: string) => boolean,
): string | null {
  const limit = dishes.find(({ dish }) => dish.id === dishId)?.extra ?? 0
  const instead = dishes.find(({ dish, extra }) => fits(dish.id) && !isChosen(dish.id) && extra <= limit)
  return instead?.dish.id ?? null
}
