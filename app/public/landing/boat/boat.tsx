import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { Pier } from './pier.tsx'
import { pierView } from './pier-view.ts'

export const loader = landingLoader('junk-catering', ({ figures, lang }) => pierView({ figures, lang }))

export const meta = landingMeta

export default function BoatCatering() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return <LandingFrame page={page}>{items && <Pier view={items} />}</LandingFrame>
}
