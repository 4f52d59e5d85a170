import type { Values } from '#domain/staff/forms/values.ts'
import { chargeField, defaultsIn, dishesIn, groupsIn, nextChargeField, noteField } from './set-groups.ts'

export interface CourseDish {
  readonly dishId: string
  /** Dollars; '0' or '' is free. */
  readonly charge: string
  /** The planned charge; '' means no change. */
  readonly nextCharge: string
  readonly isDefault: boolean
  readonly note: { readonly zh: string; readonly en: string }
}

export type CourseVersion =
  | { readonly kind: 'removed' }
  | { readonly kind: 'order'; readonly dishIds: readonly string[] }
  | {
      readonly kind: 'dishes'
      readonly count: number
      readonly different: readonly CourseDish[]
      /** Dishes that only the other version has. */
      readonly missing: readonly string[]
    }

/** @param other the version it clashes with */
export function courseVersion(values: Values, other: Values, groupId: string): CourseVersion {
  if (!groupsIn(values).includes(groupId)) return { kind: 'removed' }
  const dishIds = dishesIn(values, groupId)
  const others = dishesIn(other, groupId)
  const different = dishIds
    .map((dishId) => dishIn(values, groupId, dishId))
    .filter(
      (dish) =>
        !others.includes(dish.dishId) ||
        JSON.stringify(dish) !== JSON.stringify(dishIn(other, groupId, dish.dishId)),
    )
  const missingDishes = others.filter((dishId) => !dishIds.includes(dishId))
  if (different.length === 0 && missingDishes.length === 0) return { kind: 'order', dishIds }
  return { kind: 'dishes', count: dishIds.length, different, missing: missingDishes }
}

function dishIn(values: Values, groupId: string, dishId: string): CourseDish {
  const value = (name: string) => values[name] ?? ''
  return {
    dishId,
    charge: value(chargeField(groupId, dishId)),
    nextCharge: value(nextChargeField(groupId, dishId)),
    isDefault: defaultsIn(values, groupId).includes(dishId),
    note: { zh: value(noteField(groupId, dishId, 'zh')), en: value(noteField(groupId, dishId, 'en')) },
  }
}
