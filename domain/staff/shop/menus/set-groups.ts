/** Only this module knows the names of groups' and dishes' fields. */
import { isCalendarDate } from '#domain/calendar.ts'
import { plainLine, plainLineWithin } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { DishGroup, GroupDish, NextPrices, SetMenu } from '#domain/menu/catalogue.ts'
import { groupFaults, hasFewDefaults } from '#domain/menu/set-faults.ts'
import { type Cents, nothing, toDollars } from '#domain/money.ts'
import { type FormReader, maxFigure } from '#domain/staff/forms/fields.ts'
import { idsIn, type Values } from '#domain/staff/forms/values.ts'
import { englishOf, type Lang, langs, type Text } from '#domain/text.ts'

export interface EditedDish {
  readonly dishId: string
  readonly extra: Cents
  readonly price: Cents | null
  readonly note: Text | null
}

export interface EditedGroup {
  readonly id: string
  readonly course: string
  readonly name: Text
  readonly min: number
  readonly max: number
  readonly repeatable: boolean
  readonly defaults: readonly string[]
  readonly dishes: readonly EditedDish[]
}

export const maxGroups = 30
export const maxDishes = 80
/** Above the limits on adding, since older sets may exceed these. */
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

/** The supplement of a dish, or its price in a set priced by item. */
export const chargeField = (groupId: string, dishId: string) => `group.${groupId}.charge.${dishId}`

export const nextChargeField = (groupId: string, dishId: string) => `group.${groupId}.nextCharge.${dishId}`

export const isNextCharge = (name: string): boolean => /^group\.[^.]+\.nextCharge\./.test(name)

/** The initial charge is no supplement, or a missing price. */
export const noCharge: Readonly<Record<SetMenu['pricing'], string>> = { fixed: '0', perItem: '' }

export const noteField = (groupId: string, dishId: string, lang: Lang) =>
  `group.${groupId}.note.${dishId}.${lang}`

export const groupsIn = (values: Values) => idsIn(values.groups, mostRead.groups)
export const dishesIn = (values: Values, groupId: string) =>
  idsIn(values[groupField(groupId, 'dishes')], mostRead.dishes)
export const defaultsIn = (values: Values, groupId: string) =>
  idsIn(values[groupField(groupId, 'defaults')], mostRead.dishes)

type EditableDish = Pick<GroupDish, 'extra' | 'price' | 'note'> & { readonly dish: { readonly id: string } }
type EditableGroup = Omit<DishGroup, 'dishes'> & { readonly dishes: readonly EditableDish[] }

export function groupValues(groups: readonly EditableGroup[], nextCharges: NextPrices['charges']): Values {
  return {
    groups: groups.map(({ id }) => id).join(','),
    ...Object.fromEntries(
      groups.flatMap(({ id, name, course, min, max, repeatable, defaults, dishes }) => [
        [groupField(id, 'name.zh'), plainLine(name.zh)],
        [groupField(id, 'name.en'), plainLine(englishOf(name))],
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

/** A file may plan a charge for a dish that the group lacks; it has no effect. */
const isThere = (groups: readonly EditableGroup[], groupId: string, dishId: string) =>
  groups.some(({ id, dishes }) => id === groupId && dishes.some(({ dish }) => dish.id === dishId))

const dishValues = (groupId: string, { dish, extra, price, note }: EditableDish) => [
  [chargeField(groupId, dish.id), String(toDollars(price ?? extra))],
  ...(note
    ? [
        [noteField(groupId, dish.id, 'zh'), plainLine(note.zh)],
        [noteField(groupId, dish.id, 'en'), plainLine(englishOf(note))],
      ]
    : []),
]

export const longestInGroup = (name: string): number =>
  /^group\.[^.]+\.(min|max|charge\.|nextCharge\.)/.test(name) ? maxFigure : maxNameLength

/** Merges a group's limits together, and its dishes. */
export const groupUnitOf = (name: string): string =>
  name
    .replace(/^(group\.[^.]+)\.(min|max|repeatable)$/, '$1.limits')
    .replace(/^(group\.[^.]+)\.(defaults|charge\..*|nextCharge\..*|note\..*)$/, '$1.dishes')

export function wholeGroups(fields: Values, current: Values): Values {
  const from = fields.groups === undefined ? current : fields
  return Object.fromEntries(
    Object.entries(from).flatMap(([name, value]) =>
      name === 'groups' || name.startsWith('group.') ? [[name, plainLine(value)]] : [],
    ),
  )
}

export function readTypedGroups(field: (name: string) => string, pricing: SetMenu['pricing']): Values {
  const cleanName = (name: string) => plainLineWithin(field(name), longestInGroup(name))
  const values: Record<string, string> = { groups: idsIn(field('groups'), mostRead.groups).join(',') }
  for (const id of groupsIn(values)) {
    for (const each of ['name.zh', 'name.en', 'course', 'min', 'max', 'repeatable'] as const)
      values[groupField(id, each)] = cleanName(groupField(id, each))
    for (const each of ['dishes', 'defaults'] as const)
      values[groupField(id, each)] = idsIn(field(groupField(id, each)), mostRead.dishes).join(',')
    for (const dishId of dishesIn(values, id)) {
      values[chargeField(id, dishId)] = cleanName(chargeField(id, dishId)) || noCharge[pricing]
      const nextCharge = cleanName(nextChargeField(id, dishId))
      if (nextCharge !== '') values[nextChargeField(id, dishId)] = nextCharge
      const note = langs.map((lang) => noteField(id, dishId, lang))
      if (note.some((name) => cleanName(name) !== '')) for (const name of note) values[name] = cleanName(name)
    }
  }
  return values
}

interface GroupContext {
  readonly pricing: SetMenu['pricing']
  readonly isOffered: (dishId: string) => boolean
  readonly courses: readonly string[]
}

export const readGroups = (
  reader: FormReader,
  values: Values,
  context: GroupContext,
): readonly EditedGroup[] => groupsIn(values).map((id) => readGroup(reader, values, id, context))

function readGroup(
  reader: FormReader,
  values: Values,
  id: string,
  { pricing, isOffered, courses }: GroupContext,
): EditedGroup {
  const choices = dishesIn(values, id).filter(isOffered)
  const group: EditedGroup = {
    id,
    name: reader.text(`group.${id}.name`),
    course: reader.choice(groupField(id, 'course'), courses) ?? '',
    min: reader.number(groupField(id, 'min'), { min: 0, max: maxNumber }),
    max: reader.number(groupField(id, 'max'), { min: 1, max: maxNumber }),
    repeatable: reader.choice(groupField(id, 'repeatable'), ['yes', 'no']) === 'yes',
    defaults: defaultsIn(values, id).filter((dishId) => choices.includes(dishId)),
    dishes: choices.map((dishId) => readDish(reader, id, dishId, pricing)),
  }
  if (choices.length === 0) {
    reader.fail(groupField(id, 'dishes'), 'dishes-missing')
    return group
  }
  for (const fault of groupFaults(group))
    if (fault === 'default-costs-extra') reader.fail(groupField(id, 'defaults'), fault)
    else reader.fail(groupField(id, 'max'), 'limits-invalid')
  if (hasFewDefaults(group, pricing)) reader.fail(groupField(id, 'defaults'), 'defaults-missing')
  return group
}

const maxNumber = 9_999

function readDish(
  reader: FormReader,
  groupId: string,
  dishId: string,
  pricing: SetMenu['pricing'],
): EditedDish {
  const isByItem = pricing === 'perItem'
  const charge = reader.price(chargeField(groupId, dishId), { mayBeFree: !isByItem })
  const note = langs.map((lang) => reader.value(noteField(groupId, dishId, lang))).join('')
  return {
    dishId,
    note: note === '' ? null : reader.text(`group.${groupId}.note.${dishId}`),
    ...(isByItem ? { extra: nothing, price: charge } : { extra: charge, price: null }),
  }
}

/** Null if no prices are planned or their fields are unreadable; an empty price does not change. */
export function readNextPrices<Display extends string>(
  reader: FormReader,
  pricing: SetMenu['pricing'],
  groups: readonly EditedGroup[],
  displays: readonly Display[],
): (Omit<NextPrices, 'display'> & { readonly display: Display | null }) | null {
  const isByItem = pricing === 'perItem'
  const charges = groups.flatMap(({ id: groupId, dishes }) =>
    dishes.flatMap(({ dishId }) => {
      const field = nextChargeField(groupId, dishId)
      const hasCharge = reader.value(field) !== ''
      return hasCharge ? [{ groupId, dishId, charge: reader.price(field, { mayBeFree: !isByItem }) }] : []
    }),
  )
  const hasPrice = !isByItem && reader.value('nextPrice') !== ''
  const hasDisplay = reader.value('nextDisplay') !== ''
  const from = reader.value('nextFrom')
  const isPlanned = hasPrice || hasDisplay || charges.length > 0
  if (from === '' && !isPlanned) return null
  if (!isCalendarDate(from)) {
    reader.fail('nextFrom', 'date-invalid')
    return null
  }
  if (!isPlanned) reader.fail(isByItem ? 'nextFrom' : 'nextPrice', 'next-prices-missing')
  return {
    from,
    price: hasPrice ? reader.price('nextPrice') : null,
    display: hasDisplay ? reader.choice('nextDisplay', displays) : null,
    charges,
  }
}
