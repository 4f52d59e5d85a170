/** A draft may hold values that cannot be published yet. */
import { type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { SetMenu, SetUnit } from '#domain/menu/catalogue.ts'
import { setBadgesOfOwner } from '#domain/menu/set-badges.ts'
import { nothing, toDollars } from '#domain/money.ts'
import {
  choice,
  choices,
  type Field,
  fieldTable,
  numberRange,
  optionalNumber,
  picturePair,
  price,
  season,
  texts,
  wholeNumber,
} from '#domain/staff/forms/fields.ts'
import { type FieldReader, type FormShape, rowIdOf } from '#domain/staff/forms/form.ts'
import { listFields, tickedIn, type Values } from '#domain/staff/forms/values.ts'
import {
  groupUnitOf,
  groupValues,
  isNextCharge,
  longestInGroup,
  readTypedGroups,
  wholeGroups,
} from './set-groups.ts'

export const textFields = ['name', 'tagline', 'description'] as const
export const setUnits = [
  'set',
  'person',
  'box',
  'plate',
  'tray',
  'piece',
] as const satisfies readonly SetUnit[]
export const priceDisplays = ['plain', 'fromFreeDelivery', 'perPlate', 'perTray', 'range'] as const
export const minimumScopes = ['set', 'category'] as const satisfies readonly SetMenu['minQuantityScope'][]
export const deliveryChoices = ['yes', 'no'] as const
export const maxLeadDays = 30

const count = { min: 1, max: 9_999 }
const countOrNone = { min: 0, max: 9_999 }

export interface NextTexts {
  readonly from: string
  readonly price: string
  readonly display: string
}

/** Planned prices (docs/decisions/0046) stay texts, since their meaning depends on the groups. */
const nextTexts: Field<NextTexts> = {
  ...price(),
  unit: 'nextPrices',
  ends: ['From', 'Price', 'Display'],
  max: 20,
  write: ({ from, price: next, display }) => [from, next, display],
  read: (reader, name) => ({
    from: reader.value(`${name}From`),
    price: reader.value(`${name}Price`),
    display: reader.value(`${name}Display`),
  }),
}

interface FieldContext {
  readonly set: Pick<SetMenu, 'pricing' | 'leadDays'>
  readonly categories: readonly string[]
  readonly isPicture: (id: number) => boolean
}

export const setFieldsWith = ({ set: { pricing, leadDays }, categories, isPicture }: FieldContext) =>
  fieldTable({
    name: texts(maxNameLength),
    tagline: texts(200),
    description: texts(1_000),
    // A set priced by item costs as much as its cheapest choice.
    price: pricing === 'fixed' ? price() : { ...price(), read: () => nothing },
    next: nextTexts,
    serves: numberRange(count, 'serves'),
    minQuantity: wholeNumber(count),
    leadDays: optionalNumber({ min: 1, max: Math.max(maxLeadDays, leadDays ?? 0) }),
    includedCutlery: wholeNumber(countOrNone),
    includedTongs: wholeNumber(countOrNone),
    season: season('season'),
    categoryId: choice(categories),
    unit: choice(setUnits),
    display: choice(priceDisplays),
    minQuantityScope: choice(minimumScopes),
    includesDelivery: choice(deliveryChoices),
    picture: picturePair(isPicture),
    badges: choices(setBadgesOfOwner),
    alsoIn: choices(categories),
  })

const setFields = setFieldsWith({
  set: { pricing: 'fixed', leadDays: null },
  categories: [],
  isPicture: () => true,
})

export function setValuesOf(set: SetMenu): Values {
  const next = set.nextPrices
  const isPlanned = next !== null && next.price !== null && set.pricing === 'fixed'
  return {
    ...setFields.write({
      ...set,
      next: {
        from: next?.from ?? '',
        price: isPlanned ? String(toDollars(next.price ?? nothing)) : '',
        display: next?.display ?? '',
      },
      display: set.priceDisplay.kind,
      includesDelivery: set.includesDelivery ? 'yes' : 'no',
      picture: { id: set.picture.id, other: set.cardPicture.id },
      badges: set.badges.filter((badge) => setBadgesOfOwner.some((value) => value === badge)),
    }),
    ...groupValues(set.groups, next?.charges ?? []),
  }
}

export const longestValue = (name: string): number => setFields.maxOf(name) ?? longestInGroup(name)

export function storedValues(values: Values, set: SetMenu, day: CalendarDate): Values {
  const current = setValuesOf(set)
  return valuesOn({ ...setFields.whole(values, current), ...wholeGroups(values, current) }, day)
}

/**
 * Unknown fields are dropped and missing ones stay. A form with groups has all of their fields, so a missing
 * note was removed.
 */
export function setValueNames(read: FieldReader, set: SetMenu): Values {
  const current = setValuesOf(read('groups') === null ? set : { ...set, groups: [] })
  const field = (name: string) => read(name) ?? current[name] ?? ''
  return {
    ...setFields.readInput(field),
    ...Object.fromEntries(listFields.map((name) => [name, tickedIn(read(name), current[name] ?? '')])),
    ...readTypedGroups(field, set.pricing),
  }
}

/** Planned prices that have started become current, in drafts too; empty prices do not change. */
export function valuesOn(values: Values, day: CalendarDate): Values {
  const { nextFrom = '' } = values
  if (!isCalendarDate(nextFrom) || nextFrom > day) return values
  const others = Object.entries(values).filter(([name]) => !isNextCharge(name))
  const charges = Object.entries(values)
    .filter(([name, value]) => isNextCharge(name) && value !== '')
    .map(([name, value]) => [name.replace('.nextCharge.', '.charge.'), value])
  return {
    ...Object.fromEntries([...others, ...charges]),
    price: values.nextPrice || (values.price ?? ''),
    display: values.nextDisplay || (values.display ?? ''),
    nextFrom: '',
    nextPrice: '',
    nextDisplay: '',
  }
}

/** Merges numbers that limit each other, and the dishes of a group. */
export const setUnitOf = (name: string): string => groupUnitOf(setFields.unitOf(name))

export const setShape: FormShape = { lists: ['groups'], row: 'group', unitOf: setUnitOf }

export const groupIdOf = (name: string) => rowIdOf('group', name)
