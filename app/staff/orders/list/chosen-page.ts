import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { chosenQuery } from '#domain/staff/orders/chosen-orders.ts'

/** Pages of a selection, by their buttons. */
const pages: ReadonlyMap<string, StaffPageId> = new Map([
  ['labels', 'labels'],
  ['slips', 'slips'],
  ['csv', 'ordersCsv'],
])

/** Null if the button opens no page. */
export function chosenPage(verb: string, orderIds: readonly number[]): string | null {
  const page = pages.get(verb)
  return page ? staffPath(page) + chosenQuery(orderIds) : null
}
