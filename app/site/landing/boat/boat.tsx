import { useLoaderData } from 'react-router'
import { LandingFrame } from '../frame.tsx'
import { landingLoader } from '../loader.ts'
import { landingMeta } from '../meta.ts'

export const loader = landingLoader('junk-catering', () => null)

export const meta = landingMeta

export default function BoatCatering() {
  return <LandingFrame page={useLoaderData<typeof loader>()}>{null}</LandingFrame>
}
