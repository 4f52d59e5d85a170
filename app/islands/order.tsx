import { createRoot, type Root } from 'react-dom/client'
import { getSnapshot } from '#app/cart/store.ts'
import type { OrderRequest } from '#app/order/attempt/state.ts'
import { loadAttempt } from '#app/order/attempt/storage.ts'
import { OrderDialog } from '#app/order/dialog.tsx'
import { LangProvider } from '#app/ui/lang.tsx'
import { toOrderLines } from '#domain/cart.ts'
import type { Lang } from '#domain/text.ts'

let root: Root | null = null

export function openOrderDialog(request: OrderRequest, lang: Lang): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root?.render(null)
  root.render(
    <LangProvider lang={lang}>
      <OrderDialog request={request} onClose={close} />
    </LangProvider>,
  )
}

/** From a control without lines of its own: goes on with what was begun in this tab, else with the cart. */
export function open(_opener: HTMLElement | null, _dataset: DOMStringMap, lang: Lang): void {
  const begun = loadAttempt()
  openOrderDialog(
    begun ? { lines: begun.opened, from: begun.from } : { lines: toOrderLines(getSnapshot()), from: 'cart' },
    lang,
  )
}
