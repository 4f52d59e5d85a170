import { getSnapshot } from '#app/cart/store.ts'
import { openOverlay } from '#app/ui/overlay.tsx'
import { toOrderLines } from '#domain/cart.ts'
import type { Lang } from '#domain/text.ts'
import type { OrderRequest } from './attempt/state.ts'
import { loadAttempt } from './attempt/storage.ts'
import { OrderDialog } from './dialog.tsx'

export function openOrderDialog(request: OrderRequest, lang: Lang): void {
  openOverlay({ name: 'order', lang }, (close) => <OrderDialog request={request} onClose={close} />)
}

/** Continues the attempt begun in this tab; without one the order starts from the cart. */
export function continueOrder(lang: Lang): void {
  const begun = loadAttempt()
  openOrderDialog(
    begun ? { lines: begun.opened, from: begun.from } : { lines: toOrderLines(getSnapshot()), from: 'cart' },
    lang,
  )
}
