import type { RefundPart } from '#domain/payment/refund.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import type { Transaction } from '#server/db/store/database.ts'

export async function saveRefunds(
  tx: Transaction,
  parts: readonly RefundPart[],
  reference: string,
  now: Date,
): Promise<void> {
  for (const { paymentId, amount } of parts) {
    const times = { askedAt: now, settledAt: now }
    await tx.insert(refunds).values({ paymentId, amount, state: 'done', providerId: reference, ...times })
  }
}
