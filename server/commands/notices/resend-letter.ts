import { eq } from 'drizzle-orm'
import { actionRefusal } from '#domain/placed/order-actions.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import { hasFailedLong } from '#domain/staff/failing-letter.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import type { StaffCall } from '#server/commands/orders/staff-call.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { type LetterJob, letterId, letterJob, letterSubject } from '#server/db/notices/letter-id.ts'
import { removeLetterJobs } from '#server/db/notices/letter-problems.ts'
import { lockOrder } from '#server/db/orders/lock-order.ts'
import { addOrderEvent } from '#server/db/orders/order-events.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import { letters } from '#server/db/schema/letters.ts'
import type { Store } from '#server/db/store/store.ts'

/**
 * Uses the old id, so that a copy sent meanwhile prevents a second one, and the order's current address. The order's
 * version stays.
 * @param id of the letter
 */
export async function resendLetter(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  { orderId, by, byId }: StaffCall,
  id: string,
  now: Date,
): Promise<ChangeResult> {
  return refuseInOutage(() =>
    db.transaction(async (tx): Promise<ChangeResult> => {
      // The second of two clicks waits here.
      const order = await lockOrder(tx, orderId)
      if (!order) return refusing('order-unknown')
      const { reference, status, paymentStatus, version } = order
      const about = letterSubject(id)
      const [letter] = await tx.select().from(letters).where(eq(letters.id, id)).for('update')
      const isOfOrder = letter
        ? letter.orderId === orderId
        : about !== null && id === letterId(reference, about, 'customer')
      if (!about || !isOfOrder) return refusing('order-unknown')
      if (actionRefusal('resend-letter', 'staff', status) || order.erasedAt)
        return refusing('status-not-allowed')
      const isOpen = letter !== undefined && letter.state !== 'sent'
      if (isOpen && letter.state === 'sending' && (letter.claimedUntil > now || !hasFailedLong(letter, now)))
        return refusing('letter-on-its-way')
      const job = letterJob(orderId, about)
      const jobCount = await removeLetterJobs(tx, job, isOpen ? ['failed', 'retry'] : ['failed'])
      if (!isOpen && jobCount === 0) return refusing('letter-on-its-way')
      if (isOpen)
        await tx
          .update(letters)
          .set({ state: 'sending', refusedCode: null, failure: null, firstTriedAt: now, claimedUntil: now })
          .where(eq(letters.id, id))
      await sendInTransaction<LetterJob['name']>(queue, tx, job.name, [job.data])
      await addOrderEvent(tx, queue, {
        orderId,
        at: now,
        verb: 'resend-letter',
        actor: 'staff',
        actorName: by,
        actorId: byId ?? null,
        statusBefore: status,
        status,
        paymentStatusBefore: paymentStatus,
        paymentStatus,
        note: '',
      })
      return { ok: true, value: { version } }
    }),
  )
}
