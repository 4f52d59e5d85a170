import { useLoaderData } from 'react-router'
import { LandingFrame } from '#app/public/landing/frame.tsx'
import { landingLoader } from '#app/public/landing/loader.ts'
import { landingMeta } from '#app/public/landing/meta.ts'
import { ByThePiece } from './by-the-piece.tsx'
import { byThePieceView } from './by-the-piece-view.ts'

export const loader = landingLoader('snack-catering', ({ landing, sets, pictures, lang }) =>
  byThePieceView({ sets, categoryId: landing.menu.categoryId, pictures, lang }),
)

export const meta = landingMeta

export default function SnackCatering() {
  const { ownSection: items, ...page } = useLoaderData<typeof loader>()
  return <LandingFrame page={page}>{items && <ByThePiece view={items} />}</LandingFrame>
}
