/** Opens the order dialog; React and the dialog arrive with the first call. */
import { langOf } from '#app/paths.ts'
import type { OrderRequest } from './attempt/state.ts'

export async function openOrder(request: OrderRequest): Promise<void> {
  const { openOrderDialog } = await import('./overlay.tsx')
  openOrderDialog(request, langOf(location.pathname))
}

/** Opens it again on the lines that its entry in the history names; false when they can't be read. */
export function reopenOrder({ request }: Readonly<Record<string, string>> = {}): boolean {
  if (request === undefined) return false
  // Only openOrderDialog writes it.
  void openOrder(JSON.parse(request))
  return true
}
