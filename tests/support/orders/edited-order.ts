import { todayInHongKong } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { Bound } from '#domain/ordering/order-bounds.ts'
import type { Side } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { editValuesOf } from '#domain/staff/orders/edit/editable-order.ts'
import { editOrder, mergedEdit } from '#server/commands/orders/edit-order.ts'
import type { StoredOrder } from '#server/db/orders/orders.ts'
import { type TestStore, testNow } from '#tests/support/store/store.ts'
import { orderInput } from './order-input.ts'
import { placedOrder, storedOrder } from './placed-order.ts'

export interface Saving {
  readonly base: Values
  readonly change: Values
  readonly choices?: Readonly<Record<string, Side>>
  readonly version?: number
  readonly limit?: Cents
  readonly by?: string
  readonly exceeds?: readonly Bound[]
  readonly sure?: Cents
}

export const valuesNow = (order: StoredOrder): Values =>
  editValuesOf({ ...order, placedOn: todayInHongKong(order.placedAt) })

export function editing(store: TestStore) {
  const load = (id: number) => storedOrder(store, { id })
  const place = async (parts: Partial<OrderDraft> = {}) => {
    const { id } = await placedOrder(store, orderInput(await store.content(), testNow, parts), testNow)
    const order = await load(id)
    return { id, order, base: valuesNow(order) }
  }

  /** Shows the price and sends it along, like the page. */
  const save = async (id: number, { base, change, choices = {}, by = 'amy', ...rest }: Saving) => {
    const order = await load(id)
    const submission = { base, input: { ...base, ...change }, choices }
    const { editedOrder } = mergedEdit(order, submission, (await store.content()).rules, testNow)
    return editOrder(
      store,
      {
        orderId: id,
        expectedVersion: rest.version ?? order.version,
        by,
        byId: by,
        note: 'asked by phone',
        exceeds: rest.exceeds ?? [],
      },
      { ...submission, shownTotal: editedOrder.total, sure: rest.sure ?? null },
      rest.limit ?? null,
      testNow,
    )
  }
  return { load, place, save }
}
