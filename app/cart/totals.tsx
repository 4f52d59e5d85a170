import { useId } from 'react'
import { CallInstead } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { FreeDelivery } from '#app/ui/money/free-delivery.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { exceptNeverFree } from '#content/delivery.ts'
import { cart as words } from '#content/ordering/cart.ts'
import { basketStays, tryAgain } from '#content/ordering/no-connection.ts'
import { order } from '#content/ordering/order.ts'
import { deliveryFigures } from '#domain/delivery/delivery-figures.ts'
import { exactParts, nothing } from '#domain/money.ts'
import type { Settings } from '#domain/shop/settings.ts'
import css from './drawer.module.css'
import type { CartView } from './view.ts'

export interface CartTotalsProps {
  readonly view: CartView
  /** The settings are null until loaded. */
  readonly settings: Settings | null
  readonly menuHref: string
  readonly onOrder: () => void
  /** Null unless the server could not be reached. */
  readonly onRetry: (() => void) | null
}

export function CartTotals({ view, settings, menuHref, onOrder, onRetry }: CartTotalsProps) {
  const text = useText()
  const id = useId()
  const { subtotal, isBlocked, orderLines } = view
  const isEmpty = orderLines.length === 0
  const isStopped = isEmpty || isBlocked || onRetry !== null
  return (
    <>
      <div aria-live="polite">{settings && <UntilFree view={view} settings={settings} />}</div>
      <div className={css.subtotal}>
        <span>
          {text(words.subtotal)}
          {!view.freeBeforeArea && <small>{text(words.beforeDelivery)}</small>}
        </span>
        <Price price={exactParts(subtotal)} size="l" />
      </div>
      {isStopped && (
        <p id={id} className={css.wrong} role="status">
          {text(isEmpty ? words.nothingToOrder : isBlocked ? words.blocked : basketStays)}{' '}
          {onRetry && <CallInstead />}
        </p>
      )}
      <div className={css.actions}>
        <Button
          size="l"
          full
          disabled={isStopped}
          aria-describedby={isStopped ? id : undefined}
          onClick={onOrder}
        >
          {text(words.goOrder)}
        </Button>
        {onRetry && (
          <Button kind="ink" full onClick={onRetry}>
            {text(tryAgain)}
          </Button>
        )}
        <Button kind="quiet" full href={menuHref}>
          {text(words.seeMenus)}
        </Button>
      </div>
    </>
  )
}

function UntilFree({ view, settings }: { readonly view: CartView; readonly settings: Settings }) {
  const text = useText()
  const { untilFree, includesDelivery } = view
  if (untilFree === null && !includesDelivery) return null
  return (
    <FreeDelivery
      missing={untilFree ?? nothing}
      from={settings.freeDeliveryFrom}
      {...(includesDelivery && { reachedText: order.deliveryIncluded })}
    >
      {text(exceptNeverFree(deliveryFigures(settings)))}
    </FreeDelivery>
  )
}
