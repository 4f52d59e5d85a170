import type { Landing, LandingPage } from '#content/pages/landing/landing.ts'
import { landings } from '#content/pages/landing/landings.ts'
import { withoutUnsoldSets } from './sold-copy.ts'

/** Omits texts about things that the menu does not have. */
export function landingOf(page: LandingPage): Landing {
  return withoutUnsoldSets(landings[page])
}

/** Neighbours have different layouts. */
export function orderOf(page: LandingPage): number {
  return Object.keys(landings).indexOf(page)
}
