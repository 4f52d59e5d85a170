import type { CSSProperties } from 'react'
import woven from '#app/styles/woven.module.css'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { waysToOrder } from '#content/controls.ts'
import { ctaBand } from '#content/pages/cta-band.ts'
import type { BannerLook } from '#domain/shop/shop-page.ts'
import css from './cta-band.module.css'
import { StoreButton } from './store-button.tsx'

export interface CtaBandProps {
  /** The page's own question; the usual one if left out. */
  readonly heading?: string
  readonly shopUrl: string
  readonly chatHref: string
  /** Jade under a strip of tiles if null. */
  readonly cloth?: BannerLook | null
}

export function CtaBand({ heading, shopUrl, chatHref, cloth = null }: CtaBandProps) {
  const text = useText()
  const isDark = cloth?.letters !== 'ink'
  const ground = cloth ? `${woven.woven} ${css.cloth}` : css.jade
  return (
    <section
      className={`${css.band} ${ground} ${isDark ? 'on-dark' : css.light}`}
      style={cloth ? ({ '--band': cloth.band } as CSSProperties) : undefined}
    >
      <div className={`wrap ${css.row}`}>
        <h2>
          {heading ?? (
            <>
              {text(ctaBand.heading)}
              <span className="phrase">{text(ctaBand.headingEnd)}</span>
            </>
          )}
        </h2>
        <p className={css.ways}>
          <StoreButton kind={isDark ? 'butter' : 'primary'} size="l" shopUrl={shopUrl} />
          <Button kind="quiet" size="l" href={chatHref} target="_blank" rel="noopener" icon="chat">
            {text(waysToOrder.whatsApp)}
            <NewTab />
          </Button>
        </p>
      </div>
    </section>
  )
}
