import { setTimeout as pauseFor, setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { queueWebhooks } from '#server/db/notices/webhook-deliveries.ts'
import { grantCodes, recordUses, type UseDenial } from '#server/db/promotions/promotion-uses.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import { readRevision } from '#server/db/shop/snapshot.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { isOutage } from '#server/db/store/outage.ts'
import { insertOrders, type NewOrder } from './insert-orders.ts'
import { dueOf, grantSlots, lockPlaces, type Placeless } from './slot-places.ts'

export type WriteResult = number | UseDenial | Placeless | 'content-changed'

export interface OrderWriter {
  /**
   * Rejects within `maxWaitMs`; then it is unknown whether the order was written.
   * @param revision of the content that priced the order
   */
  write(order: NewOrder, revision: number): Promise<WriteResult>
  /** After a failure it tests the database, so that a shop without orders recovers too. */
  works(): Promise<boolean>
  /** Resolves when no order has arrived for a moment, or after `longest` milliseconds. */
  pause(longest: number): Promise<void>
}

interface WaitingWrite {
  readonly order: NewOrder
  readonly revision: number
  readonly resolve: (result: WriteResult) => void
  readonly reject: (error: unknown) => void
}

const maxConcurrent = 32
/** In a longer queue, the last order would time out. */
const maxWaiting = 1_000
/** Clients wait ten seconds, so this is shorter. */
const maxWaitMs = 7_000
/** Orders of a busy shop are further apart than this. */
const moment = 50
/** A batch usually takes about 50 ms; this is the limit. */
const maxBatchMs = 2_000

/** One fsync for a batch makes many simultaneous orders cheap. */
export function createOrderWriter(db: Database, queue: PgBoss): OrderWriter {
  const waitingWrites: WaitingWrite[] = []
  let isWriting = false
  /** Time by `performance.now()`; null if no order waits since the last successful write. */
  let fruitlessSince: number | null = null
  let hasFailed = false
  /** The time is that of `performance.now()`. */
  let lastWait = Number.NEGATIVE_INFINITY

  async function writeBatches() {
    isWriting = true
    while (waitingWrites.length > 0) {
      await gather(waitingWrites)
      fruitlessSince ??= performance.now()
      const isWritten = await writeBatch(db, queue, waitingWrites.splice(0, maxConcurrent))
      hasFailed = !isWritten
      if (isWritten) fruitlessSince = null
    }
    isWriting = false
    fruitlessSince = null
  }

  return {
    async write(order, revision) {
      if (waitingWrites.length >= maxWaiting) throw new OrderWriteTimeout()
      const { promise, resolve, reject } = Promise.withResolvers<WriteResult>()
      const entry: WaitingWrite = { order, revision, resolve, reject }
      const timer = setTimeout(() => {
        // Prevents writing an order after its customer saw an error.
        if (waitingWrites.includes(entry)) waitingWrites.splice(waitingWrites.indexOf(entry), 1)
        reject(new OrderWriteTimeout())
      }, maxWaitMs)
      waitingWrites.push(entry)
      lastWait = performance.now()
      if (!isWriting) void writeBatches()
      return promise.finally(() => clearTimeout(timer))
    },
    async works() {
      if (fruitlessSince !== null && performance.now() - fruitlessSince > maxBatchMs) return false
      if (hasFailed) hasFailed = !(await canWrite(db))
      return !hasFailed
    },
    async pause(longest) {
      const until = performance.now() + longest
      const isBusy = () => isWriting || performance.now() - lastWait < moment
      while (isBusy() && performance.now() < until) await pauseFor(moment)
    },
  }
}

/** Acquires the locks without writing. */
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

class OrderWriteTimeout extends Error {
  override readonly name = 'OrderWriteTimeout'
  constructor() {
    super('timeout exceeded: the order could not be written in time')
  }
}

/** Event-loop turns without a new order that close a batch. */
const quietTurns = 3

/** Waits for requests at the socket, because the embedded database on this thread would write the first order alone. */
async function gather(waitingWrites: readonly WaitingWrite[]): Promise<void> {
  let quiet = 0
  while (quiet < quietTurns && waitingWrites.length < maxConcurrent) {
    const before = waitingWrites.length
    await setImmediate()
    quiet = waitingWrites.length > before ? 0 : quiet + 1
  }
}

/**
 * Never rejects.
 * @returns false if an order failed
 */
async function writeBatch(db: Database, queue: PgBoss, batch: readonly WaitingWrite[]): Promise<boolean> {
  try {
    const outcomes = await writeTogether(db, queue, batch)
    for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] ?? 'taken')
    return true
  } catch (error) {
    // One invalid order must not fail the others; in an outage all fail.
    if (batch.length > 1 && !isOutage(error)) {
      const results = []
      for (const each of batch) results.push(await writeBatch(db, queue, [each]))
      return results.every(Boolean)
    }
    for (const { reject } of batch) reject(error)
    return false
  }
}

function writeTogether(db: Database, queue: PgBoss, batch: readonly WaitingWrite[]): Promise<WriteResult[]> {
  return db.transaction(async (tx) => {
    // Locks before reading the revision, because a day may be closed during the wait.
    await lockPlaces(
      tx,
      batch.map(({ order }) => dueOf(order)),
    )
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

async function writeOrders(
  tx: Transaction,
  queue: PgBoss,
  batch: readonly NewOrder[],
): Promise<WriteResult[]> {
  const refusals = await refusedOf(tx, batch)
  const acceptedOrders = batch.filter((order) => !refusals.has(order))
  const ids = acceptedOrders.length > 0 ? await insertOrders(tx, acceptedOrders) : []
  const insertedOrders = acceptedOrders.flatMap((order, index) => {
    const orderId = ids[index] ?? null
    return orderId === null ? [] : [{ order, orderId }]
  })
  if (insertedOrders.length > 0) {
    await recordUses(tx, insertedOrders)
    const jobs = insertedOrders.map(({ orderId }) => ({ orderId }))
    await sendInTransaction(queue, tx, 'order-placed', jobs)
    await queueWebhooks(
      tx,
      queue,
      insertedOrders.map(({ order, orderId }) => ({ orderId, event: 'order.placed', at: order.placedAt })),
    )
  }
  const idOf = new Map(insertedOrders.map(({ order, orderId }) => [order, orderId]))
  return batch.map((order) => idOf.get(order) ?? refusals.get(order) ?? 'taken')
}

/** A use or place that an order cannot take for lack of the other goes to the next order. */
async function refusedOf(
  tx: Transaction,
  batch: readonly NewOrder[],
): Promise<ReadonlyMap<NewOrder, UseDenial | Placeless>> {
  const full = new Map<NewOrder, Placeless>()
  for (;;) {
    const asking = batch.filter((order) => !full.has(order))
    const denials = await grantCodes(tx, asking)
    const placeless = await grantSlots(
      tx,
      asking.filter((order) => !denials.has(order)),
    )
    const freesUse = denials.size > 0 && [...placeless.values()].includes('slot-full')
    if (!freesUse) return new Map<NewOrder, UseDenial | Placeless>([...full, ...denials, ...placeless])
    for (const [order, why] of placeless) full.set(order, why)
  }
}
