/** Every landing page by its address. */
import { birthdayLanding } from '#content/landing/birthday.ts'
import { boatLanding } from '#content/landing/boat.ts'
import { christmasLanding } from '#content/landing/christmas.ts'
import { halloweenLanding } from '#content/landing/halloween.ts'
import type { Landing, LandingPage } from '#content/landing/landing.ts'
import { partyLanding } from '#content/landing/party.ts'
import { thaiLanding } from '#content/landing/thai.ts'
import { weddingLanding } from '#content/landing/wedding.ts'
import type { PageId } from '../../paths.ts'

const landings: Partial<Record<LandingPage, Landing>> = {
  'party-food': partyLanding,
  'christmas-party': christmasLanding,
  'birthday-party': birthdayLanding,
  'junk-catering': boatLanding,
  'wedding-catering': weddingLanding,
  halloween: halloweenLanding,
  'thai-catering': thaiLanding,
}

/** What stands at an address, if it is a landing page. */
export function landingAt(page: PageId): { readonly page: LandingPage; readonly landing: Landing } | null {
  const landing = landings[page as LandingPage]
  return landing ? { page: page as LandingPage, landing } : null
}
