/** Opens the order dialog; React and the dialog arrive with the first call. */
import { langOf } from '#app/paths.ts'
import type { OrderRequest } from './attempt/state.ts'
import { isLeftOpen } from './attempt/storage-key.ts'

export async function openOrder(request: OrderRequest): Promise<void> {
  const { openOrderDialog } = await import('./overlay.tsx')
  openOrderDialog(request, langOf(location.pathname))
}

/** After a reload or a switch of language with the dialog open, it opens again where it was. */
export async function resumeOrder(): Promise<void> {
  if (!isLeftOpen()) return
  const { continueOrder } = await import('./overlay.tsx')
  continueOrder(langOf(location.pathname))
}
