import keyline from '#app/styles/keyline.module.css'
import { Button, IconButton } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { Tag } from '#app/ui/signs/tag.tsx'
import { popup } from '#content/pages/home-sections.ts'
import { BannerPicture } from './banner.tsx'
import type { BannerView } from './banner-view.ts'
import css from './popup.module.css'

export interface PopupProps {
  readonly banner: BannerView
  readonly hasCode: boolean
  readonly chatHref: string
  /** Browsers without JavaScript show it open. */
  readonly isOpen?: boolean
}

/** browser/popup.ts opens it once per visit (spec section 4). */
export function Popup({ banner, hasCode, chatHref, isOpen = false }: PopupProps) {
  const text = useText()
  const { headline, subline, href, isNewTab, isSeasonal } = banner
  return (
    <dialog className={css.popup} data-popup="" open={isOpen} aria-labelledby="popup">
      <form method="dialog">
        <IconButton type="submit" name="close" label={text(popup.close)} inked className={css.close} />
      </form>
      <div className={`${keyline.keyline} ${css.card}`}>
        <BannerPicture banner={banner} sizes="(max-width: 599px) 90vw, 520px">
          <b className={css.printed}>{withCodes(subline)}</b>
        </BannerPicture>
        <p className={css.tag}>
          <Tag kind={isSeasonal ? 'seasonal' : 'new'}>{text(isSeasonal ? popup.seasonal : popup.offer)}</Tag>
        </p>
        <h2 id="popup">{headline}</h2>
        <p>
          <Phrases>{text(hasCode ? popup.enterCode : popup.bookEarly)}</Phrases>
        </p>
        <div className={css.ways}>
          <Button href={href} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
            {text(isNewTab ? popup.toPage : popup.toMenu)}
            {isNewTab && <NewTab />}
          </Button>
          <Button kind="jade" icon="chat" href={chatHref} target="_blank" rel="noopener">
            {text(popup.chat)}
            <NewTab />
          </Button>
        </div>
      </div>
    </dialog>
  )
}

function withCodes(words: string) {
  return words.split(/([A-Z]+\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="num">
        {part}
      </span>
    ),
  )
}
