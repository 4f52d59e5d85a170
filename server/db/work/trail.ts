/** Checks the chains of the trails: an entry that was changed, removed, added or moved behind their back is found. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/store/database.ts'

export interface TrailProblem {
  readonly trail: 'order_events' | 'staff_events' | 'work_events' | 'shop_events'
  /** The order of a chain of order or work events; 0 for the chain of those that belong to no order. */
  readonly subject: number
  /** The first entry that does not fit, from 1. */
  readonly sequence: number
  /**
   * altered: it says something else than when it was written; gap: one is missing or was added there; cut: entries at
   * the end are missing, or were added without the database's own trigger.
   */
  readonly kind: 'altered' | 'gap' | 'cut'
}

interface Entry {
  readonly subject: number
  readonly sequence: number
  readonly hash: string
  /** What the hash covers besides the hash before. */
  readonly text: string
  /** What is hashed apart; absent where an entry says nothing of customers. */
  readonly sealing?: Sealing
}

interface Sealing {
  readonly seal: string
  readonly salt: string | null
  readonly personal: string
  /** Whether the customer's part is gone because the customer was erased. */
  readonly isErased: boolean
}

interface Head {
  readonly length: number
  readonly hash: string
}

interface Chains {
  readonly entries: readonly Entry[]
  readonly heads: ReadonlyMap<number, Head>
}

/** Orders whose chains are read at once. */
const batch = 2_000

/**
 * Every chain that does not fit together, with its first problem. The hashes are computed here: the database's own
 * function may have been changed too.
 */
export async function* checkTrails(db: Database): AsyncGenerator<TrailProblem> {
  yield* problemsOf('staff_events', await oneChain(db, 'staff_events'))
  yield* problemsOf('shop_events', await oneChain(db, 'shop_events'))
  yield* problemsOf('work_events', await workChains(db))
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select greatest((select max(order_id) from order_events), (select max(id) from orders)) as last`,
  )
  const last = Number(rows[0]?.last ?? 0)
  for (let from = 0; from < last; from += batch)
    yield* problemsOf('order_events', await orderChains(db, from, from + batch))
}

/** A trail that is a single chain. */
const oneChain = (db: Database, trail: 'staff_events' | 'shop_events') =>
  readChains(
    db,
    sql`select 0 as subject, sequence, hash, (jsonb_strip_nulls(to_jsonb(entry)) - 'hash')::text as text
      from ${sql.identifier(trail)} entry order by sequence, id`,
    sql`select subject, length, hash from trail_heads where trail = ${trail}`,
  )

const workChains = (db: Database) =>
  readChains(
    db,
    sql`select coalesce(order_id, 0) as subject, ${sealedParts(['subject', 'note'])}
      from work_events entry order by order_id, sequence, id`,
    sql`select subject, length, hash from trail_heads where trail = 'work_events'`,
  )

/** An order without events has a chain too: its head says how many there were. */
const orderChains = (db: Database, after: number, to: number) =>
  readChains(
    db,
    sql`select order_id as subject, ${sealedParts(['note', 'changes'])}
      from order_events entry where order_id > ${after} and order_id <= ${to} order by order_id, sequence, id`,
    sql`select coalesce(subject, orders.id) as subject, coalesce(length, 1) as length, coalesce(hash, '') as hash
      from (select * from trail_heads where trail = 'order_events' and subject > ${after} and subject <= ${to}) head
      full join (select id from orders where id > ${after} and id <= ${to}) orders on orders.id = subject`,
  )

/**
 * The parts of an entry whose chain covers a salted hash of some columns instead of themselves. Without a salt they have
 * to be empty, and their order has to have been erased.
 */
function sealedParts(personal: readonly string[]) {
  const columns = sql`array[${sql.join(
    personal.map((column) => sql`${column}`),
    sql`, `,
  )}]::text[]`
  return sql`sequence, hash, (jsonb_strip_nulls(to_jsonb(entry)) - 'hash' - 'salt' - ${columns})::text as text,
    jsonb_build_object(
      'seal', sealed,
      'salt', salt,
      'personal', coalesce((select jsonb_object_agg(key, value) from jsonb_each(jsonb_strip_nulls(to_jsonb(entry)))
        where key = any(${columns})), '{}')::text,
      'isErased', salt is null
        and not exists (select from jsonb_each_text(jsonb_strip_nulls(to_jsonb(entry)))
          where key = any(${columns}) and value <> '')
        and exists (select from order_events erasure
          where erasure.order_id = entry.order_id and erasure.verb = 'erase')
    ) as sealing`
}

type Statement = ReturnType<typeof sql>

function readChains(db: Database, entries: Statement, heads: Statement): Promise<Chains> {
  return db.transaction(
    async (tx) => {
      // Instants in an entry's text are written in UTC, as the trigger does.
      await tx.execute(sql`set local timezone = 'UTC'`)
      const found = await tx.execute<Omit<Entry, 'subject'> & { subject: string }>(entries)
      const ends = await tx.execute<{ subject: string; length: number; hash: string }>(heads)
      return {
        entries: found.rows.map((row) => ({ ...row, subject: Number(row.subject) })),
        heads: new Map(ends.rows.map(({ subject, ...head }) => [Number(subject), head])),
      }
    },
    // Entries and heads of one moment: the shop goes on writing.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function* problemsOf(trail: TrailProblem['trail'], { entries, heads }: Chains): Generator<TrailProblem> {
  const chains = Map.groupBy(entries, ({ subject }) => subject)
  for (const subject of new Set([...heads.keys(), ...chains.keys()])) {
    const problem = firstProblem(chains.get(subject) ?? [], heads.get(subject))
    if (problem) yield { trail, subject, ...problem }
  }
}

function firstProblem(
  chain: readonly Entry[],
  head: Head | undefined,
): Pick<TrailProblem, 'sequence' | 'kind'> | null {
  let before = ''
  for (const [index, { sequence, hash, text, sealing }] of chain.entries()) {
    if (sequence !== index + 1) return { sequence: index + 1, kind: 'gap' }
    if (hash !== chainHash(before, text) || !fits(sealing)) return { sequence, kind: 'altered' }
    before = hash
  }
  const isWhole = head !== undefined && head.length === chain.length && head.hash === before
  return isWhole ? null : { sequence: Math.min(chain.length, head?.length ?? 0) + 1, kind: 'cut' }
}

function fits(sealing: Sealing | undefined): boolean {
  if (!sealing || sealing.isErased) return true
  const { salt, personal, seal } = sealing
  return salt !== null && seal === chainHash(salt, personal)
}

const chainHash = (before: string, text: string) =>
  createHash('sha256')
    .update(before + text)
    .digest('hex')
