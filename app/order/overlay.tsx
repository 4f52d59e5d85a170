import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import type { Lang } from '#domain/text.ts'
import type { OrderRequest } from './attempt/state.ts'
import { OrderDialog } from './dialog.tsx'

/** After a reload, the attempt of these lines continues. */
export function openOrderDialog(request: OrderRequest, lang: Lang): void {
  openOverlay({ name: 'order', lang, data: { request: JSON.stringify(request) } }, (close) => (
    <OrderDialog request={request} onClose={close} />
  ))
}
