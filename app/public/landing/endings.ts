/** No two endings are alike, and none repeats a list of the page's own section. */
import type { LandingPage } from '#content/pages/landing/landing.ts'

export interface Ending {
  /**
   * `card` is six dishes on a menu card with a set at the right, `cardRight` its mirror image, `plates` the
   * six on cloth. Pages that have named their dishes show only sets: `row`, `prices`, or `lead` with a large
   * first set.
   */
  readonly menu: 'card' | 'cardRight' | 'plates' | 'row' | 'prices' | 'lead'
  /** At the right of the heading, below it in two columns, or at its right and before the menu. */
  readonly questions: 'beside' | 'across' | 'first'
  /** The band is jade, or has the cloth of the page's head. */
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
  'snack-catering': { menu: 'row', questions: 'first', band: 'jade' },
}
