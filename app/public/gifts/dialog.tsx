import set from '#app/public/set-dialog/dialog.module.css'
import { Button } from '#app/ui/button.tsx'
import { CloseButton } from '#app/ui/dialog/close-button.tsx'
import frame from '#app/ui/dialog/dialog.module.css'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { giftDialog } from '#content/pages/menu.ts'
import { moneyParts } from '#domain/money.ts'
import css from './dialog.module.css'
import type { GiftView } from './gift-view.ts'
import { GiftPanel } from './panel.tsx'

/** app/islands/gift.tsx opens both dialogs. */
export function GiftDialog({ gift }: { readonly gift: GiftView }) {
  const text = useText()
  const titleId = 'gift-dialog-title'
  return (
    <>
      <dialog className={`${frame.dialog} ${frame.m}`} aria-labelledby={titleId} data-main="">
        <div className={frame.frame}>
          <div className={set.scroll}>
            <CloseButton inked className={set.close} />
            <GiftPanel
              gift={gift}
              heading={<h2 id={titleId}>{gift.name}</h2>}
              below="h3"
              enlarge={
                <Button kind="quiet" size="s" icon="search" data-enlarge="">
                  {text(giftDialog.enlarge)}
                </Button>
              }
            />
          </div>
        </div>
      </dialog>
      <dialog
        className={`${frame.dialog} ${frame.wide} ${css.preview}`}
        aria-label={gift.name}
        data-preview=""
      >
        <CloseButton inked className={set.close} />
        <Picture picture={gift.picture} width={1280} widths={[640, 1280]} sizes="80vw" />
        <p className={css.caption}>
          <b>{gift.name}</b>
          <Price price={moneyParts(gift.price)} />
        </p>
      </dialog>
    </>
  )
}
