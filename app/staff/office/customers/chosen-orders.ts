import { maxCustomerOrders } from '#domain/placed/erasure.ts'

/** Ignores invalid ids. */
export function chosenOrders(form: FormData): readonly number[] {
  return form
    .getAll('order')
    .slice(0, maxCustomerOrders)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
}
