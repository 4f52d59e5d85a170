import { CartDrawer } from '#app/cart/drawer.tsx'
import { openOrder } from '#app/order/open-order.ts'
import { openOverlay } from '#app/ui/overlay.tsx'
import type { Lang } from '#domain/text.ts'

/** Opens the basket over the page. */
export function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): void {
  openOverlay({ name: 'cart', lang, opener }, (close) => (
    <CartDrawer
      onClose={close}
      onOrder={(lines) => {
        close()
        void openOrder({ lines, from: 'cart' })
      }}
    />
  ))
}
