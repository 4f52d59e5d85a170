/**
 * What the owner edits of the site, as flat texts by name, as sets are (../set-values.ts): `list.<name>` holds the ids of
 * a list in their order, and `item.<id>.<field>` the fields of each.
 */

import type { Banner, Picture } from '#domain/menu/catalogue.ts'
import type { Notice, PlacedQuestion } from '#domain/shop/site-content.ts'
import type { FormReader } from '#domain/staff/forms/fields.ts'
import { rowIdOf } from '#domain/staff/forms/form.ts'
import { idsIn, type Values } from '#domain/staff/forms/values.ts'
import type { Text } from '#domain/text.ts'

export interface StandardSection {
  readonly id: string
  readonly name: Text
  readonly items: readonly { readonly id: string; readonly question: Text; readonly answer: Text }[]
}

/** What is edited, and what it may name. */
export interface SiteFacts {
  readonly banners: readonly Banner[]
  readonly notice: Notice | null
  readonly questions: readonly PlacedQuestion[]
  /** The questions as the program has them, with the figures of today. */
  readonly standard: readonly StandardSection[]
  readonly pictures: ReadonlyMap<number, Picture>
  /** Paths of the pages that can be linked, without language prefix and without a slash at their end. */
  readonly pages: readonly string[]
}

export type SiteEdit = Partial<Pick<SiteFacts, 'banners' | 'notice' | 'questions'>>

/** A part of the site that has one draft, and is published and brought back as a whole. */
export interface SitePart {
  /** Names of its lists. */
  lists(facts: Pick<SiteFacts, 'standard'>): readonly string[]
  /** Fields that belong to no item. */
  readonly own: readonly string[]
  /** Fields of each item. */
  readonly fields: readonly string[]
  /** What a new item has in them. */
  readonly blank: Values
  readonly maxItems: number
  /** Letters of an own field or a field of an item. */
  longest(field: string): number
  valuesOf(facts: SiteFacts): Values
  /** The text that stands in a field of an item while its value is empty. */
  standard?(id: string, field: string, facts: Pick<SiteFacts, 'standard'>): string
  /** Meaningless where the reader found problems. */
  read(reader: FormReader, values: Values, facts: SiteFacts): SiteEdit
}

export const listField = (list: string) => `list.${list}`
export const itemField = (id: string, field: string) => `item.${id}.${field}`

/** The item that a field or unit belongs to. */
export const itemIdOf = (name: string) => rowIdOf('item', name)

export const listedIds = (values: Values, list: string) => idsIn(values[listField(list)])

/** What belongs together when two people's changes are merged: the days of a thing. */
export const siteUnitOf = (name: string): string =>
  name.replace(/\.(from|until|seasonfrom|seasonto)$/, '.days')
