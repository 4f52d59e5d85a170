/** Boat parties: from the van to the deck. */
import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/site/landing/frame.tsx'
import { landingLoader } from '#app/site/landing/loader.ts'
import { landingMeta } from '#app/site/landing/meta.ts'
import { Pier } from './pier.tsx'
import { pierView } from './pier-view.ts'

export const loader = landingLoader('junk-catering', ({ figures, lang }) => pierView({ figures, lang }))

export const meta = landingMeta

export default function BoatCatering() {
  const { own, ...page } = useLoaderData<typeof loader>()
  return <LandingFrame page={page}>{own && <Pier view={own} />}</LandingFrame>
}
