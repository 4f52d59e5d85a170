import type { Order } from '#app/order/attempt/state.ts'
import type { OrderDetails } from '#domain/order-steps.ts'
import type { RefusalField } from '#domain/refusals.ts'

/** What the parts of the form share. */
export interface FormPart {
  readonly current: Order
  readonly edit: (changes: Partial<Omit<OrderDetails, 'fulfilment'>>) => void
  readonly errorOf: (field: RefusalField) => string | undefined
}
