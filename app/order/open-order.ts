/** React and the dialog load with the first call. */
import { langOf } from '#app/paths.ts'
import type { OrderRequest } from './attempt/state.ts'

export async function openOrder(request: OrderRequest): Promise<void> {
  const { openOrderDialog } = await import('./overlay.tsx')
  openOrderDialog(request, langOf(location.pathname))
}

export function reopenOrder({ request }: Readonly<Record<string, string>> = {}): void {
  // Only openOrderDialog writes it.
  if (request !== undefined) void openOrder(JSON.parse(request))
}
