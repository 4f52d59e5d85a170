import keyline from '#app/styles/keyline.module.css'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { popup } from '#content/pages/home-sections.ts'
import { BannerPicture } from './banner.tsx'
import type { BannerView } from './banner-view.ts'
import css from './popup.module.css'

/** The offer of the season on a keyline card; browser/popup.ts opens it once a visit (spec section 4). */
export function Popup({ banner }: { readonly banner: BannerView }) {
  const text = useText()
  const { headline, subline, href, isNewTab, isSeasonal } = banner
  return (
    <dialog className={css.popup} data-popup="" aria-labelledby="popup">
      <form method="dialog">
        <button type="submit" className={css.close} aria-label={text(popup.close)}>
          <Icon name="close" />
        </button>
      </form>
      <div className={`${keyline.keyline} ${css.card}`}>
        <BannerPicture banner={banner} sizes="(max-width: 599px) 90vw, 520px">
          {isSeasonal && <Tag kind="seasonal">{text(popup.seasonal)}</Tag>}
          <h2 id="popup">{headline}</h2>
          <span>{subline}</span>
        </BannerPicture>
        <Button full href={href} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
          {text(isNewTab ? popup.toPage : popup.toMenu)}
        </Button>
      </div>
    </dialog>
  )
}
