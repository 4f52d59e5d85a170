/** Pictures that customers send of their transfers. Only staff ever see them. */
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
    /** From 1: an order has so many places for pictures that wait. */
    place: integer().notNull(),
    /** Re-encoded by this shop, without the metadata of the camera. */
    bytes: bytesColumn().notNull(),
    size: integer().notNull(),
    type: text().notNull(),
    /** Of `bytes`, in hexadecimal: the same picture is stored once for an order. */
    sha256: text().notNull(),
    sentAt: instant().notNull(),
    refusedAt: instant(),
    /** When the money was there. While both are null the picture waits for staff. */
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
