import { CartDrawer } from '#app/cart/drawer.tsx'
import { openOrder } from '#app/order/open-order.ts'
import { reloadUnlessSaved } from '#app/order/unopened-order.ts'
import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import type { Lang } from '#domain/text.ts'

/** An order opens above the basket and returns to it. */
export function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): void {
  // A toast's button may be gone.
  const back = opener.isConnected ? opener : document.querySelector<HTMLElement>('header [data-opens="cart"]')
  openOverlay({ name: 'cart', lang, opener: back }, (close) => (
    <CartDrawer
      onClose={close}
      onOrder={(lines) => openOrder({ lines, from: 'cart' }).catch(reloadUnlessSaved)}
    />
  ))
}
