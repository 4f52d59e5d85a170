/**
 * The content of a landing page: its texts, the part of the menu it shows, and the cloth of its hero (spec section 2).
 */

import type { Question } from '#content/long-texts.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

/** Pages for parties and cuisines; each has a sign of the same name in content/signs.ts. */
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
  /** The English heading, the breadcrumb, and the subject of a chat started from this page. */
  readonly name: Text
  /** Title and description in the page head; the brand is appended. */
  readonly title: Text
  readonly description: (figures: LandingFigures) => Text
  /** Separated by commas. */
  readonly keywords: Text
  /** One or two sentences below the title. */
  readonly lead: Text
  readonly menu: LandingMenu
  readonly story: {
    readonly heading: Text
    /** Two or three. */
    readonly paragraphs: (figures: LandingFigures) => readonly Text[]
  }
  /** Posters of seasonal menus, enlarged on a press. */
  readonly posters?: {
    readonly heading: Text
    readonly lead: Text
    readonly items: (figures: LandingFigures) => readonly LandingPoster[]
  }
  readonly questions: {
    readonly heading: Text
    /** Three or four. */
    readonly items: (figures: LandingFigures) => readonly Question[]
  }
}

/** The part of the menu that a page links to, and what it shows of it. */
export interface LandingMenu {
  /** Target of the button: a category of the menu page, or null for the menu page itself (decisions 4). */
  readonly anchor: string | null
  /** The category whose sets and season the page shows. */
  readonly categoryId: string
  /** Text of the button. */
  readonly go: Text
  /** Heading of the menu card. */
  readonly heading: Text
  /** Six dishes of the category's sets, by id. */
  readonly dishIds: readonly string[]
  /** The set beside them, by slug. */
  readonly setSlug: string
}

export interface LandingPoster {
  readonly id: string
  /** Path below catalogue/pictures. */
  readonly picture: string
  readonly title: Text
  readonly caption: Text
}

/** The figures of the rules and of the catalogue; `notSold` replaces those of a set or dish that does not exist. */
export interface LandingFigures extends Figures {
  /** A set by its slug. */
  set(slug: string): SetFigures
  /** The price of a dish in a set: its price by the piece, or its supplement. */
  dishPrice(slug: string, dishId: string): string
}

/** Replaces an unknown figure: the page omits any text that contains it. */
export const notSold = '[not sold]'

/** All figures are formatted: "$714". */
export interface SetFigures {
  readonly name: Text
  readonly price: string
  /** The lowest and highest price by the piece ("$18–45"), or the price itself. */
  readonly priceRange: string
  /** Number of guests. */
  readonly serves: { readonly min: string; readonly max: string }
  /** Price divided by the most and by the fewest guests, in whole dollars: "$71", "$89". */
  readonly aHead: { readonly from: string; readonly to: string }
  readonly minQuantity: string
}
