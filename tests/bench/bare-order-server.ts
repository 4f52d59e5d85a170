/**
 * The minimum cost of an order: node:http, JSON parsing, and a copy of the last order's rows by the driver. Concurrent
 * orders share a transaction, as in the shop.
 */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { type BareConnection, type BareDatabase, openBareDatabase } from './bare-database.ts'

type Row = Readonly<Record<string, unknown>>

/** A template has an order's rows by table, without ids. */
interface Template {
  readonly table: string
  readonly rows: readonly Row[]
  readonly insert: string
}

/** The shop writes as many orders concurrently. */
const maxConcurrent = 32

process.once('message', async (database: BareDatabase) => {
  const db = await openBareDatabase(database)
  const write = createWriter(db, await templatesOf(db))
  const server = createServer(async (request, response) => {
    JSON.parse(await text(request))
    const body = JSON.stringify({ data: { addOrder: [{ reference: await write() }] } })
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
})

async function templatesOf(db: BareConnection): Promise<Template[]> {
  const [last] = await db.query('last', 'select max(id) as id from orders', [])
  const of = (column: string) => `${column} = ${Number(last?.id)}`
  return [
    await templateOf(db, 'orders', of('id')),
    await templateOf(db, 'order_lines', of('order_id')),
    await templateOf(db, 'order_events', of('order_id')),
    await templateOf(db, 'pgboss.job', of(`(data ->> 'orderId')::bigint`)),
  ]
}

async function templateOf(db: BareConnection, table: string, condition: string): Promise<Template> {
  const matches = await db.query(
    '',
    `select to_jsonb(t) - 'id' as row from ${table} t where ${condition}`,
    [],
  )
  const rows = matches.map(({ row }) => row as Row)
  const identityColumns = await db.query(
    '',
    `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attgenerated <> ''`,
    [],
  )
  const names = Object.keys(rows[0] ?? {}).filter((name) =>
    identityColumns.every((column) => column.name !== name),
  )
  const columns = names.map((name) => `"${name}"`).join()
  const returning = table === 'orders' ? 'returning id' : ''
  const values = `select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`
  return { table, rows, insert: `insert into ${table} (${columns}) ${values} ${returning}` }
}

/** Resolves to the reference of a stored order. */
function createWriter(db: BareConnection, [order, lines, events, jobs]: Template[]): () => Promise<string> {
  if (!order || !lines || !events || !jobs) throw new Error('there is no order to copy')
  const queue: { reference: string; resolve: (reference: string) => void }[] = []
  let isWriting = false

  async function writeBatches() {
    isWriting = true
    while (queue.length > 0) {
      await gather(queue)
      const batch = queue.splice(0, maxConcurrent)
      await db.transaction(async (insert) => {
        const copies = batch.map(({ reference }) => ({
          ...order?.rows[0],
          reference,
          token_hash: reference,
          idempotency_key_hash: reference,
        }))
        await insert('revision', 'select value from content_revision', [])
        const ids = await insert('orders', order?.insert ?? '', [JSON.stringify(copies)])
        const each = (template: Template | undefined, change: (id: unknown) => object) =>
          insert(template?.table ?? '', template?.insert ?? '', [
            JSON.stringify(ids.flatMap(({ id }) => template?.rows.map((row) => ({ ...row, ...change(id) })))),
          ])
        await each(lines, (id) => ({ order_id: id }))
        await each(events, (id) => ({ order_id: id }))
        await each(jobs, (id) => ({ id: crypto.randomUUID(), state: 'created', data: { orderId: id } }))
      })
      for (const { reference, resolve } of batch) resolve(reference)
    }
    isWriting = false
  }

  return () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    queue.push({ reference: randomBytes(12).toString('base64url'), resolve: resolve })
    if (!isWriting) void writeBatches()
    return promise
  }
}

/** As the shop does: the embedded database would write the first order alone while the others wait to be read. */
async function gather(queue: readonly unknown[]): Promise<void> {
  for (let quiet = 0, before = -1; quiet < 3 && queue.length < maxConcurrent; ) {
    quiet = queue.length > before ? 0 : quiet + 1
    before = queue.length
    await setImmediate()
  }
}
