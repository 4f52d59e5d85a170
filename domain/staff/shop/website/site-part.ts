/** `list.<name>` holds a list's ids in order, `item.<id>.<field>` the items' fields. */

import type { Banner, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import type { Clientele } from '#domain/shop/client.ts'
import type { FigureOf } from '#domain/shop/figure-text.ts'
import type { HeroKind, HomeContent } from '#domain/shop/home-content.ts'
import type { ShopLook } from '#domain/shop/shop-details.ts'
import { legalPages, type Notice, type PlacedQuestion } from '#domain/shop/site-content.ts'
import type { FormReader } from '#domain/staff/forms/fields.ts'
import { rowIdOf } from '#domain/staff/forms/form.ts'
import { idsIn, type Values } from '#domain/staff/forms/values.ts'
import type { Text } from '#domain/text.ts'

export interface StandardSection {
  readonly id: string
  readonly name: Text
  readonly items: readonly { readonly id: string; readonly question: Text; readonly answer: Text }[]
}

export interface EditableSite {
  readonly banners: readonly Banner[]
  readonly notice: Notice | null
  readonly questions: readonly PlacedQuestion[]
  readonly look: ShopLook
  readonly home: HomeContent
  readonly clientele: Clientele
  readonly standard: readonly StandardSection[]
  readonly heroes: readonly HeroKind[]
  readonly sets: readonly Pick<SetMenu, 'id' | 'name'>[]
  readonly figureOf: FigureOf
  readonly pictures: ReadonlyMap<number, Picture>
  /** The paths have no language prefix and no final slash. */
  readonly pages: readonly string[]
  readonly hasEnglish?: boolean
}

export type SiteEdit = Partial<
  Pick<EditableSite, 'banners' | 'notice' | 'questions' | 'look' | 'home' | 'clientele'>
>

export const sitePartIds = ['front', 'home', 'clients', 'questions', ...legalPages, 'brand'] as const
export type SitePartId = (typeof sitePartIds)[number]

/** A part is drafted, published and restored as a unit. */
export interface SitePart {
  readonly id: SitePartId
  lists(site: Pick<EditableSite, 'standard'>): readonly string[]
  readonly fieldNames: readonly string[]
  /** Of each item. */
  fieldsOf(list: string): readonly string[]
  readonly blank: Values
  readonly maxItems: number
  /** The maximum counts letters. */
  longest(field: string): number
  /** The text shown while an item's value is empty. */
  standard?(id: string, field: string, site: Pick<EditableSite, 'standard'>): string
}

/** Browsers do without these, and so without the rules of other parts. */
export interface SitePartForm {
  valuesOf(site: EditableSite): Values
  /** The value is meaningless if the reader found problems. */
  read(reader: FormReader, values: Values, site: EditableSite): SiteEdit
}

export const listField = (list: string) => `list.${list}`
export const itemField = (id: string, field: string) => `item.${id}.${field}`

export const itemIdOf = (name: string) => rowIdOf('item', name)

export const listedIds = (values: Values, list: string) => idsIn(values[listField(list)])

/** An item's days merge as one unit. */
export const siteUnitOf = (name: string): string =>
  name.replace(/\.(from|until|seasonfrom|seasonto)$/, '.days')

export const withoutItem = (name: string) => name.replace(/^item\.[^.]+\./, '')

/** The maximum counts letters. */
export function longestSiteValue(part: SitePart, name: string): number {
  return part.longest(withoutItem(name))
}

export const isFull = (part: SitePart, values: Values, list: string): boolean =>
  listedIds(values, list).length >= part.maxItems

/** The value, or the standard text if it is empty. */
export function siteText(
  part: SitePart,
  name: string,
  values: Values,
  site: Pick<EditableSite, 'standard'>,
): string {
  const [, id, field] = /^item\.([^.]+)\.(.+)$/.exec(name) ?? []
  const standard = id && field ? part.standard?.(id, field, site) : undefined
  return values[name] || (standard ?? '')
}

/** Values as their fields show them. */
export const siteTexts = (part: SitePart, values: Values, site: Pick<EditableSite, 'standard'>): Values =>
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
