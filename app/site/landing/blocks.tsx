import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { ctaBand } from '#content/pages/cta-band.ts'
import css from './blocks.module.css'
import type { LandingBlocksView } from './blocks-view.ts'

export interface LandingBlocksProps {
  readonly blocks: LandingBlocksView
  readonly chatHref: string
}

/** Three things to know about the occasion, a plate each, and the way to ask about the rest. */
export function LandingBlocks({ blocks, chatHref }: LandingBlocksProps) {
  const text = useText()
  return (
    <section className={css.band}>
      <div className="wrap">
        <SectionHead
          title={blocks.heading}
          aside={
            blocks.chat && (
              <Button kind="jade" icon="chat" href={chatHref} target="_blank" rel="noopener">
                {blocks.chat}
                <span className="vh">{text(ctaBand.newTab)}</span>
              </Button>
            )
          }
        />
        <ul className={css.blocks}>
          {blocks.items.map(({ id, heading, text: words, picture }) => (
            <li key={id}>
              {picture && <Picture picture={picture} width={180} widths={[180, 360]} sizes="160px" alt="" />}
              <div>
                <h3>{heading}</h3>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
