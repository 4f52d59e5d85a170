import type { Values } from '#domain/staff/forms/values.ts'
import { moveInList, without } from '#domain/staff/shop/menus/arrange-set.ts'
import { brandPart, brandPictures } from './brand-part.ts'
import { front, pictureFields } from './front-part.ts'
import { questionsPart } from './questions-part.ts'
import { type EditableSite, itemField, itemIdOf, listedIds, listField, type SitePart } from './site-part.ts'

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

export const partOf = (id: SitePartId): SitePart => siteParts[id]

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
