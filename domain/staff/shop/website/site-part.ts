/** `list.<name>` holds a list's ids in order, `item.<id>.<field>` the items' fields. */

import type { Banner, Picture } from '#domain/menu/catalogue.ts'
import type { ShopLook } from '#domain/shop/shop-details.ts'
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

export interface EditableSite {
  readonly banners: readonly Banner[]
  readonly notice: Notice | null
  readonly questions: readonly PlacedQuestion[]
  readonly look: ShopLook
  readonly standard: readonly StandardSection[]
  readonly pictures: ReadonlyMap<number, Picture>
  /** The paths have no language prefix and no final slash. */
  readonly pages: readonly string[]
}

export type SiteEdit = Partial<Pick<EditableSite, 'banners' | 'notice' | 'questions' | 'look'>>

/** A part is drafted, published and restored as a unit. */
export interface SitePart {
  lists(site: Pick<EditableSite, 'standard'>): readonly string[]
  readonly fieldNames: readonly string[]
  readonly fields: readonly string[]
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
