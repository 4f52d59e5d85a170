import type { LandingPage } from '#content/pages/landing/landing.ts'
import type { HemDish } from './hem-plates.ts'

export interface BannerLook {
  /** The cloth has this colour at the picture's left edge. */
  readonly band: string
  /** Dark cloths need white (contrast at least 4.5). */
  readonly letters: 'white' | 'ink'
}

/** A head with a table next to its cloth. */
interface TableLook extends BannerLook {
  /** The path is below catalogue/pictures. */
  readonly picture: string
  /** The picture does not contain these dishes. */
  readonly plates: readonly HemDish[]
}

interface LandingLook extends TableLook {
  readonly cornerPlate: string
}

export const looks: Readonly<Record<LandingPage, LandingLook>> = {
  'party-food': {
    picture: 'landing/party.svg',
    band: '#0f4d45',
    letters: 'white',
    plates: [
      { picture: 'dishes/siu-mei-platter.svg', size: 361, middle: 0.27, beyond: 0.04, across: 0.8 },
      { picture: 'dishes/fish-balls.svg', size: 257, middle: 0.8, beyond: -0.06, across: 0.16 },
    ],
    cornerPlate: 'dishes/tarts.svg',
  },
  'christmas-party': {
    picture: 'landing/christmas.svg',
    band: '#0f4a3c',
    letters: 'white',
    plates: [{ picture: 'dishes/mulled-punch.svg', size: 355, middle: 0.7, beyond: 0.02, across: 0.76 }],
    cornerPlate: 'dishes/cookies-gingerbread.svg',
  },
  'birthday-party': {
    picture: 'landing/birthday.svg',
    band: '#fdeadd',
    letters: 'ink',
    plates: [
      { picture: 'dishes/fried-rice.svg', size: 292, middle: 0.2, beyond: -0.02, across: 0.2 },
      { picture: 'dishes/honey-wings.svg', size: 304, middle: 0.66, beyond: 0.06, across: 0.82 },
    ],
    cornerPlate: 'dishes/bao-peach.svg',
  },
  'junk-catering': {
    picture: 'landing/boat.svg',
    band: '#d29a5c',
    letters: 'ink',
    plates: [{ picture: 'dishes/karaage.svg', size: 206, middle: 0.36, beyond: 0.05, across: 0.7 }],
    cornerPlate: 'dishes/burgers.svg',
  },
  'wedding-catering': {
    picture: 'landing/wedding.svg',
    band: '#f3eee2',
    letters: 'ink',
    plates: [
      { picture: 'dishes/crab-cakes.svg', size: 303, middle: 0.33, beyond: 0.06, across: 0.84 },
      { picture: 'dishes/spinach-quiche.svg', size: 272, middle: 0.86, beyond: -0.04, across: 0.3 },
    ],
    cornerPlate: 'dishes/macarons.svg',
  },
  halloween: {
    picture: 'landing/halloween.svg',
    band: '#2f1e4a',
    letters: 'white',
    plates: [{ picture: 'dishes/popcorn-chicken.svg', size: 291, middle: 0.6, beyond: 0.05, across: 0.78 }],
    cornerPlate: 'dishes/cupcakes-halloween.svg',
  },
  'chinese-catering': {
    picture: 'landing/chinese.svg',
    band: '#217259',
    letters: 'white',
    plates: [{ picture: 'dishes/drunken-chicken.svg', size: 306, middle: 0.72, beyond: 0.04, across: 0.8 }],
    cornerPlate: 'dishes/bao-peach.svg',
  },
  'western-catering': {
    picture: 'landing/western.svg',
    band: '#f1a99f',
    letters: 'ink',
    plates: [
      { picture: 'dishes/roast-chicken.svg', size: 344, middle: 0.44, beyond: 0.03, across: 0.74 },
      { picture: 'dishes/spinach-puffs.svg', size: 295, middle: 0.9, beyond: -0.05, across: 0.22 },
    ],
    cornerPlate: 'dishes/cups-tiramisu.svg',
  },
  'thai-catering': {
    picture: 'landing/thai.svg',
    band: '#0a5f62',
    letters: 'white',
    plates: [
      { picture: 'dishes/lemongrass-wings.svg', size: 335, middle: 0.3, beyond: 0.06, across: 0.8 },
      { picture: 'dishes/coconut-sago-cups.svg', size: 341, middle: 0.76, beyond: -0.05, across: 0.2 },
    ],
    cornerPlate: 'dishes/mango-sticky-rice.svg',
  },
  'vegetarian-catering': {
    picture: 'landing/vegetarian.svg',
    band: '#cfe4d8',
    letters: 'ink',
    plates: [
      { picture: 'dishes/veg-lasagne.svg', size: 350, middle: 0.18, beyond: -0.03, across: 0.22 },
      { picture: 'dishes/veg-spring-rolls.svg', size: 324, middle: 0.6, beyond: 0.06, across: 0.8 },
    ],
    cornerPlate: 'dishes/green-salad-quinoa.svg',
  },
  bento: {
    picture: 'landing/bento.svg',
    band: '#343844',
    letters: 'white',
    plates: [{ picture: 'dishes/bento-unagi.svg', size: 294, middle: 0.347, beyond: 0.16, across: 0.76 }],
    cornerPlate: 'dishes/drinks-lemon-tea.svg',
  },
  'snack-catering': {
    picture: 'landing/snacks.svg',
    band: '#f4bd40',
    letters: 'ink',
    plates: [
      { picture: 'dishes/popcorn-chicken.svg', size: 300, middle: 0.22, beyond: 0, across: 0.16 },
      { picture: 'dishes/tarts.svg', size: 295, middle: 0.58, beyond: 0.08, across: 0.78 },
    ],
    cornerPlate: 'dishes/egg-tarts.svg',
  },
}

/** The gifts and corporate pages have similar heads. */
export const giftsLook: TableLook = {
  picture: 'landing/gift.svg',
  band: '#f4bdb0',
  letters: 'ink',
  plates: [
    { picture: 'gifts/savoury-hamper-object.svg', size: 454, middle: 0.34, beyond: 0.04, across: 0.74 },
  ],
}

export const corporateLook: TableLook = {
  picture: 'landing/corporate.svg',
  band: '#dfe4ea',
  letters: 'ink',
  plates: [
    { picture: 'dishes/fruit.svg', size: 274, middle: 0.28, beyond: 0.02, across: 0.8 },
    { picture: 'dishes/tarts.svg', size: 225, middle: 0.76, beyond: -0.03, across: 0.22 },
  ],
}
