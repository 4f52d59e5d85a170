/** Opens the order dialog; React and the dialog arrive with the first call. */
import { langOf } from '../paths.ts'
import type { OrderRequest } from './order-state.ts'

export async function openOrder(request: OrderRequest): Promise<void> {
  const { openOrderDialog } = await import('../islands/order.tsx')
  openOrderDialog(request, langOf(location.pathname))
}
