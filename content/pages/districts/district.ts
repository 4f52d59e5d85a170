/** District pages (spec section 2). */

import type { Question } from '#content/long-texts.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

/** In menu order. */
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
  /** The brand is appended. */
  readonly title: Text
  readonly description: (figures: DistrictFigures) => Text
  /** Comma-separated. */
  readonly keywords: Text
  /** One or two sentences. */
  readonly lead: (figures: DistrictFigures) => Text
  readonly story: {
    readonly heading: Text
    /** Two or three: venues and access. */
    readonly paragraphs: (figures: DistrictFigures) => readonly Text[]
  }
  readonly sets: {
    /** Introduces the four sets. */
    readonly lead: Text
    /** Four slugs. */
    readonly slugs: readonly string[]
  }
  /** Two or three. */
  readonly questions: (figures: DistrictFigures) => readonly Question[]
}

export interface DistrictFigures extends Figures {
  readonly fee: string
  readonly specialFee: string
  /** Kowloon's fee outside the kitchen's zone. */
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
