import { plainTextWithin } from '#domain/free-text.ts'
import { formReader } from '#domain/staff/forms/fields.ts'
import type { Form, FormShape, Reading } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { moveInList, without } from '#domain/staff/shop/menus/arrange-set.ts'
import { brandPart, brandPictures } from './brand-part.ts'
import { front, pictureFields } from './front-part.ts'
import { questionsPart } from './questions-part.ts'
import {
  type EditableSite,
  itemField,
  itemIdOf,
  listedIds,
  listField,
  type SiteEdit,
  type SitePart,
  siteUnitOf,
} from './site-part.ts'

export const siteParts = { front, questions: questionsPart, brand: brandPart } satisfies Record<
  string,
  SitePart
>

export type SitePartId = keyof typeof siteParts

export const sitePartOf = (text: string): SitePartId | null =>
  (Object.keys(siteParts) as readonly SitePartId[]).find((id) => id === text) ?? null

/** Pictures that the values of any part name. */
export const picturesIn = (values: Values): readonly number[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const field = name.replace(/^item\.[^.]+\./, '')
    return value !== '' && [...pictureFields, ...brandPictures].some((each) => each === field)
      ? [Number(value)]
      : []
  })

const partOf = (id: SitePartId): SitePart => siteParts[id]

/** The maximum counts letters. */
export function longestSiteValue(part: SitePartId, name: string): number {
  return partOf(part).longest(name.replace(/^item\.[^.]+\./, ''))
}

export const isFull = (part: SitePartId, values: Values, list: string): boolean =>
  listedIds(values, list).length >= partOf(part).maxItems

/** The value, or the standard text if it is empty. */
export function siteText(
  part: SitePartId,
  name: string,
  values: Values,
  site: Pick<EditableSite, 'standard'>,
): string {
  const [, id, field] = /^item\.([^.]+)\.(.+)$/.exec(name) ?? []
  const standard = id && field ? partOf(part).standard?.(id, field, site) : undefined
  return values[name] || (standard ?? '')
}

/** Values as their fields show them. */
export const siteTexts = (part: SitePartId, values: Values, site: Pick<EditableSite, 'standard'>): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, siteText(part, name, values, site)]))

/**
 * Drops unknown fields and texts equal to the standard.
 * @returns null if a list is missing, or the first field of a part without lists
 */
export function readTypedSite(
  part: SitePartId,
  site: Pick<EditableSite, 'standard'>,
  read: (name: string) => string | null,
): Values | null {
  const { lists, fieldNames: partNames, fields, maxItems } = partOf(part)
  const values: Record<string, string> = {}
  const take = (name: string) => {
    const max = longestSiteValue(part, name)
    const text = plainTextWithin(read(name) ?? '', max)
    values[name] = text === siteText(part, name, {}, site) ? '' : text
  }
  const [first = ''] = partNames
  if (lists(site).length === 0 && read(first) === null) return null
  for (const name of partNames) take(name)
  for (const list of lists(site)) {
    const listText = read(listField(list))
    if (listText === null) return null
    const ids = listedIds({ [listField(list)]: listText.slice(0, 60 * maxItems) }, list).slice(0, maxItems)
    values[listField(list)] = ids.join(',')
    for (const id of ids) for (const field of fields) take(itemField(id, field))
  }
  return values
}

const siteActions = ['add', 'remove', 'up', 'down'] as const

export interface SiteArrangement {
  readonly action: (typeof siteActions)[number]
  readonly list: string
  readonly id: string
}

export const siteVerb = ({ action, list, id }: SiteArrangement) => `${action}:${list}:${id}`

/** Null if no button of the page has this value. */
export function readSiteVerb(verb: string): SiteArrangement | null {
  const [value, list = '', id = ''] = verb.split(':')
  const action = siteActions.find((each) => each === value)
  return action && list ? { action, list, id } : null
}

export function arrangeSite(part: SitePartId, values: Values, { action, list, id }: SiteArrangement): Values {
  const { fields, blank, maxItems } = partOf(part)
  const ids = listedIds(values, list)
  if (values[listField(list)] === undefined) return values
  const withIds = (after: readonly string[]) => ({ ...values, [listField(list)]: after.join(',') })
  switch (action) {
    case 'add': {
      if (id === '' || values[itemField(id, fields[0] ?? '')] !== undefined || ids.length >= maxItems)
        return values
      const newEntries = fields.map((field) => [itemField(id, field), blank[field] ?? ''])
      return { ...withIds([...ids, id]), ...Object.fromEntries(newEntries) }
    }
    case 'remove': {
      const copies = Object.entries(withIds(without(ids, id))).filter(
        ([name]) => itemIdOf(name) !== id || !ids.includes(id),
      )
      return Object.fromEntries(copies)
    }
    default:
      return withIds(moveInList(ids, id, action))
  }
}

const shapeOf = (part: SitePartId, site: Pick<EditableSite, 'standard'>): FormShape => ({
  lists: partOf(part).lists(site).map(listField),
  row: 'item',
  unitOf: siteUnitOf,
})

function readSite(part: SitePartId, values: Values, site: EditableSite): Reading<SiteEdit> {
  const reader = formReader(values)
  const edit = partOf(part).read(reader, values, site)
  const { problems } = reader
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value: edit }
}

/** For a preview: unreadable items are left out and unreadable fields stay as published. */
export function readSiteAnyhow(part: SitePartId, values: Values, site: EditableSite): SiteEdit {
  const reading = readSite(part, values, site)
  if (reading.ok) return reading.value
  const publishedValues = partOf(part).valuesOf(site)
  const wrong = Object.keys(reading.problems)
  const removedIds = new Set(wrong.map(itemIdOf))
  const partNames = wrong.filter((name) => itemIdOf(name) === null)
  const units = new Set(partNames.map((name) => name.split('.')[0]))
  const readable = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      units.has(name.split('.')[0]) && !name.startsWith('list.') ? (publishedValues[name] ?? '') : value,
    ]),
  )
  for (const list of partOf(part).lists(site))
    readable[listField(list)] = listedIds(values, list)
      .filter((id) => !removedIds.has(id))
      .join(',')
  const again = readSite(part, readable, site)
  return again.ok ? again.value : {}
}

export function siteForm(part: SitePartId, site: EditableSite): Form<SiteEdit> {
  const publishedValues = partOf(part).valuesOf(site)
  const whole = (fields: Values) =>
    readTypedSite(part, site, (name) => fields[name] ?? publishedValues[name] ?? null) ?? publishedValues
  return {
    publishedValues,
    whole,
    shape: shapeOf(part, site),
    kind: 'site',
    readInput: (field) => readTypedSite(part, site, field),
    read: (values) => readSite(part, values, site),
  }
}
