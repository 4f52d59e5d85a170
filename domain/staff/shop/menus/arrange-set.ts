import type { SetMenu } from '#domain/menu/catalogue.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import {
  chargeField,
  defaultsIn,
  dishesIn,
  groupField,
  groupsIn,
  maxDishes,
  maxGroups,
  noCharge,
} from './set-groups.ts'
import { groupIdOf } from './set-values.ts'

export const groupActions = ['add', 'remove', 'up', 'down', 'place'] as const
export const dishActions = ['add', 'remove', 'up', 'down', 'place', 'default'] as const

export type Arrangement =
  | {
      readonly of: 'group'
      readonly action: (typeof groupActions)[number]
      readonly groupId: string
      readonly placeOf?: string
    }
  | {
      readonly of: 'dish'
      readonly action: (typeof dishActions)[number]
      readonly groupId: string
      readonly dishId: string
      readonly placeOf?: string
    }

export const verbOf = (arrangement: Arrangement): string => {
  const { of, action, groupId, placeOf } = arrangement
  const dish = arrangement.of === 'dish' ? [arrangement.dishId] : []
  return [of, action, groupId, ...dish, ...(placeOf === undefined ? [] : [placeOf])].join(':')
}

/** Null if no button of the page has this value. */
export function readArrangement(verb: string): Arrangement | null {
  const [of, value, groupId = '', third, fourth] = verb.split(':')
  const groupAction = groupActions.find((action) => action === value)
  const dishAction = dishActions.find((action) => action === value)
  const at = (placeOf: string | undefined) => (placeOf === undefined ? {} : { placeOf })
  if (of === 'group' && groupAction) return { of, action: groupAction, groupId, ...at(third) }
  if (of !== 'dish' || !dishAction) return null
  return { of, action: dishAction, groupId, dishId: third ?? '', ...at(fourth) }
}

/** Impossible actions, such as moving the first group up, change nothing. */
export function arrange(values: Values, arrangement: Arrangement, pricing: SetMenu['pricing']): Values {
  const { action, groupId, placeOf } = arrangement
  if (arrangement.of === 'group') {
    if (action === 'add') return withGroup(values, groupId)
    const groups =
      action === 'remove'
        ? without(groupsIn(values), groupId)
        : moveInList(groupsIn(values), groupId, action, placeOf)
    return withoutRemains({ ...values, groups: groups.join(',') })
  }
  const { dishId } = arrangement
  const dishes = dishesIn(values, groupId)
  if (!groupsIn(values).includes(groupId) || (action !== 'add' && !dishes.includes(dishId))) return values
  const set = (field: 'dishes' | 'defaults', list: readonly string[]): Values => ({
    ...values,
    [groupField(groupId, field)]: list.join(','),
  })
  switch (arrangement.action) {
    case 'add':
      return dishes.includes(dishId) || dishes.length >= maxDishes
        ? values
        : { ...set('dishes', [...dishes, dishId]), [chargeField(groupId, dishId)]: noCharge[pricing] }
    case 'remove':
      return withoutRemains(set('dishes', without(dishes, dishId)))
    case 'default': {
      const defaults = defaultsIn(values, groupId)
      return set('defaults', defaults.includes(dishId) ? without(defaults, dishId) : [...defaults, dishId])
    }
    default:
      return set('dishes', moveInList(dishes, dishId, arrangement.action, placeOf))
  }
}

function withGroup(values: Values, id: string): Values {
  const groups = groupsIn(values)
  if (groups.includes(id) || groups.length >= maxGroups) return values
  return {
    ...values,
    groups: [...groups, id].join(','),
    [groupField(id, 'name.zh')]: '',
    [groupField(id, 'name.en')]: '',
    [groupField(id, 'course')]: '',
    [groupField(id, 'min')]: '1',
    [groupField(id, 'max')]: '1',
    [groupField(id, 'repeatable')]: 'no',
    [groupField(id, 'dishes')]: '',
    [groupField(id, 'defaults')]: '',
  }
}

export const without = (list: readonly string[], removedId: string) => list.filter((id) => id !== removedId)

/** Moves an item one place, or to that of another. */
export function moveInList(
  list: readonly string[],
  id: string,
  action: string,
  placeOf = '',
): readonly string[] {
  const at = list.indexOf(id)
  if (action === 'place') return movedTo(list, id, placeOf)
  const to = at + (action === 'up' ? -1 : 1)
  return at < 0 || to < 0 || to >= list.length ? list : list.with(at, list[to] ?? id).with(to, id)
}

function withoutRemains(values: Values): Values {
  const groups = groupsIn(values)
  const isKept = (name: string) => {
    const groupId = groupIdOf(name)
    if (groupId === null) return true
    const [, dishId] = /^group\.[^.]+\.(?:charge|nextCharge|note)\.([^.]+)/.exec(name) ?? []
    return groups.includes(groupId) && (dishId === undefined || dishesIn(values, groupId).includes(dishId))
  }
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)))
  for (const id of groups) {
    const dishes = dishesIn(rest, id)
    rest[groupField(id, 'defaults')] = defaultsIn(rest, id)
      .filter((dishId) => dishes.includes(dishId))
      .join(',')
  }
  return rest
}

/** Moves an item to another's place; unchanged if either is missing. */
export function movedTo<Id>(list: readonly Id[], movedId: Id, placeOf: Id): readonly Id[] {
  const to = list.indexOf(placeOf)
  if (to < 0 || !list.includes(movedId)) return list
  return list.filter((id) => id !== movedId).toSpliced(to, 0, movedId)
}

export type RowMove<Id> = { readonly by: -1 | 1 } | { readonly placeOf: Id }

/** Rows exchange their positions; places are counted from 1. */
export function moveRow<Id>(
  rows: readonly { readonly id: Id; readonly position: number }[],
  movedId: Id,
  move: RowMove<Id>,
) {
  const ids = rows.map(({ id }) => id)
  const at = ids.indexOf(movedId)
  const order = movedTo(ids, movedId, 'placeOf' in move ? move.placeOf : (ids[at + move.by] ?? movedId))
  const movedRows = rows.flatMap(({ id: was, position }, index) => {
    const id = order[index]
    return id === undefined || id === was ? [] : [{ id, position }]
  })
  return { moved: movedRows, before: { place: at + 1 }, after: { place: order.indexOf(movedId) + 1 } }
}
