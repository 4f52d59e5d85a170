/** The pictures in the head of each landing page, and the colours that go with them. */
import type { LandingPage } from '#content/pages/landing/landing.ts'

/** How the head of a page looks. */
export interface BannerLook {
  /** The background behind the title continues the cloth of the picture: the colour at its left edge. CSS colour. */
  readonly band: string
  /** Colour of the text on the cloth: dark cloths need white (contrast at least 4.5). */
  readonly letters: 'white' | 'ink'
}

interface LandingLook extends BannerLook {
  /** Path below catalogue/pictures. */
  readonly picture: string
  /** Three dishes that lie over the hem, from the top; none that the picture shows beside it. */
  readonly plates: readonly [string, string, string]
  /** A dish that overlaps the corner of the story's picture. */
  readonly cornerPlate: string
}

export const looks: Readonly<Record<LandingPage, LandingLook>> = {
  'party-food': {
    picture: 'landing/party.svg',
    band: '#0f4d45',
    letters: 'white',
    plates: ['dishes/satay.svg', 'dishes/siu-mei-platter.svg', 'dishes/caesar.svg'],
    cornerPlate: 'dishes/tarts.svg',
  },
  'christmas-party': {
    picture: 'landing/christmas.svg',
    band: '#0f4a3c',
    letters: 'white',
    plates: ['dishes/green-salad-wreath.svg', 'dishes/turkey.svg', 'dishes/cake-log.svg'],
    cornerPlate: 'dishes/cookies-gingerbread.svg',
  },
  'birthday-party': {
    picture: 'landing/birthday.svg',
    band: '#fdeadd',
    letters: 'ink',
    plates: ['dishes/golden-bites-potato.svg', 'dishes/cake.svg', 'dishes/wings-golden.svg'],
    cornerPlate: 'dishes/bao-peach.svg',
  },
  'junk-catering': {
    picture: 'landing/boat.svg',
    band: '#d29a5c',
    letters: 'ink',
    plates: ['dishes/sandwiches-finger.svg', 'dishes/fruit.svg', 'dishes/maki.svg'],
    cornerPlate: 'dishes/burgers.svg',
  },
  'wedding-catering': {
    picture: 'landing/wedding.svg',
    band: '#f3eee2',
    letters: 'ink',
    plates: ['dishes/cold-cuts-parma-melon.svg', 'dishes/profiteroles-tower.svg', 'dishes/salmon-smoked.svg'],
    cornerPlate: 'dishes/macarons.svg',
  },
  halloween: {
    picture: 'landing/halloween.svg',
    band: '#2f1e4a',
    letters: 'white',
    plates: [
      'dishes/sausage-rolls-mummy.svg',
      'dishes/pasta-squid-ink.svg',
      'dishes/cookies-witch-finger.svg',
    ],
    cornerPlate: 'dishes/cupcakes-halloween.svg',
  },
  'chinese-catering': {
    picture: 'landing/chinese.svg',
    band: '#217259',
    letters: 'white',
    plates: ['dishes/har-gow.svg', 'dishes/char-siu.svg', 'dishes/wok-dice-sweet-sour-pork.svg'],
    cornerPlate: 'dishes/bao-peach.svg',
  },
  'western-catering': {
    picture: 'landing/western.svg',
    band: '#f1a99f',
    letters: 'ink',
    plates: ['dishes/caesar.svg', 'dishes/sliced-meat-roast-beef.svg', 'dishes/pasta-carbonara.svg'],
    cornerPlate: 'dishes/cups-tiramisu.svg',
  },
  'thai-catering': {
    picture: 'landing/thai.svg',
    band: '#0a5f62',
    letters: 'white',
    plates: ['dishes/curry-green-veg.svg', 'dishes/pad-thai-veg.svg', 'dishes/chopped-chicken-white.svg'],
    cornerPlate: 'dishes/mango-sticky-rice.svg',
  },
  'vegetarian-catering': {
    picture: 'landing/vegetarian.svg',
    band: '#cfe4d8',
    letters: 'ink',
    plates: ['dishes/veg-tempura.svg', 'dishes/maki-veg.svg', 'dishes/pasta-mushroom.svg'],
    cornerPlate: 'dishes/green-salad-quinoa.svg',
  },
  bento: {
    picture: 'landing/bento.svg',
    band: '#343844',
    letters: 'white',
    plates: ['dishes/bento-chicken.svg', 'dishes/box-bolognese.svg', 'dishes/box-char-siu-egg.svg'],
    cornerPlate: 'dishes/drinks-lemon-tea.svg',
  },
  'snack-catering': {
    picture: 'landing/snacks.svg',
    band: '#f4bd40',
    letters: 'ink',
    plates: ['dishes/fish-balls.svg', 'dishes/wings-brown.svg', 'dishes/golden-bites-takoyaki.svg'],
    cornerPlate: 'dishes/egg-tarts.svg',
  },
}

/** The pages of gifts and of corporate catering have the same head. */
export const giftsLook = { picture: 'landing/gift.svg', band: '#f4bdb0', letters: 'ink' } as const
export const corporateLook: BannerLook = { band: '#dfe4ea', letters: 'ink' }
