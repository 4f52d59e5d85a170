import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { chosenQuery } from '#domain/staff/orders/chosen-orders.ts'

/** Pages by the buttons that open them. */
const pages: ReadonlyMap<string, StaffPageId> = new Map([
  ['labels', 'labels'],
  ['slips', 'slips'],
  ['csv', 'ordersCsv'],
])

export function chosenPage(verb: string, orderIds: readonly number[]): string | null {
  const page = pages.get(verb)
  return page ? staffPath(page) + chosenQuery(orderIds) : null
}
