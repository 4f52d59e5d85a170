import { Button } from '#app/ui/button.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import css from './blocks.module.css'
import type { LandingBlocksView } from './blocks-view.ts'

export interface LandingBlocksProps {
  readonly blocks: LandingBlocksView
  readonly chatHref: string
}

/** Three facts about the occasion, and a chat button for other questions. */
export function LandingBlocks({ blocks, chatHref }: LandingBlocksProps) {
  return (
    <section className={css.band}>
      <div className="wrap">
        <SectionHead
          title={blocks.heading}
          aside={
            blocks.chat && (
              <Button kind="jade" icon="chat" href={chatHref} target="_blank" rel="noopener">
                {blocks.chat}
                <NewTab />
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
