import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { Candles } from './candles.tsx'
import { candlesView } from './candles-view.ts'

export const loader = landingLoader('birthday-party', ({ landing, sets, figures, lang }) =>
  candlesView({ sets, categoryId: landing.menu.categoryId, figures, lang }),
)

export const meta = landingMeta

export default function BirthdayParty() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return <LandingFrame page={page}>{items && <Candles view={items} chatHref={page.chatHref} />}</LandingFrame>
}
