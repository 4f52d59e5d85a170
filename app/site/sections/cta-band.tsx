import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { ctaBand } from '#content/pages/cta-band.ts'
import { waysToOrder } from '#content/ways-to-order.ts'
import css from './cta-band.module.css'

/** The jade band that ends a page: order in the shop, or on WhatsApp, naming what the page is about. */
export function CtaBand({ shopUrl, chatHref }: { readonly shopUrl: string; readonly chatHref: string }) {
  const text = useText()
  return (
    <section className={`${css.band} on-dark`}>
      <div className={`wrap ${css.row}`}>
        <h2>
          {text(ctaBand.heading)}
          <span className="nb">{text(ctaBand.headingEnd)}</span>
        </h2>
        <p className={css.ways}>
          <Button kind="butter" size="l" href={shopUrl} target="_blank" rel="noopener" iconAfter="external">
            {text(waysToOrder.shop)}
            <NewTab />
          </Button>
          <Button kind="quiet" size="l" href={chatHref} target="_blank" rel="noopener" icon="chat">
            {text(waysToOrder.whatsApp)}
            <NewTab />
          </Button>
        </p>
      </div>
    </section>
  )
}
