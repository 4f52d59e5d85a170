import type { CalendarDate, Season } from '#domain/calendar.ts'
import type { Dish, NextPrices, Picture, PriceDisplay, SetMenu, SetUnit } from '#domain/menu/catalogue.ts'
import { badgesWith, trueBadges } from '#domain/menu/set-badges.ts'
import { groupFaults, itemRange, type SetFault, setFaults } from '#domain/menu/set-faults.ts'
import { isCalled, type NamedSet } from '#domain/menu/set-lookup.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import { tableOf } from '#domain/menu/table-picture.ts'
import { type Cents, nothing } from '#domain/money.ts'
import { formReader } from '#domain/staff/forms/fields.ts'
import type { Form, Reading } from '#domain/staff/forms/form.ts'
import type { FieldProblem, Problems } from '#domain/staff/forms/problems.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { type EditedGroup, groupField, groupsIn, readGroups, readNextPrices } from './set-groups.ts'
import {
  groupIdOf,
  priceDisplays,
  setFieldsWith,
  setShape,
  setValueNames,
  setValuesOf,
  storedValues,
  valuesOn,
} from './set-values.ts'

export interface MenuContext {
  readonly dishes: ReadonlyMap<string, Dish>
  readonly pictures: ReadonlyMap<number, Picture>
  /** Categories that contain sets. */
  readonly categories: readonly string[]
  readonly courses: readonly string[]
  readonly sets: readonly (NamedSet & Pick<SetMenu, 'id'>)[]
  /** False if the shop has no English site, so that texts need no English. */
  readonly hasEnglish?: boolean | undefined
}

export interface EditedSet extends Pick<SetMenu, 'name' | 'tagline' | 'description'> {
  readonly price: Cents
  readonly nextPrices: NextPrices | null
  readonly servesMin: number
  readonly servesMax: number
  readonly minQuantity: number
  readonly minQuantityScope: SetMenu['minQuantityScope']
  readonly leadDays: number | null
  readonly includedCutlery: number
  readonly includedTongs: number
  readonly season: Season | null
  readonly categoryId: string
  readonly unit: SetUnit
  readonly priceDisplay: PriceDisplay
  readonly imageId: number
  /** Null if cards show the uncropped picture. */
  readonly cardImageId: number | null
  readonly groups: readonly EditedGroup[]
  readonly badges: readonly string[]
  readonly includesDelivery: boolean
  readonly alsoIn: readonly string[]
}

export function withEdits(
  set: SetMenu,
  edit: EditedSet,
  { dishes, pictures }: Pick<MenuContext, 'dishes' | 'pictures'>,
): SetMenu {
  const { servesMin, servesMax, groups, imageId, cardImageId, ...rest } = edit
  const picture = pictures.get(imageId) ?? set.picture
  const editedSet = {
    ...set,
    ...rest,
    picture,
    cardPicture: pictures.get(cardImageId ?? imageId) ?? picture,
    serves: { min: servesMin, max: servesMax },
    groups: groups.map((group) => ({
      ...group,
      dishes: group.dishes.flatMap(({ dishId, ...choice }) => {
        const dish = dishes.get(dishId)
        return dish ? [{ ...choice, dish }] : []
      }),
    })),
  }
  return { ...editedSet, table: tableOf(editedSet) }
}

/** Fields that show a fault of the complete set; others are reported while reading. */
const faultFields: Readonly<Partial<Record<SetFault, readonly [string, FieldProblem]>>> = {
  'no-groups': ['groups', 'groups-missing'],
  'range-not-of-items': ['display', 'items-have-no-prices'],
  'delivery-not-included': ['display', 'delivery-not-included'],
  'category-twice': ['categoryId', 'category-twice'],
}

export function readSet(values: Values, set: SetMenu, context: MenuContext): Reading<EditedSet> {
  const { dishes, categories, pictures, courses, sets } = context
  const { pricing } = set
  const reader = formReader(values, context.hasEnglish)
  const isOffered = (dishId: string) => dishes.get(dishId)?.onSale === true
  const groups = readGroups(reader, values, { pricing, isOffered, courses })
  const fields = setFieldsWith({ set, categories, isPicture: (id) => pictures.has(id) })
  const { serves, display, includesDelivery, picture, next: _, ...price } = fields.read(reader)
  const others = sets.filter(({ id }) => id !== set.id)
  for (const field of ['name.zh', 'name.en'])
    if (others.some(isCalled(reader.value(field)))) reader.fail(field, 'name-taken')
  const range = itemRange(groups) ?? { min: nothing, max: nothing }
  const priceDisplay: PriceDisplay = display === 'range' ? { kind: display, ...range } : { kind: display }
  const value: EditedSet = {
    ...price,
    groups,
    priceDisplay,
    price: pricing === 'perItem' ? range.min : price.price,
    servesMin: serves.min,
    servesMax: serves.max,
    nextPrices: readNextPrices(reader, pricing, groups, priceDisplays),
    badges: badgesWith(price.badges, Boolean(price.season)),
    includesDelivery: includesDelivery === 'yes',
    imageId: picture.id,
    cardImageId: picture.other === picture.id ? null : picture.other,
  }
  if (setFieldNames.some((name) => name in reader.problems)) return { ok: false, problems: reader.problems }
  for (const fault of setFaults({ ...set, ...value })) {
    const [field, problem] = faultFields[fault] ?? []
    if (field && problem) reader.fail(field, problem)
  }
  const after = withEdits(set, value, context)
  if (trueBadges(value.badges, after.groups).length < value.badges.length)
    reader.fail('badges', 'badge-untrue')
  for (const [field, problem] of Object.entries(laterProblems(after))) reader.fail(field, problem)
  const { problems } = reader
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value }
}

/** A fault in one of these leaves the set undetermined. */
const setFieldNames = ['unit', 'categoryId', 'display', 'minQuantityScope', 'seasonTo']

function laterProblems(set: SetMenu): Problems {
  if (!set.nextPrices) return {}
  const later = pricedOn(set, set.nextPrices.from)
  const groups = later.groups.map((group) => ({
    ...group,
    dishes: group.dishes.map(({ dish, extra, price }) => ({ dishId: dish.id, extra, price })),
  }))
  const problems: Record<string, FieldProblem> = {}
  for (const fault of setFaults({ ...later, groups })) {
    const [field, problem] = faultFields[fault] ?? []
    if (field === 'display' && problem) problems.nextDisplay = problem
  }
  for (const group of groups)
    if (groupFaults(group).includes('default-costs-extra'))
      problems[groupField(group.id, 'defaults')] = 'default-costs-extra'
  return problems
}

export function setForm(set: SetMenu, context: MenuContext, today: CalendarDate): Form<EditedSet> {
  return {
    publishedValues: setValuesOf(set),
    shape: setShape,
    kind: 'set',
    // Planned prices in a form opened before midnight may now be current.
    readInput: (field) => valuesOn(setValueNames(field, set), today),
    whole: (fields) => storedValues(fields, set, today),
    read: (values) => readSet(values, set, context),
  }
}

/**
 * For a preview, unreadable fields stay as published and unreadable new groups are left out; a set that still
 * contradicts itself stays as published. Null if that is unreadable too.
 */
export function readSetAnyhow({ read, publishedValues }: Form<EditedSet>, values: Values): EditedSet | null {
  const reading = read(values)
  if (reading.ok) return reading.value
  const wrong = Object.keys(reading.problems)
  const removedGroups = wrong.filter((name) => publishedValues[name] === undefined).map(groupIdOf)
  const groups = groupsIn(values).filter((id) => !removedGroups.includes(id))
  const readable = Object.fromEntries(
    wrong.flatMap((name) => (publishedValues[name] === undefined ? [] : [[name, publishedValues[name]]])),
  )
  const again = read({ ...values, ...readable, groups: groups.join(',') })
  const publishedReading = again.ok ? again : read(publishedValues)
  return publishedReading.ok ? publishedReading.value : null
}
