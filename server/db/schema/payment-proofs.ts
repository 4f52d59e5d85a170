import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { proofsPerOrder } from '#domain/payment/payment-proof.ts'
import { bytesColumn, instant, oneOf } from './columns.ts'
import { orders } from './orders.ts'

export const paymentProofs = pgTable(
  'payment_proofs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The number of places limits the waiting pictures of an order. */
    place: integer().notNull(),
    /** The picture has no camera metadata. */
    bytes: bytesColumn().notNull(),
    size: integer().notNull(),
    type: text().notNull(),
    /** Hexadecimal; an order stores the same picture once. */
    sha256: text().notNull(),
    sentAt: instant().notNull(),
    refusedAt: instant(),
    /** The picture waits while this and the next column are null. */
    acceptedAt: instant(),
  },
  (t) => [
    check('payment_proofs_place', sql`${t.place} between 1 and ${sql.raw(String(proofsPerOrder))}`),
    check('payment_proofs_size', sql`${t.size} = octet_length(${t.bytes}) and ${t.size} > 0`),
    check('payment_proofs_sha256', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    oneOf('payment_proofs_type', t.type, ['image/webp']),
    index('payment_proofs_sha256').on(t.sha256),
    unique('payment_proofs_same').on(t.orderId, t.sha256),
    uniqueIndex('payment_proofs_live')
      .on(t.orderId, t.place)
      .where(sql`${t.refusedAt} is null and ${t.acceptedAt} is null`),
  ],
)
