import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { Advent } from './advent.tsx'
import { adventView } from './advent-view.ts'

export const loader = landingLoader('christmas-party', adventView)

export const meta = landingMeta

export default function ChristmasParty() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return <LandingFrame page={page}>{items && <Advent view={items} chatHref={page.chatHref} />}</LandingFrame>
}
