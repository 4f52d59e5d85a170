import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader, menuLink } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { Invitation } from './invitation.tsx'
import { invitationView } from './invitation-view.ts'

export const loader = landingLoader('wedding-catering', ({ landing, sets, lang }) => ({
  pages: invitationView(sets, lang),
  menu: menuLink(landing, lang),
}))

export const meta = landingMeta

export default function WeddingCatering() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return (
    <LandingFrame page={page}>
      {items && items.pages.length > 0 && <Invitation pages={items.pages} menu={items.menu} />}
    </LandingFrame>
  )
}
