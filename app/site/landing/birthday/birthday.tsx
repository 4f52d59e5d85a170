import { useLoaderData } from 'react-router'
import { LandingBlocks } from '../blocks.tsx'
import { landingBlocks } from '../blocks-view.ts'
import { LandingFrame } from '../frame.tsx'
import { landingLoader } from '../loader.ts'
import { landingMeta } from '../meta.ts'

export const loader = landingLoader('birthday-party', ({ landing, figures, pictures, lang }) => ({
  blocks: landingBlocks(landing, { figures, pictures, lang }),
}))

export const meta = landingMeta

export default function BirthdayParty() {
  const { own, ...page } = useLoaderData<typeof loader>()
  return (
    <LandingFrame page={page}>
      {own.blocks && <LandingBlocks blocks={own.blocks} chatHref={page.chatHref} />}
    </LandingFrame>
  )
}
