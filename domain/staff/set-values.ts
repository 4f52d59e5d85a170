/**
 * What an owner edits of a set, as flat texts by name: what its form sends, what drafts and versions hold, and what two
 * people's changes are merged from. A draft may hold what can't be published yet, so that nothing typed is lost.
 */
import type { Season } from '#domain/calendar.ts'
import type { DishGroup, SetMenu } from '#domain/catalogue.ts'
import { plainText } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { type Cents, fromDollars, toDollars } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

export type SetValues = Readonly<Record<string, string>>

/** Letters. */
const longestText = { name: maxNameLength, tagline: 200, description: 1_000 } as const
type TextField = keyof typeof longestText
export const textFields = Object.keys(longestText) as readonly TextField[]
/** Digits of a price or number, and of MM-DD. */
const longestFigure = 10
const figureFields = ['price', 'servesMin', 'servesMax', 'minQuantity', 'seasonFrom', 'seasonTo'] as const

type EditableSet = Pick<
  SetMenu,
  'name' | 'tagline' | 'description' | 'price' | 'serves' | 'minQuantity' | 'season'
> & { readonly groups: readonly EditableGroup[] }
type EditableGroup = Pick<DishGroup, 'id' | 'name' | 'min' | 'max' | 'repeatable'> & {
  readonly defaults: readonly string[]
  readonly dishes: readonly unknown[]
}

export interface EditedSet extends Record<TextField, Text> {
  readonly price: Cents
  readonly servesMin: number
  readonly servesMax: number
  readonly minQuantity: number
  readonly season: Season | null
  readonly groups: readonly Pick<DishGroup, 'id' | 'name' | 'min' | 'max'>[]
}

export const groupField = (groupId: string, field: 'name.zh' | 'name.en' | 'min' | 'max') =>
  `group.${groupId}.${field}`

export function setValuesOf(set: EditableSet): SetValues {
  return {
    ...Object.fromEntries(
      textFields.flatMap((field) => [
        [`${field}.zh`, set[field].zh],
        [`${field}.en`, set[field].en],
      ]),
    ),
    price: String(toDollars(set.price)),
    servesMin: String(set.serves.min),
    servesMax: String(set.serves.max),
    minQuantity: String(set.minQuantity),
    seasonFrom: set.season?.from ?? '',
    seasonTo: set.season?.to ?? '',
    ...Object.fromEntries(
      set.groups.flatMap(({ id, name, min, max }) => [
        [groupField(id, 'name.zh'), name.zh],
        [groupField(id, 'name.en'), name.en],
        [groupField(id, 'min'), String(min)],
        [groupField(id, 'max'), String(max)],
      ]),
    ),
  }
}

/** The longest value of each field of a set's form. */
export function longestValues(set: EditableSet): Readonly<Record<string, number>> {
  return {
    ...Object.fromEntries(
      textFields.flatMap((field) => [
        [`${field}.zh`, longestText[field]],
        [`${field}.en`, longestText[field]],
      ]),
    ),
    ...Object.fromEntries(figureFields.map((field) => [field, longestFigure])),
    ...Object.fromEntries(
      set.groups.flatMap(({ id }) => [
        [groupField(id, 'name.zh'), maxNameLength],
        [groupField(id, 'name.en'), maxNameLength],
        [groupField(id, 'min'), longestFigure],
        [groupField(id, 'max'), longestFigure],
      ]),
    ),
  }
}

/** The values that a form sent: fields that the set does not have are left out, and those not sent stay as they are. */
export function typedSetValues(read: (name: string) => string | null, set: EditableSet): SetValues {
  const values: Record<string, string> = { ...setValuesOf(set) }
  for (const [name, most] of Object.entries(longestValues(set))) {
    const typed = read(name)
    if (typed !== null) values[name] = plainText(typed.slice(0, 2 * most)).slice(0, most)
  }
  return values
}

/** What belongs together when two people's changes are merged: numbers that limit each other. */
export function setUnitOf(name: string): string {
  if (name.startsWith('serves')) return 'serves'
  if (name.startsWith('season')) return 'season'
  return name.replace(/^(group\..*)\.(min|max)$/, '$1.limits')
}

export type SetProblem =
  | 'text-missing'
  | 'price-invalid'
  | 'number-invalid'
  | 'limits-invalid'
  | 'season-invalid'

type Reading =
  | { readonly ok: true; readonly value: EditedSet }
  | { readonly ok: false; readonly problems: Readonly<Record<string, SetProblem>> }

/** Reads values that are to be published. @returns what is wrong, by field */
export function readSet(values: SetValues, set: EditableSet): Reading {
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
  const price = /^\d{1,6}(\.\d{1,2})?$/.test(valueIn('price')) ? fromDollars(Number(valueIn('price'))) : null
  if (price === null) problems.price = 'price-invalid'
  const [servesMin, servesMax] = [numberIn('servesMin', 1), numberIn('servesMax', 1)]
  if (servesMin > servesMax) problems.servesMax = 'limits-invalid'
  const season = seasonIn(valueIn('seasonFrom'), valueIn('seasonTo'))
  if (season === undefined) problems.seasonTo = 'season-invalid'
  const groups = set.groups.map(({ id, repeatable, defaults, dishes }) => {
    const [min, max] = [numberIn(groupField(id, 'min'), 0), numberIn(groupField(id, 'max'), 1)]
    const isOver = !repeatable && max > dishes.length
    if (min > max || isOver || max < defaults.length) problems[groupField(id, 'max')] = 'limits-invalid'
    return { id, name: textIn(`group.${id}.name`), min, max }
  })
  const [name, tagline, description] = [textIn('name'), textIn('tagline'), textIn('description')]
  const minQuantity = numberIn('minQuantity', 1)
  if (Object.keys(problems).length > 0 || price === null || season === undefined)
    return { ok: false, problems }
  return {
    ok: true,
    value: { name, tagline, description, price, servesMin, servesMax, minQuantity, season, groups },
  }
}

/** The set as it is after publishing. */
export function withEdits(
  set: EditableSet,
  { servesMin, servesMax, groups, ...edited }: EditedSet,
): EditableSet {
  const limits = new Map(groups.map((group) => [group.id, group]))
  return {
    ...edited,
    serves: { min: servesMin, max: servesMax },
    groups: set.groups.map((group) => ({ ...group, ...limits.get(group.id) })),
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

/** The fields in which two versions differ. */
export function changedFields(before: SetValues, after: SetValues): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
}
