import { asc, eq, getTableColumns } from 'drizzle-orm'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import type { Database } from '#server/db/store/database.ts'

export type StoredProof = Omit<typeof paymentProofs.$inferSelect, 'bytes'>

const { bytes: _, ...withoutBytes } = getTableColumns(paymentProofs)

/** The oldest picture comes first. */
export function proofsOf(db: Pick<Database, 'select'>, orderId: number): Promise<StoredProof[]> {
  return db
    .select(withoutBytes)
    .from(paymentProofs)
    .where(eq(paymentProofs.orderId, orderId))
    .orderBy(asc(paymentProofs.id))
}

/** Only staff may see these pictures. */
export async function proofPicture(db: Pick<Database, 'select'>, id: number): Promise<Buffer | null> {
  const [proof] = await db
    .select({ bytes: paymentProofs.bytes })
    .from(paymentProofs)
    .where(eq(paymentProofs.id, id))
  return proof?.bytes ?? null
}
