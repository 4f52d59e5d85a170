/** `npm run orders` as a program of its own, beside a server that has the embedded database open. */
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { type ServerProcess, startServer } from '#tests/support/site/server.ts'
import { openTestStore } from '#tests/support/store/store.ts'
import { lockedNode } from '../../scripts/locked-node.mjs'
import { root } from '../../scripts/root.mjs'

let server: ServerProcess
let dataDir: string
let order: PlacedOrder
beforeAll(async () => {
  const store = await openTestStore('pglite')
  dataDir = store.dataDir
  const input = orderInput(await store.content(), new Date())
  const contact = { ...input.contact, name: '=HYPERLINK("http://a.example")' }
  order = await placedOrder(store, { ...input, contact }, new Date())
  await store.close()
  server = await startServer({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

/** Far longer than a call takes, also on a busy machine. Milliseconds. */
const timeoutMs = 60_000

/** What the program prints; rejects when it ends with an error. */
async function orders(...argv: string[]): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const { stdout } = await promisify(execFile)(lockedNode(), ['scripts/orders.ts', ...argv], {
    ...{ cwd: root, timeout: timeoutMs },
    env: { PATH, HOME, TZ: 'UTC', DATA_DIR: dataDir },
  })
  return stdout
}

test('lists, shows, confirms and exports the orders of the running server', async () => {
  const { reference } = order
  expect(await orders('list')).toContain(reference)
  expect(await orders('show', reference)).toContain('submitted, unpaid')
  expect(await orders('confirm', reference, '--by', 'Ah Yau')).toMatch(
    new RegExp(`^${reference}  version \\d+  confirmed, unpaid\\n$`),
  )
  expect(await orders('show', reference)).toContain('confirm by Ah Yau')
  const row = (await orders('export')).split('\r\n').find((line) => line.includes(reference))
  expect(row).toContain(`"'=HYPERLINK(""http://a.example"")"`)
})

test('ends with an error and the reason where something is refused', async () => {
  await expect(orders('deliver', order.reference)).rejects.toMatchObject({ code: 1, stdout: '' })
})

test('grants once what two terminals grant at the same moment', async () => {
  const { reference, total } = order
  const version = async () => /version (\d+)/.exec(await orders('show', reference))?.[1] ?? 'none'
  await orders('paid', reference, (total / 100).toFixed(2), '--version', await version())
  const grant = ['grant', reference, '10', '--reason', 'goodwill', '--version', await version()]
  await Promise.all([orders(...grant), orders(...grant)])
  expect(await orders('show', reference)).toContain('after $10 granted back')
})

test('leaves the server running', async () => {
  expect((await fetch(`${server.origin}/health`)).status).toBe(200)
})
