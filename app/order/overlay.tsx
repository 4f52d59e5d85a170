import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import type { Lang } from '#domain/text.ts'
import type { OrderRequest } from './attempt/state.ts'
import { OrderDialog } from './dialog.tsx'

/** The history keeps what is ordered: opened again by it, the attempt of these lines goes on where it was. */
export function openOrderDialog(request: OrderRequest, lang: Lang): void {
  openOverlay({ name: 'order', lang, entry: { data: { request: JSON.stringify(request) } } }, (close) => (
    <OrderDialog request={request} onClose={close} />
  ))
}
