/** Texts, menu and hero of a landing page (spec section 2). */

import type { Question } from '#content/long-texts.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

/** Each landing page has a sign in content/signs.ts. */
export type LandingPage =
  | 'party-food'
  | 'christmas-party'
  | 'birthday-party'
  | 'junk-catering'
  | 'wedding-catering'
  | 'halloween'
  | 'chinese-catering'
  | 'western-catering'
  | 'thai-catering'
  | 'vegetarian-catering'
  | 'bento'
  | 'snack-catering'

export interface Landing {
  /** The name is heading, breadcrumb and chat subject. */
  readonly name: Text
  /** The page appends the brand. */
  readonly title: Text
  readonly description: (figures: LandingFigures) => Text
  /** The keywords are separated by commas. */
  readonly keywords: Text
  /** The lead has one or two sentences. */
  readonly lead: Text
  readonly menu: LandingMenu
  readonly story: {
    readonly heading: Text
    /** The story has two or three paragraphs. */
    readonly paragraphs: (figures: LandingFigures) => readonly Text[]
  }
  /** A seasonal menu is enlarged by a click. */
  readonly posters?: {
    readonly heading: Text
    readonly lead: Text
    readonly items: (figures: LandingFigures) => readonly LandingPoster[]
  }
  /** The last band of the page has this heading. */
  readonly closing: Text
  readonly questions: {
    readonly heading: Text
    /** A page answers three or four questions. */
    readonly items: (figures: LandingFigures) => readonly Question[]
  }
}

export interface LandingMenu {
  /** The link leads to a category of the menu, or to the whole page if null (decisions 4). */
  readonly anchor: string | null
  /** Category of the sets and the season. */
  readonly categoryId: string
  /** The button has this text. */
  readonly go: Text
  readonly heading: Text
  /** A page shows six dishes. */
  readonly dishIds: readonly string[]
  /** The set next to the dishes has this slug. */
  readonly setSlug: string
}

export interface LandingPoster {
  readonly id: string
  /** The path is below catalogue/pictures. */
  readonly picture: string
  readonly title: Text
  readonly caption: Text
}

/** `notSold` replaces figures of missing sets and dishes. */
export interface LandingFigures extends Figures {
  set(slug: string): SetFigures
  /** The price is by the piece, or a supplement. */
  dishPrice(slug: string, dishId: string): string
}

/** Pages omit texts that contain this mark. */
export const notSold = '[not sold]'

/** The prices are formatted: "$714". */
export interface SetFigures {
  readonly name: Text
  readonly price: string
  /** The range is by the piece ("$18–45"), or one price. */
  readonly priceRange: string
  readonly serves: { readonly min: string; readonly max: string }
  /** Price per head in whole dollars, at most and fewest guests: "$71", "$89". */
  readonly aHead: { readonly from: string; readonly to: string }
  readonly minQuantity: string
}
