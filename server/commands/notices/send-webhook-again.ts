import { eq } from 'drizzle-orm'
import { findDelivery } from '#server/db/notices/webhook-deliveries.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import { webhookDeliveries } from '#server/db/schema/webhooks.ts'
import type { Store } from '#server/db/store/store.ts'

/** Sends at once, whatever the last result was. */
export function sendWebhookAgain(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  deliveryId: string,
  now: Date,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'not-found' }> {
  return db.transaction(async (tx) => {
    const match = await findDelivery(tx, deliveryId)
    if (!match) return { ok: false, reason: 'not-found' }
    const { tries } = match.delivery
    await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', nextAt: now })
      .where(eq(webhookDeliveries.id, deliveryId))
    await sendInTransaction(queue, tx, 'webhook', [{ deliveryId, tries }])
    return { ok: true }
  })
}
