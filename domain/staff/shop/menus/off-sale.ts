import type { SetMenu } from '#domain/menu/catalogue.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { Text } from '#domain/text.ts'
import { arrange } from './arrange-set.ts'
import { type EditedSet, type MenuContext, readSet } from './read-set.ts'
import { chargeField, defaultsIn, dishesIn, groupField, groupsIn, isNextCharge } from './set-groups.ts'
import { setValuesOf } from './set-values.ts'

export interface SetWithoutDish {
  readonly set: SetMenu
  /** Null if an owner must change the set before it works without the dish. */
  readonly editedSet: EditedSet | null
  readonly newDefaults: readonly string[]
}

export function setsWithoutDish(
  dishId: string,
  context: MenuContext,
  sets: readonly SetMenu[],
): SetWithoutDish[] {
  const dish = context.dishes.get(dishId)
  const dishes = new Map(context.dishes)
  if (dish) dishes.set(dishId, { ...dish, onSale: false })
  return sets
    .filter(({ groups }) => groups.some((group) => group.dishes.some(({ dish }) => dish.id === dishId)))
    .map((set) => {
      const before = setValuesOf(set)
      const after = withoutEmptyPlan(withoutDish(before, dishId, set.pricing))
      const reading = readSet(after, set, { ...context, dishes })
      const newDefaults = groupsIn(after).flatMap((id) =>
        defaultsIn(after, id).filter((each) => !defaultsIn(before, id).includes(each)),
      )
      return { set, editedSet: reading.ok ? reading.value : null, newDefaults }
    })
}

/** If only the dish had a planned price, the plan goes too. */
function withoutEmptyPlan(values: Values): Values {
  const isPlanned = Object.entries(values).some(
    ([name, value]) => value !== '' && (isNextCharge(name) || name === 'nextPrice' || name === 'nextDisplay'),
  )
  return isPlanned ? values : { ...values, nextFrom: '' }
}

/** The next dish without a supplement becomes the default. */
function withoutDish(values: Values, dishId: string, pricing: SetMenu['pricing']): Values {
  return groupsIn(values).reduce((before, groupId) => {
    if (!dishesIn(before, groupId).includes(dishId)) return before
    const after = arrange(before, { of: 'dish', action: 'remove', groupId, dishId }, pricing)
    const dishes = dishesIn(after, groupId)
    const defaults = defaultsIn(after, groupId)
    const missingCount = defaultsIn(before, groupId).length - defaults.length
    const others = dishes.filter(
      (each) => !defaults.includes(each) && after[chargeField(groupId, each)] === '0',
    )
    const max = Number(after[groupField(groupId, 'max')])
    const isRepeatable = after[groupField(groupId, 'repeatable')] === 'yes'
    return {
      ...after,
      [groupField(groupId, 'defaults')]: [...defaults, ...others.slice(0, missingCount)].join(','),
      [groupField(groupId, 'max')]: String(isRepeatable ? max : Math.min(max, dishes.length)),
    }
  }, values)
}

/** Active promotions that give the dish, by code or name. */
export function promotionsGiving(dishId: string, promotions: readonly Promotion[]): readonly Text[] {
  return promotions
    .filter((each) => each.isOn && each.kind === 'freeDish' && each.dish.id === dishId)
    .map(({ code, name }) => (code === null ? name : { zh: code, en: code }))
}
