/** What taking a dish off sale for good does to the sets that have it, and to the promotions that give it. */

import type { SetMenu } from '#domain/menu/catalogue.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { Text } from '#domain/text.ts'
import { arrange } from './arrange-set.ts'
import { type EditedSet, type MenuFacts, readSet } from './read-set.ts'
import { chargeField, defaultsIn, dishesIn, groupField, groupsIn, isNextCharge } from './set-groups.ts'
import { setValuesOf } from './set-values.ts'

export interface SetWithoutDish {
  readonly set: SetMenu
  /** The set as it will be; null: it can't be made without the dish before an owner changes it. */
  readonly edited: EditedSet | null
  /** Dishes that become defaults in its place. */
  readonly newDefaults: readonly string[]
}

/** @returns every set that has the dish */
export function setsWithoutDish(
  dishId: string,
  facts: MenuFacts,
  sets: readonly SetMenu[],
): SetWithoutDish[] {
  const own = facts.dishes.get(dishId)
  const dishes = new Map(facts.dishes)
  if (own) dishes.set(dishId, { ...own, onSale: false })
  return sets
    .filter(({ groups }) => groups.some((group) => group.dishes.some(({ dish }) => dish.id === dishId)))
    .map((set) => {
      const before = setValuesOf(set)
      const after = withoutEmptyPlan(withoutDish(before, dishId, set.pricing))
      const reading = readSet(after, set, { ...facts, dishes })
      const newDefaults = groupsIn(after).flatMap((id) =>
        defaultsIn(after, id).filter((each) => !defaultsIn(before, id).includes(each)),
      )
      return { set, edited: reading.ok ? reading.value : null, newDefaults }
    })
}

/** Where the only price that was planned was that of the dish, nothing is planned any more. */
function withoutEmptyPlan(values: Values): Values {
  const isPlanned = Object.entries(values).some(
    ([name, value]) => value !== '' && (isNextCharge(name) || name === 'nextPrice' || name === 'nextDisplay'),
  )
  return isPlanned ? values : { ...values, nextFrom: '' }
}

/** Without the dish: the next one that costs nothing more is the default instead, and guests choose from what is left. */
function withoutDish(values: Values, dishId: string, pricing: SetMenu['pricing']): Values {
  return groupsIn(values).reduce((before, groupId) => {
    if (!dishesIn(before, groupId).includes(dishId)) return before
    const after = arrange(before, { of: 'dish', action: 'remove', groupId, dishId }, pricing)
    const dishes = dishesIn(after, groupId)
    const defaults = defaultsIn(after, groupId)
    const missing = defaultsIn(before, groupId).length - defaults.length
    const others = dishes.filter(
      (each) => !defaults.includes(each) && after[chargeField(groupId, each)] === '0',
    )
    const max = Number(after[groupField(groupId, 'max')])
    const isRepeatable = after[groupField(groupId, 'repeatable')] === 'yes'
    return {
      ...after,
      [groupField(groupId, 'defaults')]: [...defaults, ...others.slice(0, missing)].join(','),
      [groupField(groupId, 'max')]: String(isRepeatable ? max : Math.min(max, dishes.length)),
    }
  }, values)
}

/** By code or name, the promotions that are on and give the dish. */
export function promotionsGiving(dishId: string, promotions: readonly Promotion[]): readonly Text[] {
  return promotions
    .filter((each) => each.isOn && each.kind === 'freeDish' && each.dish.id === dishId)
    .map(({ code, name }) => (code === null ? name : { zh: code, en: code }))
}
