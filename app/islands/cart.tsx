import { CartDrawer } from '#app/cart/drawer.tsx'
import { openOrder } from '#app/order/open-order.ts'
import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import type { Lang } from '#domain/text.ts'

/** Opens the basket; an order from it opens above it and returns to it. */
export function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): void {
  // A toast's button may be gone; the focus then returns to the basket's link in the header.
  const back = opener.isConnected ? opener : document.querySelector<HTMLElement>('header [data-opens="cart"]')
  openOverlay({ name: 'cart', lang, opener: back }, (close) => (
    <CartDrawer onClose={close} onOrder={(lines) => void openOrder({ lines, from: 'cart' })} />
  ))
}
