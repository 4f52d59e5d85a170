import type { Values } from '#domain/staff/forms/values.ts'
import { moveInList, without } from '#domain/staff/shop/menus/arrange-set.ts'
import { brandPart, brandPictures } from './brand-part.ts'
import { front, pictureFields } from './front-part.ts'
import { clausesPart, questionsPart } from './questions-part.ts'
import {
  itemField,
  itemIdOf,
  listedIds,
  listField,
  type SiteArrangement,
  type SitePart,
  type SitePartId,
  sitePartIds,
  withoutItem,
} from './site-part.ts'
import { clientsPart, homePart, wordsPictures } from './words-parts.ts'

const siteParts: Readonly<Record<SitePartId, SitePart>> = {
  front,
  home: homePart,
  clients: clientsPart,
  questions: questionsPart,
  terms: clausesPart('terms'),
  privacy: clausesPart('privacy'),
  brand: brandPart,
}

export const sitePartOf = (text: string): SitePartId | null => sitePartIds.find((id) => id === text) ?? null

/** Their file is sent in a field of the same name. */
const wholePictures: readonly string[] = [...brandPictures, ...wordsPictures]

export const isWholePicture = (name: string): boolean => wholePictures.includes(withoutItem(name))

/** Pictures that the values of any part name. */
export const picturesIn = (values: Values): readonly number[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const isPicture = isWholePicture(name) || pictureFields.some((field) => field === withoutItem(name))
    return value !== '' && isPicture ? [Number(value)] : []
  })

export const partOf = (id: SitePartId): SitePart => siteParts[id]

export function arrangeSite(part: SitePartId, values: Values, { action, list, id }: SiteArrangement): Values {
  const { fieldsOf, blank, maxItems } = partOf(part)
  const fields = fieldsOf(list)
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
