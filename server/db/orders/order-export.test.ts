import { expect, onTestFinished, test } from 'vitest'
import { copyTable } from '#app/staff/office/customers/copy-table.ts'
import { csvOf } from '#domain/csv.ts'
import { exportColumns } from '#domain/staff/orders/order-export.ts'
import { exportCustomer } from '#server/commands/customers/export-customer.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { exportedOrders } from './order-export.ts'

const formula = '=HYPERLINK("http://a.example")'

async function tablesOf(text: string | null) {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const input = orderInput(await store.content(), testNow)
  const items = text === null ? {} : { name: text, specialInstructions: text, accessNote: text }
  const contact = { ...input.contact, ...items }
  const { id } = await placedOrder(store, { ...input, contact }, testNow)
  const [row] = await exportedOrders(store.db, { ids: [id] }, 'zh')
  if (!row) throw new Error('no order')
  const orders = exportColumns.map((column) => {
    const value = row[column]
    return [column, csvOf([[value instanceof Date ? value.toISOString() : value]])] as const
  })
  const copy = await exportCustomer(store, [id], staffMember('Amy'), testNow)
  const lines = copy ? copyTable(copy, 'zh').split('\r\n') : []
  return [...orders, ...lines.map((line, index) => [`line ${index} of the copy`, line] as const)]
}

test('exported columns gain no apostrophe, in the order table or the customer’s copy', async () => {
  const tables = await tablesOf(null)
  expect(tables.length).toBeGreaterThan(exportColumns.length + 10)
  for (const [column, written] of tables) expect(written, column).not.toMatch(/(^|,)\uFEFF?"?'/)
})

test('customer input is exported as a formula in no column', async () => {
  for (const [column, written] of await tablesOf(formula))
    expect(written, column).not.toMatch(/(^|,)\uFEFF?"?[=＝@]/)
})
