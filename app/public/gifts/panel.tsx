import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { waysToOrder } from '#content/controls.ts'
import { giftContents, giftDialog } from '#content/pages/menu.ts'
import { moneyParts } from '#domain/money.ts'
import type { GiftView } from './gift-view.ts'
import css from './panel.module.css'

export interface GiftPanelProps {
  readonly gift: GiftView
  /** `below` is the level of the headings below it. */
  readonly heading: ReactNode
  readonly below: 'h2' | 'h3'
  readonly enlarge?: ReactNode
}

export function GiftPanel({ gift, heading, below: Heading, enlarge }: GiftPanelProps) {
  const text = useText()
  return (
    <div className={css.gift}>
      <div className={css.picture}>
        <Picture
          picture={gift.picture}
          width={640}
          sizes="(max-width: 599px) 100vw, 390px"
          widths={[320, 640]}
          eager
        />
        {enlarge}
      </div>
      <div className={css.words}>
        {heading}
        <Price price={moneyParts(gift.price)} size="xl" />
        <Heading className={css.title}>{gift.title}</Heading>
        {gift.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className={css.ticks}>
          {gift.bullets.map((bullet) => (
            <li key={bullet}>
              <Icon name="check" />
              {bullet}
            </li>
          ))}
        </ul>
        <div className={css.buttons}>
          {gift.onlineHref && (
            <Button href={gift.onlineHref} target="_blank" rel="noopener" iconAfter="external">
              {text(waysToOrder.shop)}
              <NewTab />
            </Button>
          )}
          <Button kind="jade" icon="chat" href={gift.chatHref} target="_blank" rel="noopener">
            {text(waysToOrder.whatsApp)}
            <NewTab />
          </Button>
        </div>
      </div>
      <div className={css.contents}>
        <Heading>{text(giftDialog.contents)}</Heading>
        <p>{text(giftContents(gift.contents))}</p>
        <p className={css.note}>{gift.allergens}</p>
        {gift.notes.map((note) => (
          <p key={note} className={css.note}>
            {note}
          </p>
        ))}
      </div>
    </div>
  )
}
