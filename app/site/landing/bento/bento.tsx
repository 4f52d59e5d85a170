import { useLoaderData } from 'react-router'
import { LandingFrame } from '../frame.tsx'
import { landingLoader } from '../loader.ts'
import { landingMeta } from '../meta.ts'

export const loader = landingLoader('bento', () => null)

export const meta = landingMeta

export default function Bento() {
  return <LandingFrame page={useLoaderData<typeof loader>()}>{null}</LandingFrame>
}
