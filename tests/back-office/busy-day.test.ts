/** A busy day has 212 orders on one page. */
import { and, eq, like } from 'drizzle-orm'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkDone, orderCount } from '#content/staff/orders/orders.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { nothing } from '#domain/money.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { createStaffApi } from '#server/page-data/staff/staff-api.ts'
import { fillWithOrders } from '#tests/support/orders/many-orders.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { type StaffVisit, staffPages } from '#tests/support/staff/staff-pages.tsx'
import { testNow } from '#tests/support/store/store.ts'

const number = 212
const today = todayInHongKong(testNow)
const date = addDays(today, 30)
const path = `/staff/orders/?days=${date}&view=table`

let site: TestSite
let open: (visit: StaffVisit) => Promise<string>
beforeAll(async () => {
  site = await openTestSite()
  open = staffPages(createStaffApi(site.store, site.payments.ways, () => testNow))
  await fillWithOrders(site.store, number, today)
  const { db } = site.store
  const isOfBusyDay = like(orders.reference, 'F0%')
  await db.update(orders).set({ dueDate: date }).where(isOfBusyDay)
  const paidOrders = await db
    .select({ orderId: orders.id, amount: orders.total })
    .from(orders)
    .where(and(isOfBusyDay, eq(orders.paymentStatus, 'paid')))
  const transfer = { method: 'fps', provider: 'transfer', state: 'captured', refunded: nothing } as const
  await db
    .insert(payments)
    .values(
      paidOrders.map((order) => ({ ...order, ...transfer, captured: order.amount, startedAt: testNow })),
    )
})
afterAll(() => site.close())

/** Table groups with headings and rows. */
async function groupsOf(visit: StaffVisit) {
  const { document } = parseHTML(await open(visit))
  const groups = [...document.querySelectorAll('details')].map((group) => ({
    isOpen: group.hasAttribute('open'),
    head: group.querySelector('summary')?.textContent ?? '',
    rows: [...group.querySelectorAll('tr[data-order]')].map((row) => ({
      reference: row.getAttribute('data-order') ?? '',
      text: row.textContent ?? '',
      choice: row.querySelector('input[name=selected]')?.getAttribute('value') ?? '',
    })),
  }))
  return groups.filter(({ rows }) => rows.length > 0)
}

test('the list shows every order once, under its slot, and folds the later slots', async () => {
  const groups = await groupsOf({ path })
  const rows = groups.flatMap((group) => group.rows)
  expect(rows).toHaveLength(number)
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(number)
  expect(groups.map(({ isOpen }) => isOpen)).toEqual(groups.map((_, index) => index < 3))
  const slots = groups.map(({ head }) => /\d\d:\d\d/.exec(head)?.[0] ?? '')
  expect(slots).toEqual([...new Set(slots)].toSorted())
  for (const [index, { head, rows: ofSlot }] of groups.entries()) {
    expect(head).toContain(orderCount(ofSlot.length).zh)
    for (const { text } of ofSlot) expect(text).toContain(slots[index])
  }
})

test('all orders of a slot move one step at once, and the rest of the day stays unchanged', async () => {
  const before = await groupsOf({ path })
  const at = before.findIndex(({ rows }) => rows.every(({ choice }) => choice.endsWith('.prepare')))
  const selectedFields = (before[at]?.rows ?? []).map(({ choice }): [string, string] => ['selected', choice])
  expect(selectedFields.length).toBeGreaterThan(20)
  expect(await open({ path, post: [['verb', 'next'], ...selectedFields] })).toContain(
    bulkDone(selectedFields.length, 0).zh,
  )
  const after = await groupsOf({ path })
  expect(after[at]?.rows.every(({ choice }) => choice.endsWith('.make-ready'))).toBe(true)
  expect(after.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1))
})
