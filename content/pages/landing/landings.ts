/** The landing pages are in menu order. */
import { bentoLanding } from './bento.ts'
import { birthdayLanding } from './birthday.ts'
import { boatLanding } from './boat.ts'
import { chineseLanding } from './chinese.ts'
import { christmasLanding } from './christmas.ts'
import { halloweenLanding } from './halloween.ts'
import type { Landing, LandingPage } from './landing.ts'
import { partyLanding } from './party.ts'
import { snacksLanding } from './snacks.ts'
import { thaiLanding } from './thai.ts'
import { vegetarianLanding } from './vegetarian.ts'
import { weddingLanding } from './wedding.ts'
import { westernLanding } from './western.ts'

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
