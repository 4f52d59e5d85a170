import { maxCustomerOrders } from '#domain/placed/erasure.ts'

/** The selected order ids of a form, without invalid values. */
export function chosenOrders(form: FormData): readonly number[] {
  return form
    .getAll('order')
    .slice(0, maxCustomerOrders)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
}
