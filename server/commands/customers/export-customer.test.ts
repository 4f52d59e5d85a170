import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { copyOf } from './export-customer.ts'

const leftOut = {
  'a key or a name of the program, for what the copy names in words':
    'id version tokenHash idempotencyKeyHash bodyHash zoneId remotePlaceId pickupPlaceId',
  'the trail in the copy tells it': 'wayIn refundAsked',
  'how an amount in the copy came about':
    'cutleryWanted cutleryIncluded cutleryExtra tongsWanted tongsIncluded tongsExtra promotions',
  'follows from the total, the payments and the refunds in the copy': 'refundDue overpaid',
  'whether and when the shop reminds the customer to pay, or gives up the order': 'payBy remindAt paysLater',
  'follows from the version of the terms, which the shop keeps': 'changePolicy',
  'about the erasing, after which nothing is left to copy': 'erasureAskedAt erasedAt',
}

test('each column of an order is in the customer’s copy or left out for a stated reason', () => {
  const readColumns = new Set<string>()
  const row = new Proxy({} as Parameters<typeof copyOf.order>[0], {
    get: (_, column) => void readColumns.add(String(column)),
  })
  copyOf.order(row)
  const listedColumns = [...readColumns, ...Object.values(leftOut).flatMap((columns) => columns.split(' '))]
  expect(Object.keys(getTableColumns(orders)).sort()).toEqual(listedColumns.sort())
})
