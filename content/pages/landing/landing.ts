/** What every landing page says: its words, the part of the menu it shows, and the cloth it is laid on (spec section 2). */

import type { Question } from '#content/question.ts'
import type { Figures } from '#domain/figures.ts'
import type { Text } from '#domain/text.ts'

/** Pages of parties and of cuisines; each has a sign of the same name in content/signs.ts. */
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
  /** The English heading, the breadcrumb, and what a chat from this page asks about. */
  readonly name: Text
  /** Title and description of the page's head; the brand is added. */
  readonly title: Text
  readonly description: (figures: LandingFigures) => Text
  /** Separated by commas. */
  readonly keywords: Text
  /** One or two sentences under the title. */
  readonly lead: Text
  readonly look: LandingLook
  readonly menu: LandingMenu
  readonly story: {
    readonly heading: Text
    /** Two or three. */
    readonly paragraphs: (figures: LandingFigures) => readonly Text[]
  }
  /** What to know about the occasion: three or so, each with a picture. */
  readonly blocks?: {
    readonly heading: Text
    readonly items: (figures: LandingFigures) => readonly LandingBlock[]
  }
  /** Words of the chat button beside the blocks. */
  readonly chat?: Text
  /** Menus of a time of year, shown enlarged on a press. */
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

/** The cloth under the title is the cloth of the picture: its colour at the picture's left edge. */
export interface LandingLook {
  /** Path below catalogue/pictures. */
  readonly picture: string
  /** CSS colour. */
  readonly band: string
  /** Letters on the cloth: dark cloths take white (contrast 4.5 at least). */
  readonly letters: 'white' | 'ink'
}

/** The part of the menu a page leads to, and what it shows of it. */
export interface LandingMenu {
  /** Where the button leads: a category of the menu page, or null for the menu page itself (decisions 4). */
  readonly anchor: string | null
  /** The category whose sets and season the page shows. */
  readonly categoryId: string
  /** Words of the button. */
  readonly go: Text
  /** Heading of the menu card. */
  readonly heading: Text
  /** Six dishes of the category's sets, by id. */
  readonly dishIds: readonly string[]
  /** The set beside them, by slug. */
  readonly setSlug: string
}

export interface LandingBlock {
  readonly id: string
  readonly heading: Text
  readonly text: Text
  /** Path below catalogue/pictures, such as dishes/turkey.svg. */
  readonly picture: string
}

export interface LandingPoster {
  readonly id: string
  /** Path below catalogue/pictures. */
  readonly picture: string
  readonly title: Text
  readonly caption: Text
}

/** The figures of the rules, and those of the catalogue; `notSold` stands for those of a set or dish that is not there. */
export interface LandingFigures extends Figures {
  /** A set by its slug. */
  set(slug: string): SetFigures
  /** What a dish costs in a set: its price by the piece, or the supplement of something added. */
  dishPrice(slug: string, dishId: string): string
}

/** In place of a figure that can not be told: the page leaves out the text that holds it. */
export const notSold = '[not sold]'

/** All figures are written out: "$714". */
export interface SetFigures {
  readonly name: Text
  readonly price: string
  /** The lowest and highest price by the piece ("$18–45"), or the price itself. */
  readonly priceRange: string
  /** How many it feeds. */
  readonly serves: { readonly min: string; readonly max: string }
  /** Price over the most and the fewest guests, to the dollar: "$71", "$89". */
  readonly aHead: { readonly from: string; readonly to: string }
  readonly minQuantity: string
}
