import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { LandingPosters } from './posters.tsx'
import { landingPosters } from './posters-view.ts'
import { RoundTable } from './round-table.tsx'
import { roundTableView } from './round-table-view.ts'

export const loader = landingLoader('chinese-catering', ({ landing, sets, pictures, lang }) => ({
  table: roundTableView(
    sets.find(({ slug }) => slug === landing.menu.setSlug),
    lang,
  ),
  posters: landingPosters(landing, pictures, lang),
}))

export const meta = landingMeta

export default function ChineseCatering() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return (
    <LandingFrame page={page}>
      {items?.table && <RoundTable view={items.table} />}
      {items?.posters && <LandingPosters posters={items.posters} />}
    </LandingFrame>
  )
}
