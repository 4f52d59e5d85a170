/** The content of a district page: venues, access for deliveries, costs (spec section 2). */

import type { Question } from '#content/long-texts.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

/** The twelve districts with a page, in the order of the menus. */
export type DistrictPage =
  | 'central-and-western'
  | 'eastern'
  | 'wan-chai'
  | 'kwun-tong'
  | 'sham-shui-po'
  | 'yau-tsim-mong'
  | 'kwai-tsing'
  | 'sai-kung'
  | 'sha-tin'
  | 'tsuen-wan'
  | 'tuen-mun'
  | 'yuen-long'

/** Neighbourhoods with a page of their own below that of their district (decisions 8). */
export type PlacePage = 'north-point' | 'causeway-bay' | 'tsim-sha-tsui' | 'kwai-chung'

export interface District {
  /** Title in the page head; the brand is appended. */
  readonly title: Text
  readonly description: (figures: DistrictFigures) => Text
  /** Separated by commas. */
  readonly keywords: Text
  /** One or two sentences below the heading. */
  readonly lead: (figures: DistrictFigures) => Text
  readonly story: {
    readonly heading: Text
    /** Two or three: the venues, and how deliveries reach them. */
    readonly paragraphs: (figures: DistrictFigures) => readonly Text[]
  }
  readonly sets: {
    /** Why these four sets. */
    readonly lead: Text
    /** Four sets of the menu, by slug. */
    readonly slugs: readonly string[]
  }
  /** Two or three. */
  readonly questions: (figures: DistrictFigures) => readonly Question[]
}

/** The figures of the rules, and those that apply in one district. */
export interface DistrictFigures extends Figures {
  /** Fee of the district's zone, on ordinary and on special dates. */
  readonly fee: string
  readonly specialFee: string
  /** Fee of Kowloon, the zone around the kitchen's own. */
  readonly outerFee: string
  readonly outerSpecialFee: string
  /** Places of the district with a quoted fee; empty if there are none. */
  readonly quotedHere: readonly Text[]
  /** Places of the district with a known fee that is never waived. */
  readonly neverFreeHere: readonly Text[]
}

/** The district of each neighbourhood with a page. */
export const districtOfPlace = {
  'north-point': 'eastern',
  'causeway-bay': 'wan-chai',
  'tsim-sha-tsui': 'yau-tsim-mong',
  'kwai-chung': 'kwai-tsing',
} as const satisfies Record<PlacePage, DistrictPage>
