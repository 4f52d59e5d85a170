import { CartDrawer } from '#app/cart/drawer.tsx'
import { openOrder } from '#app/order/open-order.ts'
import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import type { Lang } from '#domain/text.ts'

/** Opens the basket over the page; an order from it opens over the basket, and leads back to it. */
export function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): void {
  // The button of a toast is gone by now; the focus then goes to the basket's link in the header.
  const back = opener.isConnected ? opener : document.querySelector<HTMLElement>('header [data-opens="cart"]')
  openOverlay({ name: 'cart', lang, opener: back }, (close) => (
    <CartDrawer onClose={close} onOrder={(lines) => void openOrder({ lines, from: 'cart' })} />
  ))
}
