import { inArray, sql } from 'drizzle-orm'
import { refundWaitHours } from '#domain/payment/refund.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import type { Store } from '#server/db/store/store.ts'

/** Queues requested refunds whose job was deleted or ended without a result. */
export async function askRefundsAgain({ db, queue }: Pick<Store, 'db' | 'queue'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - refundWaitHours * 3_600_000).toISOString()
  await db.transaction(async (tx) => {
    // A separate statement, so that the next one sees the jobs of the lock's previous holder.
    const lock = await tx.execute<{ id: string }>(sql`
      select r.id from refunds r where r.state = 'asked' and r.asked_at < ${since} for update skip locked`)
    const ids = lock.rows.map(({ id }) => Number(id))
    if (ids.length === 0) return
    const { rows } = await tx.execute<{ id: string }>(sql`
      select r.id from refunds r
      where ${inArray(sql`r.id`, ids)} and not exists (
        select 1 from pgboss.job j
        where j.name = 'refund-payment' and j.state in ('created', 'retry', 'active')
          and (j.data ->> 'refundId')::bigint = r.id
      )`)
    const jobs = rows.map(({ id }) => ({ refundId: Number(id) }))
    if (jobs.length > 0) await sendInTransaction(queue, tx, 'refund-payment', jobs)
  })
}
