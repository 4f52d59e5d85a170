/** Reads the texts of a set that is to be published: as a set, or as what stands in the way, field by field. */
import type { Dish, Picture, PriceDisplay, SetMenu } from '#domain/menu/catalogue.ts'
import { badgesWith, givenBadges, trueBadges } from '#domain/menu/set-badges.ts'
import { groupFaults, itemRange, type SetFault, setFaults } from '#domain/menu/set-faults.ts'
import { isCalled, type Named } from '#domain/menu/set-lookup.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import { nothing } from '#domain/money.ts'
import { type EditedSet, withEdits } from './edited-set.ts'
import { readGroups } from './read-groups.ts'
import { readNextPrices } from './read-next-prices.ts'
import { groupField, groupsIn } from './set-groups.ts'
import { createSetReader, type SetProblem } from './set-reader.ts'
import {
  deliveryChoices,
  groupIdOf,
  longestLeadDays,
  minimumScopes,
  priceDisplays,
  type SetValues,
  setUnits,
  textFields,
} from './set-values.ts'
import { typedSeason } from './typed-season.ts'

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
export function readSet(values: SetValues, set: SetMenu, facts: MenuFacts): SetReading {
  const { dishes, categories, pictures, courses, sets } = facts
  const { pricing } = set
  const reader = createSetReader(values)
  const { problems } = reader
  const isOffered = (dishId: string) => dishes.get(dishId)?.onSale === true
  const groups = readGroups(reader, values, { pricing, isOffered, courses })
  const [servesMin, servesMax] = [reader.number('servesMin', 1), reader.number('servesMax', 1)]
  if (servesMin > servesMax) problems.servesMax = 'limits-invalid'
  const season = typedSeason(reader.value('seasonFrom'), reader.value('seasonTo'))
  if (season === undefined) problems.seasonTo = 'season-invalid'
  const display = reader.one('display', priceDisplays)
  const [unit, categoryId] = [reader.one('unit', setUnits), reader.one('categoryId', categories)]
  const minQuantityScope = reader.one('minQuantityScope', minimumScopes)
  const includesDelivery = reader.one('includesDelivery', deliveryChoices)
  const badges = badgesWith(reader.some('badges', givenBadges), Boolean(season))
  const alsoIn = reader.some('alsoIn', categories)
  const [imageId, cardId] = reader.value('picture').split('-').map(Number)
  const hasPicture = pictures.has(imageId ?? 0) && pictures.has(cardId ?? 0)
  if (!hasPicture) problems.picture = 'choice-unknown'
  const [name, tagline, description] = textFields.map(reader.text)
  const others = sets.filter(({ id }) => id !== set.id)
  for (const field of ['name.zh', 'name.en'])
    if (others.some(isCalled(reader.value(field)))) problems[field] = 'name-taken'
  const range = itemRange(groups) ?? { min: nothing, max: nothing }
  const price = pricing === 'perItem' ? range.min : reader.money('price', false)
  const edited = {
    price,
    servesMin,
    servesMax,
    groups,
    nextPrices: readNextPrices(reader, pricing, groups),
    minQuantity: reader.number('minQuantity', 1),
    badges,
    alsoIn,
    includesDelivery: includesDelivery === 'yes',
    leadDays:
      reader.value('leadDays') === ''
        ? null
        : reader.number('leadDays', 1, Math.max(longestLeadDays, set.leadDays ?? 0)),
    includedCutlery: reader.number('includedCutlery', 0),
    includedTongs: reader.number('includedTongs', 0),
  }
  const isWhole = name && tagline && description && imageId && season !== undefined
  if (!isWhole || !unit || !categoryId || !display || !minQuantityScope) return { ok: false, problems }
  const priceDisplay: PriceDisplay = display === 'range' ? { kind: display, ...range } : { kind: display }
  const value: EditedSet = {
    ...edited,
    name,
    tagline,
    description,
    season,
    unit,
    categoryId,
    priceDisplay,
    minQuantityScope,
    imageId,
    cardImageId: cardId === undefined || cardId === imageId ? null : cardId,
  }
  for (const fault of setFaults({ ...set, ...value })) {
    const [field, problem] = faultsSaid[fault] ?? []
    if (field && problem) problems[field] ??= problem
  }
  const after = withEdits(set, value, facts)
  if (trueBadges(badges, after.groups).length < badges.length) problems.badges ??= 'badge-untrue'
  Object.assign(problems, { ...laterProblems(after), ...problems })
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value }
}

/** What would be wrong with the set once its planned prices count. */
function laterProblems(set: SetMenu): Readonly<Record<string, SetProblem>> {
  if (!set.nextPrices) return {}
  const later = pricedOn(set, set.nextPrices.from)
  const groups = later.groups.map((group) => ({
    ...group,
    dishes: group.dishes.map(({ dish, extra, price }) => ({ dishId: dish.id, extra, price })),
  }))
  const problems: Record<string, SetProblem> = {}
  for (const fault of setFaults({ ...later, groups })) {
    const [field, problem] = faultsSaid[fault] ?? []
    if (field === 'display' && problem) problems.nextDisplay = problem
  }
  for (const group of groups)
    if (groupFaults(group).includes('default-costs-extra'))
      problems[groupField(group.id, 'defaults')] = 'default-costs-extra'
  return problems
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
