/** The landing pages are in menu order. */
import { bentoLanding } from '#content/pages/landing/bento.ts'
import { birthdayLanding } from '#content/pages/landing/birthday.ts'
import { boatLanding } from '#content/pages/landing/boat.ts'
import { chineseLanding } from '#content/pages/landing/chinese.ts'
import { christmasLanding } from '#content/pages/landing/christmas.ts'
import { halloweenLanding } from '#content/pages/landing/halloween.ts'
import type { Landing, LandingPage } from '#content/pages/landing/landing.ts'
import { partyLanding } from '#content/pages/landing/party.ts'
import { snacksLanding } from '#content/pages/landing/snacks.ts'
import { thaiLanding } from '#content/pages/landing/thai.ts'
import { vegetarianLanding } from '#content/pages/landing/vegetarian.ts'
import { weddingLanding } from '#content/pages/landing/wedding.ts'
import { westernLanding } from '#content/pages/landing/western.ts'
import { soldCopy } from './sold-copy.ts'

export const landings: Readonly<Record<LandingPage, Landing>> = {
  'party-food': partyLanding,
  'christmas-party': christmasLanding,
  'birthday-party': birthdayLanding,
  'junk-catering': boatLanding,
  'wedding-catering': weddingLanding,
  halloween: halloweenLanding,
  'chinese-catering': chineseLanding,
  'western-catering': westernLanding,
  'thai-catering': thaiLanding,
  'vegetarian-catering': vegetarianLanding,
  bento: bentoLanding,
  'snack-catering': snacksLanding,
}

/** Omits texts about things that the menu does not have. */
export function landingOf(page: LandingPage): Landing {
  return soldCopy(landings[page])
}

/** Neighbours have different layouts. */
export function orderOf(page: LandingPage): number {
  return Object.keys(landings).indexOf(page)
}
