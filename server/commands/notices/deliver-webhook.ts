import { and, eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { type DeliveryFault, pauseAfter } from '#domain/shop/webhooks.ts'
import { findDelivery } from '#server/db/notices/webhook-deliveries.ts'
import { type Jobs, sendInTransaction } from '#server/db/queue.ts'
import { webhookDeliveries } from '#server/db/schema/webhooks.ts'
import type { Store } from '#server/db/store/store.ts'
import { postOutside } from '#server/http/post-outside.ts'

export interface WebhookDeps {
  readonly store: Pick<Store, 'db' | 'queue'>
  readonly allowsPrivate: boolean
  readonly now: () => Date
}

const timeoutMs = 10_000

/** Receivers may get a message twice, with the same id. Failures other than the database's are recorded. */
export async function deliverWebhook(
  { store: { db, queue }, allowsPrivate, now }: WebhookDeps,
  { deliveryId, tries: triesBefore }: Jobs['webhook'],
): Promise<void> {
  const match = await findDelivery(db, deliveryId)
  if (match?.delivery.state !== 'waiting' || match.delivery.tries !== triesBefore) return
  const result = await attempt(match, allowsPrivate, now())
  const tries = triesBefore + 1
  const isDelivered = result.status !== null && result.status >= 200 && result.status < 300
  const pause = isDelivered || result.fault === 'paused' ? null : pauseAfter(tries)
  await db.transaction(async (tx) => {
    const triedAt = now()
    const [row] = await tx
      .update(webhookDeliveries)
      .set({
        ...result,
        ...{ tries, triedAt },
        state: isDelivered ? 'delivered' : pause === null ? 'failed' : 'waiting',
        nextAt: pause === null ? null : new Date(triedAt.getTime() + pause),
      })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.tries, triesBefore)))
      .returning({ id: webhookDeliveries.id })
    if (row && pause !== null) await sendInTransaction(queue, tx, 'webhook', [{ deliveryId, tries }], pause)
  })
}

interface Attempt {
  readonly status: number | null
  readonly fault: DeliveryFault | null
}

async function attempt(
  { delivery: { id, body }, webhook }: NonNullable<Awaited<ReturnType<typeof findDelivery>>>,
  allowsPrivate: boolean,
  now: Date,
): Promise<Attempt> {
  if (!webhook.isOn) return { status: null, fault: 'paused' }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'HoiYuenCatering-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(webhook.secret).sign(id, now, body),
  }
  const result = await postOutside(webhook.address, { headers, body, allowsPrivate, timeoutMs })
  return result.kind === 'response'
    ? { status: result.status, fault: null }
    : { status: null, fault: result.fault }
}
