import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/store/database.ts'

/** Triggers make these rows permanent. */
const lastingTables = ['order_events', 'work_events', 'payments', 'payment_events', 'refunds']

/**
 * For demo orders only, because it switches off the triggers.
 * @param keyHashes hashes of their idempotency keys
 * @returns the number of orders
 */
export function removeOrders(db: Database, keyHashes: readonly string[]): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from orders where idempotency_key_hash in (${sql.join(
        keyHashes.map((hash) => sql`${hash}`),
        sql`, `,
      )}) for update`,
    )
    if (rows.length === 0) return 0
    const ids = sql.join(
      rows.map(({ id }) => sql`${id}`),
      sql`, `,
    )
    const paymentIds = sql`select id from payments where order_id in (${ids})`
    for (const table of lastingTables) await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
    for (const table of ['order_events', 'work_events'])
      await tx.execute(sql`delete from ${sql.identifier(table)} where order_id in (${ids})`)
    await tx.execute(sql`delete from refunds where payment_id in (${paymentIds})`)
    await tx.execute(sql`delete from payment_events where payment_id in (${paymentIds})`)
    for (const table of [
      'weather_moves',
      'refund_grants',
      'payments',
      'payment_proofs',
      'promotion_uses',
      'letters',
      'order_words',
      'order_lines',
    ])
      await tx.execute(sql`delete from ${sql.identifier(table)} where order_id in (${ids})`)
    await tx.execute(sql`delete from orders where id in (${ids})`)
    await tx.execute(sql`delete from runs where id not in (select run_id from run_stops)`)
    for (const table of lastingTables) await tx.execute(sql.raw(`alter table ${table} enable trigger user`))
    return rows.length
  })
}
