import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { erasedColumns } from './erasure.ts'

/** Figures, dates and codes of the shop, which say nothing of the customer, and hashes that erasing replaces. */
const kept =
  `id reference version tokenHash idempotencyKeyHash bodyHash placedAt lang status paymentStatus paymentMethod
  fulfilment wayIn dueDate slot portions zoneId zoneName remotePlaceId remotePlaceName pickupPlaceId pickupPlaceName food
  cutleryWanted cutleryIncluded cutleryExtra cutleryAmount tongsWanted tongsIncluded tongsExtra tongsAmount
  promotionCode promotions discount deliveryFee changeFee allowance refundAsked total cancellationFee refundDue overpaid
  payBy remindAt paysLater termsVersion erasureAskedAt erasedAt`.split(/\s+/)

test('each column of an order is erased with its customer, or known to say nothing of them', () => {
  const decided = [...kept, ...Object.keys(erasedColumns)]
  expect(Object.keys(getTableColumns(orders)).sort()).toEqual(decided.sort())
})
