/**
 * What an owner edits of a set, as flat texts by name: what its form sends, what drafts and versions hold, and what two
 * people's changes are merged from. A draft may hold what can't be published yet, so that nothing typed is lost.
 */
import { type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { plainLine, plainLineWithin } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { SetMenu, SetUnit } from '#domain/menu/catalogue.ts'
import { givenBadges } from '#domain/menu/set-badges.ts'
import { toDollars } from '#domain/money.ts'
import { isSameValue, listFields, tickedIn } from '#domain/staff/ticked-lists.ts'
import { groupValues, isNextCharge, typedGroups } from './set-groups.ts'

export type SetValues = Readonly<Record<string, string>>

/** Letters. */
const longestText = { name: maxNameLength, tagline: 200, description: 1_000 } as const
export type TextField = keyof typeof longestText
export const textFields = Object.keys(longestText) as readonly TextField[]
export const figureFields = [
  'price',
  'nextFrom',
  'nextPrice',
  'servesMin',
  'servesMax',
  'minQuantity',
  'leadDays',
  'includedCutlery',
  'includedTongs',
  'seasonFrom',
  'seasonTo',
] as const
export const choiceFields = [
  'categoryId',
  'unit',
  'display',
  'nextDisplay',
  'minQuantityScope',
  'includesDelivery',
  'picture',
] as const
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
/** Days. */
export const longestLeadDays = 30
/** Digits of a price or number, of MM-DD and of YYYY-MM-DD. */
const longestFigure = 10

/** The picture of a set, and the part of it that cards show: the picture itself, where they have none. */
export const pictureValue = (id: number, cardId = id) => `${id}-${cardId}`

export function setValuesOf(set: SetMenu): SetValues {
  const nextPrice = set.nextPrices?.price ?? null
  return onOneLine({
    ...Object.fromEntries(
      textFields.flatMap((field) => [
        [`${field}.zh`, set[field].zh],
        [`${field}.en`, set[field].en],
      ]),
    ),
    price: String(toDollars(set.price)),
    nextFrom: set.nextPrices?.from ?? '',
    nextPrice: nextPrice !== null && set.pricing === 'fixed' ? String(toDollars(nextPrice)) : '',
    servesMin: String(set.serves.min),
    servesMax: String(set.serves.max),
    minQuantity: String(set.minQuantity),
    leadDays: set.leadDays === null ? '' : String(set.leadDays),
    includedCutlery: String(set.includedCutlery),
    includedTongs: String(set.includedTongs),
    seasonFrom: set.season?.from ?? '',
    seasonTo: set.season?.to ?? '',
    categoryId: set.categoryId,
    unit: set.unit,
    display: set.priceDisplay.kind,
    nextDisplay: set.nextPrices?.display ?? '',
    minQuantityScope: set.minQuantityScope,
    includesDelivery: set.includesDelivery ? 'yes' : 'no',
    picture: pictureValue(set.picture.id, set.cardPicture.id),
    badges: set.badges.filter((badge) => givenBadges.some((given) => given === badge)).join(','),
    alsoIn: set.alsoIn.join(','),
    ...groupValues(set.groups, set.nextPrices?.charges ?? []),
  })
}

/** As a form sends them: what was stored before may have line breaks. */
const onOneLine = (values: SetValues): SetValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainLine(value)]))

/** The most letters of a field. */
export function longestValue(name: string): number {
  const field = name.replace(/\.(zh|en)$/, '')
  if (field === 'tagline' || field === 'description') return longestText[field]
  const isFigure =
    figureFields.some((each) => each === name) || /^group\.[^.]+\.(min|max|charge\.|nextCharge\.)/.test(name)
  return isFigure ? longestFigure : maxNameLength
}

/**
 * Drafts and versions from before a field was edited here have it as the set has it now; fields that are not edited here
 * any more are left out.
 */
export function wholeValues(values: SetValues, set: SetMenu): SetValues {
  const current = setValuesOf(set)
  const isOfGroup = (name: string) => name.startsWith('group.')
  const known = Object.entries(values).filter(([name]) => isOfGroup(name) || current[name] !== undefined)
  const own = Object.entries(current).filter(([name]) => values.groups === undefined || !isOfGroup(name))
  return onOneLine(Object.fromEntries([...own, ...known]))
}

/**
 * The values that a form sent: fields that no set has are left out, and those not sent stay as the set has them. A form
 * that sent its list of groups sent all of their fields: a note that is missing among them was taken away.
 */
export function typedSetValues(read: (name: string) => string | null, set: SetMenu): SetValues {
  const current = setValuesOf(read('groups') === null ? set : { ...set, groups: [] })
  const cleaned = (name: string): string => {
    const max = longestValue(name)
    const typed = read(name)
    if (typed === null) return current[name] ?? ''
    return plainLineWithin(typed, max)
  }
  const own = [
    ...textFields.flatMap((field) => [`${field}.zh`, `${field}.en`]),
    ...figureFields,
    ...choiceFields,
  ]
  return {
    ...Object.fromEntries(own.map((name) => [name, cleaned(name)])),
    ...Object.fromEntries(listFields.map((name) => [name, tickedIn(read(name), current[name] ?? '')])),
    ...typedGroups((name) => read(name) ?? current[name] ?? '', cleaned, set.pricing),
  }
}

/**
 * The values on a day: planned prices whose first day has come are the present ones, in drafts and old versions too.
 * A price that was left empty stays as it is.
 */
export function valuesOn(values: SetValues, day: CalendarDate): SetValues {
  const { nextFrom = '' } = values
  if (!isCalendarDate(nextFrom) || nextFrom > day) return values
  const kept = Object.entries(values).filter(([name]) => !isNextCharge(name))
  const charges = Object.entries(values)
    .filter(([name, value]) => isNextCharge(name) && value !== '')
    .map(([name, value]) => [name.replace('.nextCharge.', '.charge.'), value])
  return {
    ...Object.fromEntries([...kept, ...charges]),
    price: values.nextPrice || (values.price ?? ''),
    display: values.nextDisplay || (values.display ?? ''),
    nextFrom: '',
    nextPrice: '',
    nextDisplay: '',
  }
}

/** The values of a draft or version as the form of a day shows them. */
export const storedValues = (values: SetValues, set: SetMenu, day: CalendarDate): SetValues =>
  valuesOn(wholeValues(values, set), day)

/** The fields in which two versions differ. */
export function changedFields(before: SetValues, after: SetValues): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.filter((name) => !isSameValue(name, before[name] ?? '', after[name] ?? ''))
}

/** What belongs together when two people's changes are merged: numbers that limit each other, the dishes of a group. */
export function setUnitOf(name: string): string {
  if (name.startsWith('serves')) return 'serves'
  if (name.startsWith('season')) return 'season'
  if (name.startsWith('next')) return 'nextPrices'
  return name
    .replace(/^(group\.[^.]+)\.(min|max|repeatable)$/, '$1.limits')
    .replace(/^(group\.[^.]+)\.(defaults|charge\..*|nextCharge\..*|note\..*)$/, '$1.dishes')
}

/** The group that a field or unit belongs to. */
export const groupIdOf = (name: string): string | null => /^group\.([^.]+)/.exec(name)?.[1] ?? null
