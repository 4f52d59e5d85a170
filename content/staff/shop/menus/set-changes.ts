/** Set values in the audit log. */

import { badgeNames } from '#content/menu-card.ts'
import { joinList } from '#content/phrases.ts'
import { courseName } from '#content/staff/orders/course-names.ts'
import { isBadge } from '#domain/menu/set-badges.ts'
import type { Text } from '#domain/text.ts'
import { deliveryNames, displayNames, menusPage, scopeNames, setUnitNames } from './menus.ts'

type NamedList = readonly { readonly id: string; readonly name: Text }[]

export interface SetMentions {
  readonly dishes: NamedList
  readonly categories: NamedList
}

const codes: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  unit: setUnitNames,
  minQuantityScope: scopeNames,
  display: displayNames,
  nextDisplay: displayNames,
  includesDelivery: deliveryNames,
}

export function setFieldValue(value: string, field: string, { dishes, categories }: SetMentions): Text {
  const same = { zh: value, en: value }
  if (field === 'categoryId') return nameOf(value, categories)
  const ids = value.split(',').filter(Boolean)
  if (/^group\.[^.]+\.(dishes|defaults)$/.test(field)) return joinList(ids.map((id) => nameOf(id, dishes)))
  if (field === 'alsoIn') return joinList(ids.map((id) => nameOf(id, categories)))
  if (field === 'badges')
    return joinList(ids.map((id) => (isBadge(id) ? badgeNames[id] : { zh: id, en: id })))
  if (/^group\.[^.]+\.course$/.test(field)) return courseName(value)
  if (/^group\.[^.]+\.repeatable$/.test(field))
    return value === 'yes' ? menusPage.repeatable : menusPage.onceEach
  return codes[field]?.[value] ?? same
}

/** Returns null if the field belongs to no dish. */
export function dishOfField(field: string, { dishes }: SetMentions): Text | null {
  const [, id] = /^group\.[^.]+\.(?:charge|nextCharge|note)\.([^.]+)/.exec(field) ?? []
  return id === undefined ? null : nameOf(id, dishes)
}

/** Missing items show their id. */
const nameOf = (id: string, all: NamedList): Text =>
  all.find((each) => each.id === id)?.name ?? { zh: id, en: id }
