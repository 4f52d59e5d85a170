/** How each landing page ends: no two alike, and none repeats a list that the page's own section has shown. */
import type { LandingPage } from '#content/pages/landing/landing.ts'

export interface Ending {
  /**
   * `card`: six dishes on a menu card and a set at its right; `cardRight`: the other way round; `plates`: the six on the
   * cloth of the page. Where the page has named its dishes already, the sets alone: `row` of cards, list of `prices`, or
   * `lead`, the first one large.
   */
  readonly menu: 'card' | 'cardRight' | 'plates' | 'row' | 'prices' | 'lead'
  /** The list at the right of its heading, or below it in two columns. */
  readonly questions: 'beside' | 'across'
  /** The ground of the last band: jade, or the cloth that the page began with. */
  readonly band: 'jade' | 'cloth'
}

export const endings: Readonly<Record<LandingPage, Ending>> = {
  'party-food': { menu: 'card', questions: 'beside', band: 'jade' },
  'christmas-party': { menu: 'plates', questions: 'across', band: 'jade' },
  'birthday-party': { menu: 'cardRight', questions: 'across', band: 'cloth' },
  'junk-catering': { menu: 'plates', questions: 'beside', band: 'cloth' },
  'wedding-catering': { menu: 'row', questions: 'across', band: 'cloth' },
  halloween: { menu: 'cardRight', questions: 'beside', band: 'cloth' },
  'chinese-catering': { menu: 'prices', questions: 'beside', band: 'jade' },
  'western-catering': { menu: 'lead', questions: 'across', band: 'jade' },
  'thai-catering': { menu: 'row', questions: 'beside', band: 'cloth' },
  'vegetarian-catering': { menu: 'lead', questions: 'beside', band: 'cloth' },
  bento: { menu: 'prices', questions: 'across', band: 'cloth' },
  'snack-catering': { menu: 'row', questions: 'across', band: 'jade' },
}
