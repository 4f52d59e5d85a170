import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader, menuLink } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { Ruler } from './ruler.tsx'
import { rulerView } from './ruler-view.ts'

export const loader = landingLoader('party-food', ({ landing, sets, figures, lang }) => ({
  ruler: rulerView({ sets, figures, categoryId: landing.menu.categoryId, lang }),
  menu: menuLink(landing, lang),
}))

export const meta = landingMeta

export default function PartyFood() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return (
    <LandingFrame page={page}>{items?.ruler && <Ruler view={items.ruler} menu={items.menu} />}</LandingFrame>
  )
}
