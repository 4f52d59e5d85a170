import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader, menuLink } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { FreeFrom } from './free-from.tsx'
import { freeFromView } from './free-from-view.ts'

export const loader = landingLoader('vegetarian-catering', ({ landing, sets, lang }) => ({
  freeFrom: freeFromView(sets, landing.menu.categoryId, lang),
  menu: menuLink(landing, lang),
}))

export const meta = landingMeta

export default function VegetarianCatering() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return (
    <LandingFrame page={page}>
      {items?.freeFrom && <FreeFrom view={items.freeFrom} menu={items.menu} />}
    </LandingFrame>
  )
}
