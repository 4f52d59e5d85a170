import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { erasedColumns } from './erasure.ts'

/** Columns without personal data, and hashes that erasure replaces. */
const values =
  `id reference version tokenHash idempotencyKeyHash bodyHash placedAt lang status paymentStatus paymentMethod
  fulfilment wayIn dueDate slot portions zoneId zoneName remotePlaceId remotePlaceName pickupPlaceId pickupPlaceName food
  cutleryWanted cutleryIncluded cutleryExtra cutleryAmount tongsWanted tongsIncluded tongsExtra tongsAmount
  promotionCode promotions discount deliveryFee changeFee allowance refundAsked total cancellationFee refundDue overpaid
  payBy remindAt paysLater termsVersion changePolicy erasureAskedAt erasedAt`.split(/\s+/)

test('each column of an order is erased with its customer or contains no personal data', () => {
  const listedColumns = [...values, ...Object.keys(erasedColumns)]
  expect(Object.keys(getTableColumns(orders)).sort()).toEqual(listedColumns.sort())
})
