import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { chosenQuery } from '#domain/staff/orders/chosen-orders.ts'

/** The pages that show the selected orders, by the buttons that lead there. */
const pages: ReadonlyMap<string, StaffPageId> = new Map([
  ['labels', 'labels'],
  ['slips', 'slips'],
  ['csv', 'ordersCsv'],
])

/** Null: the button leads to no page. */
export function chosenPage(verb: string, orderIds: readonly number[]): string | null {
  const page = pages.get(verb)
  return page ? staffPath(page) + chosenQuery(orderIds) : null
}
