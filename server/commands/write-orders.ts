import { setImmediate } from 'node:timers/promises'
import { readRevision } from '#server/db/content.ts'
import { insertOrders, type NewOrder } from '#server/db/orders.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import type { Store } from '#server/db/store.ts'

/** The id of a written order, or why nothing was written of it. */
export type Written = number | 'taken' | 'content-changed'

type OrderStore = Pick<Store, 'db' | 'queue'>

interface Waiting {
  readonly order: NewOrder
  readonly revision: number
  readonly resolve: (written: Written) => void
  readonly reject: (error: unknown) => void
}

/** More at once would only make the first of them wait longer. */
const mostAtOnce = 32

const lines = new WeakMap<OrderStore, { waiting: Waiting[]; isWriting: boolean }>()

/**
 * Writes an order with its queued notice, or nothing at all. Orders that arrive while others are being written wait
 * for them and then share one transaction: forcing the disk once for all of them is what makes many orders at a
 * time cheap. `revision` is that of the content the order was priced from.
 */
export function writeOrder(store: OrderStore, order: NewOrder, revision: number): Promise<Written> {
  const line = lines.get(store) ?? { waiting: [], isWriting: false }
  lines.set(store, line)
  const written = new Promise<Written>((resolve, reject) => {
    line.waiting.push({ order, revision, resolve, reject })
  })
  if (!line.isWriting) {
    line.isWriting = true
    void writeWaiting(store, line)
  }
  return written
}

async function writeWaiting(store: OrderStore, line: { waiting: Waiting[]; isWriting: boolean }) {
  while (line.waiting.length > 0) {
    await gather(line.waiting)
    await writeBatch(store, line.waiting.splice(0, mostAtOnce))
  }
  line.isWriting = false
}

/** Turns of the event loop without a newcomer before the door is closed: a request takes more than one to read. */
const quietTurns = 3

/**
 * Lets requests that have already arrived at the socket catch up. The embedded database runs on this very thread:
 * without a pause it would write the first order alone while the others wait to be read at all.
 */
async function gather(waiting: readonly Waiting[]): Promise<void> {
  let quiet = 0
  while (quiet < quietTurns && waiting.length < mostAtOnce) {
    const before = waiting.length
    await setImmediate()
    quiet = waiting.length > before ? 0 : quiet + 1
  }
}

/** Never rejects: each order of the batch hears its own outcome. */
async function writeBatch(store: OrderStore, batch: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await writeTogether(store, batch)
    for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] ?? 'taken')
  } catch (error) {
    const [first] = batch
    if (batch.length === 1) first?.reject(error)
    // One order that can't be written must not take the others down with it.
    else for (const each of batch) await writeBatch(store, [each])
  }
}

function writeTogether({ db, queue }: OrderStore, batch: readonly Waiting[]): Promise<Written[]> {
  return db.transaction(async (tx) => {
    // What was decided from memory is only written down while it is still what the tables say.
    const revision = await readRevision(tx)
    const current = batch.filter((each) => each.revision === revision)
    if (current.length === 0) return batch.map(() => 'content-changed')
    const ids = await insertOrders(
      tx,
      current.map(({ order }) => order),
    )
    const jobs = ids.flatMap((orderId) => (orderId === null ? [] : [{ orderId }]))
    if (jobs.length > 0) await sendInTransaction(queue, tx, 'order-placed', jobs)
    const outcomeOf = new Map(current.map((each, index) => [each, ids[index] ?? ('taken' as const)]))
    return batch.map((each) => outcomeOf.get(each) ?? 'content-changed')
  })
}
