import { maxCustomerOrders } from '#domain/placed/erasure.ts'

/** The ids of the orders that a form ticked; what is no id of an order is left out. */
export function chosenOrders(form: FormData): readonly number[] {
  return form
    .getAll('order')
    .slice(0, maxCustomerOrders)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
}
