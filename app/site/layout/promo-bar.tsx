import { layout, promoSentence } from '#content/layout.ts'
import type { Settings } from '#domain/settings.ts'
import { promoKey } from '../../browser/promo-bar.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLang, useText } from '../../ui/lang.tsx'
import css from './promo-bar.module.css'

export interface Promo {
  readonly code: string
  readonly percentOff: number
}

/** The offer of the bar: the first code that takes off a percentage. */
export function promoOf({ promotions }: Settings): Promo | null {
  const percent = promotions.find(({ code, kind }) => code !== null && kind === 'percent')
  return percent?.kind === 'percent' && percent.code !== null
    ? { code: percent.code, percentOff: percent.percentOff }
    : null
}

/** Closing hides the bar of this code on this device; decided before the first paint, so that nothing jumps. */
export function promoScript({ code }: Promo): string {
  const quoted = JSON.stringify(code).replaceAll('<', '\\u003c')
  return `try{if(localStorage.getItem("${promoKey}")===${quoted})document.documentElement.dataset.promoClosed=""}catch{}`
}

export function PromoBar({ promo, shopUrl }: { readonly promo: Promo; readonly shopUrl: string }) {
  const text = useText()
  const lang = useLang()
  return (
    <aside className={`${css.bar} on-dark`} data-promo={promo.code} aria-label={layout.offers[lang]}>
      <div className={`wrap ${css.line}`}>
        <p>
          <b>{promo.code}</b> {text(promoSentence(promo.percentOff))}
        </p>
        <a href={shopUrl} target="_blank" rel="noopener">
          {text(layout.toShop)}
          <Icon name="external" />
          <span className="vh">{text(layout.newTab)}</span>
        </a>
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
