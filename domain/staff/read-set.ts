/** Reads the texts of a set that is to be published: as a set, or as what stands in the way, field by field. */
import type { Season } from '#domain/calendar.ts'
import type { Dish, Picture, PriceDisplay, SetMenu, SetUnit } from '#domain/catalogue.ts'
import { type Cents, fromDollars, nothing } from '#domain/money.ts'
import {
  badgesWith,
  groupFaults,
  hasFewDefaults,
  itemRange,
  type SetFault,
  setFaults,
} from '#domain/set-faults.ts'
import { isCalled, type Named } from '#domain/set-lookup.ts'
import type { Text } from '#domain/text.ts'
import { chargeField, defaultsIn, dishesIn, groupField, groupsIn, noteField } from './set-groups.ts'
import { groupIdOf, type SetValues, type TextField, textFields } from './set-values.ts'

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

export interface EditedSet extends Record<TextField, Text> {
  readonly price: Cents
  readonly servesMin: number
  readonly servesMax: number
  readonly minQuantity: number
  readonly includedCutlery: number
  readonly includedTongs: number
  readonly season: Season | null
  readonly categoryId: string
  readonly unit: SetUnit
  readonly priceDisplay: PriceDisplay
  readonly imageId: number
  /** Null: cards show the picture itself. */
  readonly cardImageId: number | null
  readonly groups: readonly EditedGroup[]
  readonly badges: readonly string[]
}

export type SetProblem =
  | 'text-missing'
  | 'name-taken'
  | 'price-invalid'
  | 'number-invalid'
  | 'limits-invalid'
  | 'season-invalid'
  | 'choice-unknown'
  | 'dishes-missing'
  | 'groups-missing'
  | 'defaults-missing'
  | 'default-costs-extra'
  | 'items-have-no-prices'
  | 'delivery-not-included'
  | 'category-twice'

export const setUnits = [
  'set',
  'person',
  'box',
  'plate',
  'tray',
  'piece',
] as const satisfies readonly SetUnit[]
export const priceDisplays = ['plain', 'fromFreeDelivery', 'perPlate', 'perTray', 'range'] as const

export interface MenuFacts {
  /** Every dish that there is, by id. */
  readonly dishes: ReadonlyMap<string, Dish>
  readonly pictures: ReadonlyMap<number, Picture>
  /** Categories that have sets. */
  readonly categories: readonly string[]
  /** Those of dishes and groups. */
  readonly courses: readonly string[]
  /** Every set that there is. */
  readonly sets: readonly (Named & Pick<SetMenu, 'id'>)[]
}

export type SetReading =
  | { readonly ok: true; readonly value: EditedSet }
  | { readonly ok: false; readonly problems: Readonly<Record<string, SetProblem>> }

/** Faults of the whole set by the field that tells of them; the others are told where they are read, or can't be typed. */
const faultsSaid: Readonly<Partial<Record<SetFault, readonly [string, SetProblem]>>> = {
  'no-groups': ['groups', 'groups-missing'],
  'range-not-of-items': ['display', 'items-have-no-prices'],
  'delivery-not-included': ['display', 'delivery-not-included'],
  'category-twice': ['categoryId', 'category-twice'],
}

/** @returns the set, or what is wrong, by field */
export function readSet(
  values: SetValues,
  set: SetMenu,
  { dishes, categories, pictures, courses, sets }: MenuFacts,
): SetReading {
  const { pricing } = set
  const isByItem = pricing === 'perItem'
  const problems: Record<string, SetProblem> = {}
  const valueIn = (name: string) => values[name] ?? ''
  const textIn = (name: string): Text => {
    for (const field of [`${name}.zh`, `${name}.en`])
      if (valueIn(field).trim() === '') problems[field] = 'text-missing'
    return { zh: valueIn(`${name}.zh`), en: valueIn(`${name}.en`) }
  }
  const numberIn = (name: string, least: number) => {
    const number = /^\d{1,4}$/.test(valueIn(name)) ? Number(valueIn(name)) : Number.NaN
    if (!(number >= least)) problems[name] = 'number-invalid'
    return number
  }
  const moneyIn = (name: string, mayBeFree: boolean): Cents => {
    const typed = valueIn(name)
    const amount = /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? fromDollars(Number(typed)) : null
    if (amount === null || (amount === nothing && !mayBeFree)) problems[name] = 'price-invalid'
    return amount ?? nothing
  }
  const oneIn = <Choice extends string>(name: string, choices: readonly Choice[]): Choice | null => {
    const found = choices.find((choice) => choice === valueIn(name)) ?? null
    if (found === null) problems[name] = 'choice-unknown'
    return found
  }
  const dishIn = (groupId: string, dishId: string): EditedDish => {
    const charge = moneyIn(chargeField(groupId, dishId), !isByItem)
    const note = `group.${groupId}.note.${dishId}`
    const hasNote =
      valueIn(noteField(groupId, dishId, 'zh')) + valueIn(noteField(groupId, dishId, 'en')) !== ''
    return {
      ...{ dishId, note: hasNote ? textIn(note) : null },
      ...(isByItem ? { extra: nothing, price: charge } : { extra: charge, price: null }),
    }
  }
  const groupIn = (id: string): EditedGroup => {
    const chosen = dishesIn(values, id).filter((dishId) => dishes.has(dishId))
    const defaults = defaultsIn(values, id).filter((dishId) => chosen.includes(dishId))
    const repeatable = oneIn(groupField(id, 'repeatable'), ['yes', 'no']) === 'yes'
    const [min, max] = [numberIn(groupField(id, 'min'), 0), numberIn(groupField(id, 'max'), 1)]
    const group: EditedGroup = {
      ...{ id, min, max, repeatable, defaults, course: oneIn(groupField(id, 'course'), courses) ?? '' },
      ...{ name: textIn(`group.${id}.name`), dishes: chosen.map((dishId) => dishIn(id, dishId)) },
    }
    if (chosen.length === 0) problems[groupField(id, 'dishes')] = 'dishes-missing'
    else {
      if (hasFewDefaults(group, pricing)) problems[groupField(id, 'defaults')] = 'defaults-missing'
      for (const fault of groupFaults(group))
        if (fault === 'default-costs-extra') problems[groupField(id, 'defaults')] = fault
        else problems[groupField(id, 'max')] ??= 'limits-invalid'
    }
    return group
  }
  const [servesMin, servesMax] = [numberIn('servesMin', 1), numberIn('servesMax', 1)]
  if (servesMin > servesMax) problems.servesMax = 'limits-invalid'
  const season = seasonIn(valueIn('seasonFrom'), valueIn('seasonTo'))
  if (season === undefined) problems.seasonTo = 'season-invalid'
  const display = oneIn('display', priceDisplays)
  const [unit, categoryId] = [oneIn('unit', setUnits), oneIn('categoryId', categories)]
  const [imageId, cardId] = valueIn('picture').split('-').map(Number)
  const hasPicture = pictures.has(imageId ?? 0) && pictures.has(cardId ?? 0)
  if (!hasPicture) problems.picture = 'choice-unknown'
  const [name, tagline, description] = textFields.map(textIn)
  const others = sets.filter(({ id }) => id !== set.id)
  for (const field of ['name.zh', 'name.en'])
    if (others.some(isCalled(valueIn(field)))) problems[field] = 'name-taken'
  const groups = groupsIn(values).map(groupIn)
  const range = itemRange(groups) ?? { min: nothing, max: nothing }
  const edited = {
    ...{ price: isByItem ? range.min : moneyIn('price', false), servesMin, servesMax, groups },
    ...{ minQuantity: numberIn('minQuantity', 1), badges: badgesWith(set.badges, Boolean(season)) },
    ...{ includedCutlery: numberIn('includedCutlery', 0), includedTongs: numberIn('includedTongs', 0) },
  }
  const isWhole =
    name && tagline && description && unit && categoryId && display && imageId && season !== undefined
  if (!isWhole) return { ok: false, problems }
  const priceDisplay: PriceDisplay = display === 'range' ? { kind: display, ...range } : { kind: display }
  for (const fault of setFaults({ ...set, ...edited, categoryId, season, priceDisplay })) {
    const [field, problem] = faultsSaid[fault] ?? []
    if (field && problem) problems[field] ??= problem
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const cardImageId = cardId === undefined || cardId === imageId ? null : cardId
  return {
    ok: true,
    value: {
      ...edited,
      name,
      tagline,
      description,
      season,
      unit,
      categoryId,
      priceDisplay,
      imageId,
      cardImageId,
    },
  }
}

/**
 * The set as far as its values can be read, for a preview: a field that can't be read is as published, a new group that
 * can't is left out, and where the rest still contradicts itself all of it is as published. Null: that can't be read either.
 */
export function readSetAnyhow(
  values: SetValues,
  published: SetValues,
  set: SetMenu,
  facts: MenuFacts,
): EditedSet | null {
  const reading = readSet(values, set, facts)
  if (reading.ok) return reading.value
  const wrong = Object.keys(reading.problems)
  const gone = wrong.filter((name) => published[name] === undefined).map(groupIdOf)
  const groups = groupsIn(values).filter((id) => !gone.includes(id))
  const readable = Object.fromEntries(
    wrong.flatMap((name) => (published[name] === undefined ? [] : [[name, published[name]]])),
  )
  const again = readSet({ ...values, ...readable, groups: groups.join(',') }, set, facts)
  const asPublished = again.ok ? again : readSet(published, set, facts)
  return asPublished.ok ? asPublished.value : null
}

/** The set as it is after publishing. */
export function withEdits(
  set: SetMenu,
  edited: EditedSet,
  { dishes, pictures }: Pick<MenuFacts, 'dishes' | 'pictures'>,
): SetMenu {
  const { servesMin, servesMax, groups, imageId, cardImageId, ...rest } = edited
  const picture = pictures.get(imageId) ?? set.picture
  return {
    ...{ ...set, ...rest, picture },
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
}

/** Null: all year; undefined: no period. */
function seasonIn(from: string, to: string): Season | null | undefined {
  if (from === '' && to === '') return null
  return isDayOfYear(from) && isDayOfYear(to) ? { from, to } : undefined
}

/** MM-DD; a season may begin or end on 29 February. */
function isDayOfYear(text: string): boolean {
  const date = new Date(`2028-${text}T00:00:00Z`)
  return /^\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === text
}
