import { setTimeout as pauseFor, setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { type Denied, grantCodes, recordUses } from '#server/db/promotions/promotion-uses.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import { readRevision } from '#server/db/shop/snapshot.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { isOutage } from '#server/db/store/outage.ts'
import { insertOrders, type NewOrder } from './insert-orders.ts'
import { dueOf, grantSlots, lockPlaces, type Placeless } from './slot-places.ts'

/** The id of a written order, or why nothing was written of it. */
export type Written = number | Denied | Placeless | 'content-changed'

export interface OrderWriter {
  /**
   * Writes an order with its queued notice, or nothing at all. `revision` is that of the content the order was priced
   * from. Rejects within `maxWaitMs`; whether an order under way was written after all is then not known.
   */
  write(order: NewOrder, revision: number): Promise<Written>
  /**
   * Whether the next order could be written, judged by the last ones. After a failure this tests the database itself,
   * so that a shop without orders recovers too.
   */
  works(): Promise<boolean>
  /** Resolves once no order has waited for a moment, or after `longest` milliseconds: what is not urgent asks first. */
  pause(longest: number): Promise<void>
}

interface Waiting {
  readonly order: NewOrder
  readonly revision: number
  readonly resolve: (written: Written) => void
  readonly reject: (error: unknown) => void
}

/** More at once would only make the first of them wait longer. */
const maxConcurrent = 32
/** With more in the queue, the last one's wait would end in a timeout. */
const maxWaiting = 1_000
/** Shorter than the ten seconds that clients wait for a response. Milliseconds. */
const maxWaitMs = 7_000
/** Longer than it takes a busy shop's next order to arrive. Milliseconds. */
const moment = 50
/** A batch takes a twentieth of a second. Milliseconds. */
const stuckAfter = 2_000

/**
 * Orders that arrive while others are being written wait for them and then share one transaction: forcing the disk
 * once for all of them is what makes many orders at a time cheap.
 */
export function createOrderWriter(db: Database, queue: PgBoss): OrderWriter {
  const waiting: Waiting[] = []
  let isWriting = false
  /**
   * When the oldest order since the last successful write started to wait, by `performance.now()`; null while none
   * waits.
   */
  let fruitlessSince: number | null = null
  let hasFailed = false
  /** When an order last waited, by the process's own clock. */
  let lastWaited = Number.NEGATIVE_INFINITY

  async function writeWaiting() {
    isWriting = true
    while (waiting.length > 0) {
      await gather(waiting)
      fruitlessSince ??= performance.now()
      const isWritten = await writeBatch(db, queue, waiting.splice(0, maxConcurrent))
      hasFailed = !isWritten
      if (isWritten) fruitlessSince = null
    }
    isWriting = false
    fruitlessSince = null
  }

  return {
    async write(order, revision) {
      if (waiting.length >= maxWaiting) throw new OrderWriteTimeout()
      const { promise, resolve, reject } = Promise.withResolvers<Written>()
      const entry: Waiting = { order, revision, resolve, reject }
      const timer = setTimeout(() => {
        // An order still in the queue must not be written after its customer was told that it failed.
        if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1)
        reject(new OrderWriteTimeout())
      }, maxWaitMs)
      waiting.push(entry)
      lastWaited = performance.now()
      if (!isWriting) void writeWaiting()
      return promise.finally(() => clearTimeout(timer))
    },
    async works() {
      if (fruitlessSince !== null && performance.now() - fruitlessSince > stuckAfter) return false
      if (hasFailed) hasFailed = !(await canWrite(db))
      return !hasFailed
    },
    async pause(longest) {
      const until = performance.now() + longest
      const isBusy = () => isWriting || performance.now() - lastWaited < moment
      while (isBusy() && performance.now() < until) await pauseFor(moment)
    },
  }
}

/** Takes the locks that writing an order needs, and does nothing else. */
function canWrite(db: Database): Promise<boolean> {
  return db
    .transaction(async (tx) => {
      await tx.execute(
        sql`lock table orders, order_lines, order_events, pgboss.job in row exclusive mode nowait`,
      )
    })
    .then(
      () => true,
      () => false,
    )
}

/** The database took too long, or too many orders wait for it already. */
class OrderWriteTimeout extends Error {
  override readonly name = 'OrderWriteTimeout'
  constructor() {
    super('timeout exceeded: the order could not be written in time')
  }
}

/** Event-loop turns without a new order after which a batch is closed: reading a request takes more than one. */
const quietTurns = 3

/**
 * Lets requests that have already arrived at the socket catch up. The embedded database runs on this very thread:
 * without a pause it would write the first order alone while the others wait to be read at all.
 */
async function gather(waiting: readonly Waiting[]): Promise<void> {
  let quiet = 0
  while (quiet < quietTurns && waiting.length < maxConcurrent) {
    const before = waiting.length
    await setImmediate()
    quiet = waiting.length > before ? 0 : quiet + 1
  }
}

/** Never rejects: each order of the batch is settled by itself. Resolves to false when one of them failed. */
async function writeBatch(db: Database, queue: PgBoss, batch: readonly Waiting[]): Promise<boolean> {
  try {
    const outcomes = await writeTogether(db, queue, batch)
    for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] ?? 'taken')
    return true
  } catch (error) {
    // An order that can't be written must not fail the others. During an outage none can be written, and trying each
    // one would keep the orders behind them waiting.
    if (batch.length > 1 && !isOutage(error)) {
      const written = []
      for (const each of batch) written.push(await writeBatch(db, queue, [each]))
      return written.every(Boolean)
    }
    for (const { reject } of batch) reject(error)
    return false
  }
}

function writeTogether(db: Database, queue: PgBoss, batch: readonly Waiting[]): Promise<Written[]> {
  return db.transaction(async (tx) => {
    // Before the revision is read: a day that is being closed is waited for, and its orders are then decided again.
    await lockPlaces(
      tx,
      batch.map(({ order }) => dueOf(order)),
    )
    // An order priced from memory is written only while the revision it was priced from is still current.
    const revision = await readRevision(tx)
    const current = batch.filter((each) => each.revision === revision)
    if (current.length === 0) return batch.map(() => 'content-changed')
    const outcomes = await writeOrders(
      tx,
      queue,
      current.map(({ order }) => order),
    )
    return batch.map((each) => outcomes[current.indexOf(each)] ?? 'content-changed')
  })
}

async function writeOrders(tx: Transaction, queue: PgBoss, batch: readonly NewOrder[]): Promise<Written[]> {
  const refused = await refusedOf(tx, batch)
  const granted = batch.filter((order) => !refused.has(order))
  const ids = granted.length > 0 ? await insertOrders(tx, granted) : []
  const written = granted.flatMap((order, index) => {
    const orderId = ids[index] ?? null
    return orderId === null ? [] : [{ order, orderId }]
  })
  if (written.length > 0) {
    await recordUses(tx, written)
    const jobs = written.map(({ orderId }) => ({ orderId }))
    await sendInTransaction(queue, tx, 'order-placed', jobs)
  }
  const idOf = new Map(written.map(({ order, orderId }) => [order, orderId]))
  return batch.map((order) => idOf.get(order) ?? refused.get(order) ?? 'taken')
}

/**
 * The orders of a batch that get no use of their code or no place in their slot. A use or a place that an order can't
 * take because it lacks the other goes to the next one that asks for it.
 */
async function refusedOf(
  tx: Transaction,
  batch: readonly NewOrder[],
): Promise<ReadonlyMap<NewOrder, Denied | Placeless>> {
  const full = new Map<NewOrder, Placeless>()
  for (;;) {
    const asking = batch.filter((order) => !full.has(order))
    const denied = await grantCodes(tx, asking)
    const placeless = await grantSlots(
      tx,
      asking.filter((order) => !denied.has(order)),
    )
    const freesUse = denied.size > 0 && [...placeless.values()].includes('slot-full')
    if (!freesUse) return new Map<NewOrder, Denied | Placeless>([...full, ...denied, ...placeless])
    for (const [order, why] of placeless) full.set(order, why)
  }
}
