import { parseReference } from '#domain/placed/order-reference.ts'
import { orderByReference, type StoredOrder } from '#server/db/orders/orders.ts'
import { UsageError } from './order-call.ts'
import type { TerminalStore } from './terminal-answer.ts'

/** @throws UsageError where there is no such order */
export async function findOrder({ db }: TerminalStore, written: string | undefined): Promise<StoredOrder> {
  const reference = parseReference(written ?? '')
  const order = reference && (await orderByReference(db, reference))
  if (!order) throw new UsageError(`there is no order ${written ?? ''}`)
  return order
}
