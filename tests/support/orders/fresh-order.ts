import type { OrderDraft } from '#domain/ordering/order.ts'
import type { StaffEntry } from '#server/commands/orders/place-order.ts'
import { confirmOrder, takePayment } from '#server/commands/orders/staff-commands.ts'
import type { Store } from '#server/db/store/store.ts'
import { testNow } from '#tests/support/store/store.ts'
import { orderInput } from './order-input.ts'
import { placedOrder, storedOrder, verbsOf } from './placed-order.ts'

export type FreshOrder = Awaited<ReturnType<typeof freshOrder>>

export async function freshOrder(
  store: Store,
  parts: Partial<OrderDraft> = {},
  { note = '', entry }: { readonly note?: string; readonly entry?: StaffEntry } = {},
) {
  const input = orderInput(await store.content(), testNow, parts)
  const order = await placedOrder(store, entry ? { ...input, entry } : input, testNow)
  const call = (expectedVersion: number | null = null) => ({
    orderId: order.id,
    expectedVersion,
    by: 'Ah Yau',
    note,
  })
  return {
    ...order,
    call,
    stored: () => storedOrder(store, order),
    events: () => verbsOf(store, order),
    pay: () => takePayment(store, call(), { method: 'fps', amount: order.total }, testNow),
    confirm: () => confirmOrder(store, call(), null, testNow),
  }
}
