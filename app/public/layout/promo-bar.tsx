import type { Promo } from '#app/inline-scripts.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { layout, promoSentence } from '#content/layout.ts'
import { isStoreUrl } from '#domain/shop/shop-details.ts'
import css from './promo-bar.module.css'

export function PromoBar({ promo, shopUrl }: { readonly promo: Promo; readonly shopUrl: string }) {
  const text = useText()
  const lang = useLang()
  return (
    <aside className={`${css.bar} on-dark`} data-promo={promo.code} aria-label={layout.offers[lang]}>
      <div className={`wrap ${css.line}`}>
        <p>
          <b>{promo.code}</b> {text(promoSentence(promo.percentOff))}
        </p>
        {isStoreUrl(shopUrl) && (
          <a href={shopUrl} target="_blank" rel="noopener">
            {text(layout.toShop)}
            <Icon name="external" />
            <NewTab />
          </a>
        )}
        <IconButton
          name="close"
          label={text(layout.closeOffer)}
          className={`${css.close} needs-script`}
          data-close-promo=""
        />
      </div>
    </aside>
  )
}
