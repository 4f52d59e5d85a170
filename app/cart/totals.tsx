import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/price.tsx'
import { exceptNeverFree } from '#content/delivery.ts'
import { untilFree as untilFreeText, cart as words } from '#content/ordering/cart.ts'
import { figuresOf } from '#domain/figures.ts'
import { formatMoney, moneyParts } from '#domain/money.ts'
import type { Settings } from '#domain/settings.ts'
import css from './drawer.module.css'
import type { CartView } from './view.ts'

export interface CartTotalsProps {
  readonly view: CartView
  /** Null while they are not known. */
  readonly settings: Settings | null
  readonly menuHref: string
  readonly onOrder: () => void
}

export function CartTotals({ view, settings, menuHref, onOrder }: CartTotalsProps) {
  const text = useText()
  const { subtotal, untilFree, orderLines } = view
  const share =
    untilFree === null || !settings?.freeDeliveryFrom ? 0 : 1 - untilFree / settings.freeDeliveryFrom
  return (
    <>
      <div className={css.free} aria-live="polite">
        {untilFree !== null && settings && orderLines.length > 0 && (
          <>
            <p>
              <Icon name="truck" />
              <span>
                <b>{untilFree > 0 ? text(untilFreeText(formatMoney(untilFree))) : text(words.freeReached)}</b>{' '}
                <small>{text(exceptNeverFree(figuresOf(settings)))}</small>
              </span>
            </p>
            <span className={css.track}>
              <span style={{ width: `${Math.round(share * 100)}%` }} />
            </span>
          </>
        )}
      </div>
      <div className={css.subtotal}>
        <span>
          {text(words.subtotal)}
          <small>{text(words.beforeDelivery)}</small>
        </span>
        <Price price={moneyParts(subtotal, { decimals: 2 })} size="l" />
      </div>
      <div className={css.actions}>
        <Button size="l" full disabled={orderLines.length === 0} onClick={onOrder}>
          {text(words.goOrder)}
        </Button>
        <Button kind="quiet" full href={menuHref}>
          {text(words.seeMenus)}
        </Button>
      </div>
    </>
  )
}
