import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader, menuLink } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { Heat } from './heat.tsx'
import { heatView } from './heat-view.ts'

export const loader = landingLoader('thai-catering', ({ landing, sets, lang }) => ({
  heat: heatView(sets, landing.menu.categoryId, lang),
  menu: menuLink(landing, lang),
}))

export const meta = landingMeta

export default function ThaiCatering() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return (
    <LandingFrame page={page}>{items?.heat && <Heat view={items.heat} menu={items.menu} />}</LandingFrame>
  )
}
