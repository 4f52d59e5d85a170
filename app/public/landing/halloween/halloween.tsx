import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { TrickBox } from './trick-box.tsx'
import { trickBoxView } from './trick-box-view.ts'

export const loader = landingLoader('halloween', trickBoxView)

export const meta = landingMeta

export default function Halloween() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return (
    <LandingFrame page={page}>{items && <TrickBox view={items} chatHref={page.chatHref} />}</LandingFrame>
  )
}
