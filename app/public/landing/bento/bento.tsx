import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader, menuLink } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { Boxes } from './boxes.tsx'
import { boxesView } from './boxes-view.ts'

export const loader = landingLoader('bento', ({ landing, sets, figures, lang }) => ({
  boxes: boxesView({ sets, categoryId: landing.menu.categoryId, figures, lang }),
  menu: menuLink(landing, lang),
}))

export const meta = landingMeta

export default function Bento() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return (
    <LandingFrame page={page}>{items?.boxes && <Boxes view={items.boxes} menu={items.menu} />}</LandingFrame>
  )
}
