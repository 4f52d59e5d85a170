/** Section 2 of the specification describes the district pages. */

import type { Question } from '#content/long-texts.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

/** The pages are in menu order. */
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

/** Pages of neighbourhoods below their districts (decisions 8). */
export type PlacePage = 'north-point' | 'causeway-bay' | 'tsim-sha-tsui' | 'kwai-chung'

export interface District {
  /** The page appends the brand. */
  readonly title: Text
  readonly description: (figures: DistrictFigures) => Text
  /** The keywords are separated by commas. */
  readonly keywords: Text
  /** The lead has one or two sentences. */
  readonly lead: (figures: DistrictFigures) => Text
  readonly story: {
    readonly heading: Text
    /** Two or three paragraphs describe venues and access. */
    readonly paragraphs: (figures: DistrictFigures) => readonly Text[]
  }
  readonly sets: {
    /** Introduces the four sets. */
    readonly lead: Text
    /** A page recommends four sets. */
    readonly slugs: readonly string[]
  }
  /** A page answers two or three questions. */
  readonly questions: (figures: DistrictFigures) => readonly Question[]
}

export interface DistrictFigures extends Figures {
  readonly fee: string
  readonly specialFee: string
  /** Kowloon outside the kitchen's zone has this fee. */
  readonly outerFee: string
  readonly outerSpecialFee: string
  /** Places with a quoted fee. */
  readonly quotedHere: readonly Text[]
  /** Places with a known fee that is never waived. */
  readonly neverFreeHere: readonly Text[]
}

export const districtOfPlace = {
  'north-point': 'eastern',
  'causeway-bay': 'wan-chai',
  'tsim-sha-tsui': 'yau-tsim-mong',
  'kwai-chung': 'kwai-tsing',
} as const satisfies Record<PlacePage, DistrictPage>
