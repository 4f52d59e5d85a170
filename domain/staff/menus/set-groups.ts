/** The groups of a set and their dishes within its flat texts (set-values.ts): lists of ids, and fields of each. */
import type { DishGroup, GroupDish, NextPrices, SetMenu } from '#domain/menu/catalogue.ts'
import { toDollars } from '#domain/money.ts'
import { type Lang, langs } from '#domain/text.ts'

type Values = Readonly<Record<string, string>>

/** Far more than a menu has: no more are added. */
export const maxGroups = 30
export const maxDishes = 80
/** The most that are read: what was stored before there was a limit stays in the set. */
const mostRead = { groups: 100, dishes: 300 } as const

export type GroupFieldName =
  | 'name.zh'
  | 'name.en'
  | 'course'
  | 'min'
  | 'max'
  | 'repeatable'
  | 'dishes'
  | 'defaults'

export const groupField = (groupId: string, field: GroupFieldName) => `group.${groupId}.${field}`

/** The supplement of a dish, or its own price in a set priced by item. */
export const chargeField = (groupId: string, dishId: string) => `group.${groupId}.charge.${dishId}`

/** The same from a later day on; a dish whose price stays has none. */
export const nextChargeField = (groupId: string, dishId: string) => `group.${groupId}.nextCharge.${dishId}`

export const isNextCharge = (name: string): boolean => /^group\.[^.]+\.nextCharge\./.test(name)

/** What a dish costs before anything is typed: no supplement, or a price that is still missing. */
export const noCharge: Readonly<Record<SetMenu['pricing'], string>> = { fixed: '0', perItem: '' }

export const noteField = (groupId: string, dishId: string, lang: Lang) =>
  `group.${groupId}.note.${dishId}.${lang}`

/** An id as it stands in names of fields, without the characters that separate them. */
const anId = /^[\w-]{1,60}$/

export const idsIn = (value: string | undefined, max: number): readonly string[] =>
  [...new Set((value ?? '').split(','))].filter((id) => anId.test(id)).slice(0, max)

/** The ids of the groups in their order. */
export const groupsIn = (values: Values) => idsIn(values.groups, mostRead.groups)
export const dishesIn = (values: Values, groupId: string) =>
  idsIn(values[groupField(groupId, 'dishes')], mostRead.dishes)
/** The dishes chosen before a customer touches anything. */
export const defaultsIn = (values: Values, groupId: string) =>
  idsIn(values[groupField(groupId, 'defaults')], mostRead.dishes)

type EditableDish = Pick<GroupDish, 'extra' | 'price' | 'note'> & { readonly dish: { readonly id: string } }
type EditableGroup = Omit<DishGroup, 'dishes'> & { readonly dishes: readonly EditableDish[] }

export function groupValues(groups: readonly EditableGroup[], nextCharges: NextPrices['charges']): Values {
  return {
    groups: groups.map(({ id }) => id).join(','),
    ...Object.fromEntries(
      groups.flatMap(({ id, name, course, min, max, repeatable, defaults, dishes }) => [
        [groupField(id, 'name.zh'), name.zh],
        [groupField(id, 'name.en'), name.en],
        [groupField(id, 'course'), course],
        [groupField(id, 'min'), String(min)],
        [groupField(id, 'max'), String(max)],
        [groupField(id, 'repeatable'), repeatable ? 'yes' : 'no'],
        [groupField(id, 'dishes'), dishes.map(({ dish }) => dish.id).join(',')],
        [groupField(id, 'defaults'), defaults.join(',')],
        ...dishes.flatMap((choice) => dishValues(id, choice)),
      ]),
    ),
    ...Object.fromEntries(
      nextCharges
        .filter(({ groupId, dishId }) => isThere(groups, groupId, dishId))
        .map(({ groupId, dishId, charge }) => [nextChargeField(groupId, dishId), String(toDollars(charge))]),
    ),
  }
}

/** A file may plan a charge of a dish that the group does not have. It has no effect, and forms do not send it. */
const isThere = (groups: readonly EditableGroup[], groupId: string, dishId: string) =>
  groups.some(({ id, dishes }) => id === groupId && dishes.some(({ dish }) => dish.id === dishId))

const dishValues = (groupId: string, { dish, extra, price, note }: EditableDish) => [
  [chargeField(groupId, dish.id), String(toDollars(price ?? extra))],
  ...(note
    ? [
        [noteField(groupId, dish.id, 'zh'), note.zh],
        [noteField(groupId, dish.id, 'en'), note.en],
      ]
    : []),
]

/**
 * The groups that a form sent.
 * @param raw a field as sent
 * @param cleaned the same, cleaned and within its length
 */
export function typedGroups(
  raw: (name: string) => string,
  cleaned: (name: string) => string,
  pricing: SetMenu['pricing'],
): Values {
  const values: Record<string, string> = { groups: idsIn(raw('groups'), mostRead.groups).join(',') }
  for (const id of groupsIn(values)) {
    for (const field of ['name.zh', 'name.en', 'course', 'min', 'max', 'repeatable'] as const)
      values[groupField(id, field)] = cleaned(groupField(id, field))
    for (const field of ['dishes', 'defaults'] as const)
      values[groupField(id, field)] = idsIn(raw(groupField(id, field)), mostRead.dishes).join(',')
    for (const dishId of dishesIn(values, id)) {
      values[chargeField(id, dishId)] = cleaned(chargeField(id, dishId)) || noCharge[pricing]
      const nextCharge = cleaned(nextChargeField(id, dishId))
      if (nextCharge !== '') values[nextChargeField(id, dishId)] = nextCharge
      const note = langs.map((lang) => noteField(id, dishId, lang))
      if (note.some((name) => cleaned(name) !== '')) for (const name of note) values[name] = cleaned(name)
    }
  }
  return values
}
