/** Contradictions in a set; shared by catalogue files and publishing. */

import { type Cents, cents } from '#domain/money.ts'
import type { DishGroup, GroupDish, SetMenu } from './catalogue.ts'
import { tellsSeason } from './set-badges.ts'

type CheckedDish = Pick<GroupDish, 'extra' | 'price'> & { readonly dishId: string }
export type CheckedGroup = Pick<DishGroup, 'id' | 'min' | 'max' | 'repeatable' | 'defaults'> & {
  readonly dishes: readonly CheckedDish[]
}
type CheckedSet = Pick<
  SetMenu,
  'categoryId' | 'alsoIn' | 'pricing' | 'price' | 'priceDisplay' | 'includesDelivery' | 'badges' | 'season'
> & { readonly groups: readonly CheckedGroup[] }

export type GroupFault =
  | 'min-above-max'
  | 'max-above-dishes'
  | 'max-below-defaults'
  | 'default-unknown'
  | 'default-costs-extra'

export type SetFault =
  | 'no-groups'
  | 'item-prices'
  | 'defaults-below-min'
  | 'price-not-lowest'
  | 'range-not-of-items'
  | 'delivery-not-included'
  | 'badge-without-season'
  | 'category-twice'

const faultsIn = <Fault extends string>(faults: Readonly<Record<Fault, boolean>>): readonly Fault[] =>
  (Object.keys(faults) as Fault[]).filter((fault) => faults[fault])

export function groupFaults({ min, max, repeatable, defaults, dishes }: CheckedGroup): readonly GroupFault[] {
  return faultsIn<GroupFault>({
    'min-above-max': min > max,
    'max-above-dishes': !repeatable && max > dishes.length,
    'max-below-defaults': max < defaults.length,
    'default-unknown': !defaults.every((id) => dishes.some(({ dishId }) => dishId === id)),
    'default-costs-extra': dishes.some(({ dishId, extra }) => extra > 0 && defaults.includes(dishId)),
  })
}

export function setFaults(set: CheckedSet): readonly SetFault[] {
  const { pricing, groups, priceDisplay: display } = set
  const isByItem = pricing === 'perItem'
  const range = itemRange(groups)
  return faultsIn<SetFault>({
    'no-groups': groups.length === 0,
    'item-prices': !groups.every(({ dishes }) =>
      dishes.every(({ price }) => (isByItem ? price !== null && price > 0 : price === null)),
    ),
    'defaults-below-min': groups.some((group) => hasFewDefaults(group, pricing)),
    'price-not-lowest': isByItem && set.price !== range?.min,
    'range-not-of-items':
      display.kind === 'range' && (display.min !== range?.min || display.max !== range.max),
    'delivery-not-included': display.kind === 'fromFreeDelivery' && !set.includesDelivery,
    'badge-without-season': !tellsSeason(set.badges, set.season !== null),
    'category-twice': set.alsoIn.includes(set.categoryId),
  })
}

/** A fixed price includes a complete default menu. */
export const hasFewDefaults = ({ min, defaults }: CheckedGroup, pricing: SetMenu['pricing']): boolean =>
  pricing === 'fixed' && defaults.length < min

/** Cheapest and dearest item; null if no dish has its own price. */
export function itemRange(
  groups: readonly { readonly dishes: readonly Pick<GroupDish, 'price'>[] }[],
): { readonly min: Cents; readonly max: Cents } | null {
  const prices = groups.flatMap(({ dishes }) => dishes.flatMap(({ price }) => price ?? []))
  return prices.length === 0 ? null : { min: cents(Math.min(...prices)), max: cents(Math.max(...prices)) }
}
