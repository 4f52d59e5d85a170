/** Every landing page by its address. */

import type { PageId } from '#app/paths.ts'
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

/** The landing page of an address, or undefined. */
export function landingAt(page: PageId): { readonly page: LandingPage; readonly landing: Landing } | null {
  return isLandingPage(page) ? { page, landing: soldCopy(landings[page]) } : null
}

function isLandingPage(page: PageId): page is LandingPage {
  return page in landings
}
