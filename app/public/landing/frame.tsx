import type { ReactNode } from 'react'
import { CtaBand } from '#app/public/sections/cta-band.tsx'
import { Questions } from '#app/public/sections/questions.tsx'
import { LandingBanner } from './banner.tsx'
import type { landingLoader } from './loader.ts'
import { LandingMenu } from './menu.tsx'
import { LandingStory } from './story.tsx'

type Frame = Omit<Awaited<ReturnType<ReturnType<typeof landingLoader>>>, 'meta' | 'ownSection'>

export interface LandingFrameProps {
  readonly page: Frame
  /** Each page passes the section that only it has. */
  readonly children: ReactNode
}

/** All landing pages share these parts (spec section 2). */
export function LandingFrame({ page, children }: LandingFrameProps) {
  const { banner, story, menu, ending, closing, shopUrl, chatHref } = page
  const questions = page.questions.items.length > 0 && (
    <Questions
      title={page.questions.heading}
      items={page.questions.items}
      isAcross={ending.questions === 'across'}
    />
  )
  return (
    <>
      <LandingBanner {...banner} />
      {story.paragraphs.length > 0 && <LandingStory {...story} set={menu.story} />}
      {children}
      {ending.questions === 'first' && questions}
      <LandingMenu heading={menu.heading} menu={menu} shape={ending.menu} look={banner.look} />
      {ending.questions !== 'first' && questions}
      <CtaBand
        heading={closing}
        shopUrl={shopUrl}
        chatHref={chatHref}
        cloth={ending.band === 'cloth' ? banner.look : null}
      />
    </>
  )
}
