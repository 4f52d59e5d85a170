/** Backups and moves of a shop, by the commands that an owner runs. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderPath } from '#app/paths.ts'
import { backupDownloadPath, staffPath } from '#app/staff/addresses.ts'
import { backupsPage } from '#content/staff/office/backups.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { orders } from '#server/db/schema/orders.ts'
import { settings } from '#server/db/schema/settings.ts'
import { openStore } from '#server/db/store/store.ts'
import { fillWithOrders } from '#tests/support/orders/many-orders.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { trustingEnv } from '#tests/support/site/customers-behind-proxy.ts'
import { canMount, mountArguments } from '#tests/support/site/mount-arguments.ts'
import { launch, runToEnd, startServer } from '#tests/support/site/server.ts'
import { withoutBreaks } from '#tests/support/site/without-breaks.ts'
import { enterPassword, headersOf, openTestStaff } from '#tests/support/staff/staff.ts'
import { openObjectStore, storeKeys } from '#tests/support/store/object-store.ts'
import { chanceOf } from '#tests/torture/chance.ts'
import { newAttempt, send } from '#tests/torture/customers.ts'
import { ensurePostgres } from '../../scripts/postgres.mjs'
import { root } from '../../scripts/root.mjs'

const manyOrders = 10_000

/** A shop with few orders is quicker to restore. */
const release = join(root, 'tests/fixtures/releases/1.0.0')
const smallFile = join(release, 'shop.backup')
const smallOrders = JSON.parse(readFileSync(join(release, 'orders.json'), 'utf8'))

let folder: string
/** The embedded shop with ten thousand orders; tests only read it. */
let shop: { DATA_DIR: string }
let reference: string
let orderLink: string
/** Its backup. */
let file: string
const databases: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  shop = { DATA_DIR: join(folder, 'shop') }
  const now = new Date()
  const store = await openStore({ dataDir: shop.DATA_DIR, now })
  const order = await placedOrder(store, orderInput(await store.content(), now), now)
  reference = order.reference
  orderLink = orderPath(reference, order.token, 'zh')
  const staff = openTestStaff(store, now)
  await staff.person('ming', 'owner')
  await fillWithOrders(store, manyOrders, todayInHongKong(now))
  await store.close()
  file = join(folder, 'shop.backup')
  expect(await commandOutput('backup', file, shop)).toContain('Wrote')
}, 600_000)

afterAll(async () => {
  const admin = new pg.Client({ connectionString: await ensurePostgres() })
  await admin.connect()
  for (const name of databases) await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true, force: true })
})

async function newDatabase(): Promise<string> {
  const server = await ensurePostgres()
  const name = `backup_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  databases.push(name)
  return Object.assign(new URL(server), { pathname: name }).href
}

const newFolder = () => join(folder, randomUUID())

/** @throws if the command fails */
async function commandOutput(command: string, path: string, env: { DATA_DIR: string }): Promise<string> {
  const { code, output } = await runToEnd(env, [], [command, path])
  if (code !== 0) throw new Error(output)
  return output
}

async function refusalOf(command: string, path: string, env: { DATA_DIR: string }): Promise<string> {
  const { code, output } = await runToEnd(env, [], [command, path])
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  return output
}

/** The end of a backup lists rows and checksum of each table. */
async function tablesIn(path: string): Promise<unknown> {
  const text = gunzipSync(await readFile(path)).toString('latin1')
  const { tables, sequences } = JSON.parse(/\{"tables":.*\}/.exec(text)?.[0] ?? '')
  return { tables, sequences }
}

test('a shop moves to PostgreSQL and back with every row, order link and password', async () => {
  const onPostgres = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() }
  await commandOutput('restore', file, onPostgres)
  const second = join(folder, 'postgres.backup')
  await commandOutput('backup', second, onPostgres)
  expect(await tablesIn(second)).toEqual(await tablesIn(file))

  const embedded = { DATA_DIR: newFolder() }
  await commandOutput('restore', second, embedded)
  const third = join(folder, 'embedded.backup')
  await commandOutput('backup', third, embedded)
  expect(await tablesIn(third)).toEqual(await tablesIn(file))

  for (const env of [onPostgres, embedded]) {
    const server = await startServer(env)
    const page = await fetch(`${server.origin}${orderLink}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(reference)
    await server.stop()
  }
  const store = await openStore({ dataDir: embedded.DATA_DIR, now: new Date() })
  expect(await enterPassword(openTestStaff(store, new Date()), 'ming')).toMatchObject({ ok: true })
  await store.close()
})

test('a backup beside an open shop loses no order that arrives meanwhile', async () => {
  const env = { DATA_DIR: newFolder() }
  await commandOutput('restore', file, env)
  const room = await openStore({ dataDir: env.DATA_DIR, now: new Date() })
  await room.db.update(settings).set({ slotCapacity: 1_000_000 })
  await room.close()
  const server = await startServer({ ...trustingEnv, ...env })
  const open = join(folder, 'open.backup')
  const backup = commandOutput('backup', open, env)
  let isOver = false
  const ended = backup.finally(() => {
    isOver = true
  })
  const chance = chanceOf(1)
  let placed = 0
  while (!isOver) {
    const attempt = newAttempt(chance)
    expect(await send(server.origin, attempt)).toBe('placed')
    placed += 1
  }
  expect(await ended).toContain('beside the open shop')
  expect(placed).toBeGreaterThan(10)
  expect((await readdir(join(env.DATA_DIR, 'backups'))).filter((name) => name.startsWith('.'))).toEqual([])
  await server.stop()
  const after = await openStore({ dataDir: env.DATA_DIR, now: new Date() })
  // The demo begins with an order, and one was placed before all others.
  expect(await after.db.$count(orders)).toBe(2 + manyOrders + placed)
  await after.close()
  await commandOutput('restore', open, { DATA_DIR: newFolder() })
})

test('a kill during a backup leaves neither half a file nor a draft, and no order is lost', async () => {
  const env = { DATA_DIR: newFolder() }
  const { reference, token } = smallOrders.confirmed
  await commandOutput('restore', smallFile, env)
  const server = await startServer(env)
  const backups = join(env.DATA_DIR, 'backups')
  const drafts = async () => (await readdir(backups)).filter((name) => name.startsWith('.'))
  const half = join(folder, 'half.backup')
  const command = launch(env, [], ['backup', half])
  await vi.waitUntil(async () => (await drafts()).length > 1, { timeout: 60_000, interval: 5 })
  await server.stop('SIGKILL')
  // The command may find the closed database and write the file by itself.
  const { code } = await command.exit
  const written = (await readdir(folder)).filter((name) => name.includes('half.'))
  expect(written).toEqual(code === 0 ? ['half.backup'] : [])

  const again = await startServer(env)
  expect(await drafts()).toEqual([])
  expect((await fetch(`${again.origin}${orderPath(reference, token, 'zh')}`)).status).toBe(200)
  expect(await commandOutput('backup', join(folder, 'next.backup'), env)).toContain('beside the open shop')
  await again.stop()
})

test.runIf(canMount)('a backup onto a full disk fails in one line and leaves no file', async () => {
  const disk = newFolder()
  await mkdir(disk)
  const onSmallDisk = mountArguments(`mount -t tmpfs -o size=256k none ${disk}`)
  const listing = ['sh', '-c', `"$@"; code=$?; ls ${disk}; exit $code`, 'sh']
  const { code, output } = await runToEnd(shop, [...onSmallDisk, ...listing], ['backup', join(disk, 'x')])
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `${join(disk, 'x')} can not be written: the disk is full: make room and start again`,
  )
})

test('the owner begins a backup in the back office, which is stored elsewhere too, and downloads it', async () => {
  const elsewhere = await openObjectStore()
  const older = ['shop-2026-01-01T203000.backup', 'shop-2026-01-02T203000.backup']
  for (const name of older) elsewhere.objects.set(name, Buffer.alloc(1))
  const env = {
    DATA_DIR: newFolder(),
    BACKUP_KEEP: '2',
    BACKUP_S3_URL: elsewhere.url,
    BACKUP_S3_KEY_ID: storeKeys.keyId,
    BACKUP_S3_SECRET: storeKeys.secret,
    BACKUP_S3_REGION: storeKeys.region,
  }
  await commandOutput('restore', smallFile, env)
  const store = await openStore({ dataDir: env.DATA_DIR, now: new Date() })
  const staff = openTestStaff(store, new Date(), { siteUrl: 'http://localhost' })
  const { cookies } = await staff.person('owner', 'owner')
  await store.close()
  const server = await startServer(env)
  const headers = headersOf(cookies)
  headers.set('origin', server.origin)
  const page = `${server.origin}${staffPath('backups')}`
  const begun = await fetch(page, { method: 'POST', headers, body: new URLSearchParams({ verb: 'back-up' }) })
  expect(withoutBreaks(await begun.text())).toContain(backupsPage.begun.zh)
  const folder = join(env.DATA_DIR, 'backups')
  const name = await vi.waitUntil(
    async () => (await readdir(folder)).find((each) => each.endsWith('.backup')),
    { timeout: 120_000, interval: 500 },
  )
  await vi.waitUntil(() => !elsewhere.objects.has(older[0] ?? ''), { timeout: 60_000, interval: 100 })
  expect([...elsewhere.objects.keys()]).toEqual([older[1], name])
  const html = withoutBreaks(await (await fetch(page, { headers })).text())
  expect(html).toContain(name)
  expect(html).toContain(backupsPage.sent.zh)
  const download = await fetch(`${server.origin}${backupDownloadPath(name)}`, { headers })
  const path = join(env.DATA_DIR, 'downloaded')
  await writeFile(path, await download.bytes())
  expect(elsewhere.objects.get(name)?.equals(await readFile(path))).toBe(true)
  elsewhere.close()
  await server.stop()
  expect(await commandOutput('restore', path, { DATA_DIR: newFolder() })).toContain('Restored')
})

test('a file that is cut off, altered or no backup changes nothing', async () => {
  const target = { DATA_DIR: newFolder() }
  const bytes = await readFile(file)
  const cut = join(folder, 'cut.backup')
  await writeFile(cut, bytes)
  await truncate(cut, Math.floor(bytes.length / 2))
  expect(await refusalOf('restore', cut, target)).toContain('is cut off')

  const tar = gunzipSync(bytes)
  const position = tar.indexOf('陳')
  tar[position] = (tar[position] ?? 0) ^ 1
  const altered = join(folder, 'altered.backup')
  await writeFile(altered, gzipSync(tar))
  expect(await refusalOf('restore', altered, target)).toContain('was altered: tables/')

  const other = join(folder, 'other.backup')
  await writeFile(other, 'a letter')
  expect(await refusalOf('restore', other, target)).toContain('is no backup')
  expect(await refusalOf('restore', join(folder, 'missing'), target)).toContain('does not exist')
  expect(existsSync(target.DATA_DIR)).toBe(false)
})

test('a restore refuses a newer version, a shop with orders, another program, an open shop and another key', async () => {
  const newer = join(folder, 'newer.backup')
  const tar = gunzipSync(await readFile(file))
  const text = tar.toString('latin1')
  const hash = /"migration":"([0-9a-f]{64})"/.exec(text)?.[1] ?? ''
  const changed = Buffer.from(text.replace(hash, 'f'.repeat(64)), 'latin1')
  const before = JSON.parse(/\{"tables":.*\}/.exec(text)?.[0] ?? '').hashes['shop.json']
  const head = /\{"format":1.*?\}/.exec(changed.toString('latin1'))?.[0] ?? ''
  const after = createHash('sha256').update(head).digest('hex')
  await writeFile(newer, gzipSync(Buffer.from(changed.toString('latin1').replace(before, after), 'latin1')))
  expect(await refusalOf('restore', newer, { DATA_DIR: newFolder() })).toContain('newer version')

  expect(await refusalOf('restore', file, shop)).toContain('holds a shop with orders')
  const accounts = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() }
  const other = new pg.Client({ connectionString: accounts.DATABASE_URL })
  await other.connect()
  await other.query('create table accounts ()')
  await other.end()
  expect(await refusalOf('restore', file, accounts)).toContain('tables of another program')
  const otherKey = { DATA_DIR: newFolder(), ORDER_SECRET: 'x'.repeat(40) }
  expect(await refusalOf('restore', file, otherKey)).toContain('ORDER_SECRET')

  const open = { DATA_DIR: newFolder() }
  const server = await startServer(open)
  expect(await refusalOf('restore', file, open)).toContain('in use by another process')
  await server.stop()
  // A restore may replace a shop that has only the demo's first order.
  expect(await commandOutput('restore', file, open)).toContain('Restored')
})

test('a backup of PostgreSQL without the key of its shop is refused, and the reason is one line', async () => {
  const path = join(folder, 'keyless.backup')
  const keyless = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() }
  expect(await refusalOf('backup', path, keyless)).toContain('holds no key of the shop')
  const away = { ...keyless, DATABASE_URL: 'postgres://127.0.0.1:4109/shop', ORDER_SECRET: 'y'.repeat(40) }
  expect(await refusalOf('backup', path, away)).toContain('nothing listens there')
})

test('a start beside another database of the shop names the command that moves it', async () => {
  const DATABASE_URL = await newDatabase()
  const beside = await runToEnd({ ...shop, DATABASE_URL })
  expect(beside.code).toBe(1)
  expect(beside.output).toContain('npm run backup -- FILE')
  const onPostgres = { DATA_DIR: newFolder(), DATABASE_URL, ORDER_SECRET: 'y'.repeat(40) }
  await (await startServer(onPostgres)).stop()
  const without = await runToEnd({ DATA_DIR: onPostgres.DATA_DIR, ORDER_SECRET: onPostgres.ORDER_SECRET })
  expect(without.code).toBe(1)
  expect(without.output).toContain('npm run restore -- FILE')
})
