/** Every landing page by its address. */
import type { Landing, LandingPage } from '#content/landing/landing.ts'
import { thaiLanding } from '#content/landing/thai.ts'
import type { PageId } from '../../paths.ts'

const landings: Partial<Record<LandingPage, Landing>> = {
  'thai-catering': thaiLanding,
}

/** What stands at an address, if it is a landing page. */
export function landingAt(page: PageId): { readonly page: LandingPage; readonly landing: Landing } | null {
  const landing = landings[page as LandingPage]
  return landing ? { page: page as LandingPage, landing } : null
}
