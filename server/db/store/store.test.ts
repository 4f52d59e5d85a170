import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lastOrderedAt } from '#server/db/orders/orders.ts'
import { gifts, setMenus } from '#server/db/schema/catalogue.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { images } from '#server/db/schema/pictures.ts'
import { promotions, zones } from '#server/db/schema/settings.ts'
import { siteWords } from '#server/db/schema/site.ts'
import { seedDatabase } from '#server/db/seed/seed.ts'
import { findImage } from '#server/db/shop/images.ts'
import { demo, demoSets, fixtureCatalogue } from '#tests/support/store/catalogue.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { openDurablePglite } from './durable-pglite.ts'
import { errorCode } from './outage.ts'
import { openStore } from './store.ts'

describe.each(testEngines)('the store on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  test('is healthy and at the newest migration', async () => {
    expect(await store.health()).toEqual({
      databaseReachable: true,
      migrationsCurrent: true,
      ordersWritten: true,
      queueRunning: true,
    })
  })

  test('returns every set exactly as the catalogue describes it', async () => {
    const { catalogue } = await store.content()
    const expected = [...demoSets().values()]
    expect(catalogue.sets.map(withoutPictures)).toEqual(expected.map(withoutPictures))
  })

  test('returns every rule exactly as the catalogue describes it', async () => {
    const choice = {
      methodsOff: [],
      accounts: {},
      warnFromPercent: 80,
      details: {},
      startedEmpty: false,
      mail: {},
    }
    const { settings, catalogue } = await store.content()
    const promotions = demo.settings.promotions.map((each) => {
      if (each.kind !== 'freeDish') return each
      return { ...each, dish: { ...each.dish, allergens: catalogue.dishes.get(each.dish.id)?.allergens } }
    })
    expect(settings).toEqual({
      ...demo.settings,
      promotions,
      ...choice,
      customerMonths: 24,
      privacyVersion: '2026-11',
      opening: {},
      officeRefundLimit: 100_000,
      secondFactorRequired: false,
    })
  })

  test('contains every category, gift, banner, swiper title and picture', async () => {
    const { catalogue } = await store.content()
    expect(catalogue.categories).toHaveLength(15)
    expect(catalogue.gifts).toHaveLength(8)
    expect(catalogue.banners).toHaveLength(11)
    expect(catalogue.swiperTitles).toHaveLength(4)
    expect(await store.db.select().from(images)).toHaveLength(178)
    expect(await findImage(store.db, 1)).toMatchObject({ width: 360, height: 360, mime: 'image/svg+xml' })
    expect(await findImage(store.db, 9_999)).toBeNull()
  })

  test('loads the catalogue only once', async () => {
    const before = store.revision()
    await seedDatabase(store.db, testNow, { catalogue: fixtureCatalogue })
    expect(await store.refresh()).toBe(before)
    expect(await store.db.select().from(orders)).toHaveLength(1)
  })

  test('lists the clients the shop has cooked for', async () => {
    const { clientele } = (await store.content()).site
    expect(clientele.clients).toHaveLength(39)
    expect(clientele.clients[0]).toMatchObject({
      id: 'pineapple-bun-bank',
      name: { zh: '菠蘿包銀行', en: 'Pineapple Bun Bank' },
      initials: 'PB',
      mark: { width: 40, height: 40 },
    })
    expect(clientele.clients.filter(({ mark }) => mark)).toHaveLength(2)
    expect(clientele.events.map(({ guests }) => guests)).toEqual([1000, 80, 100, 40, 150, 200])
    expect(clientele.events.map(({ picture }) => picture.alt.en)).not.toContain('')
    expect(clientele.activities).toHaveLength(12)
    expect(clientele.activities[0]).toMatchObject({ id: 'annual-dinner', number: 1000 })
  })

  test('adds the words of the home page once to a shop that was loaded before it had any, and keeps its clients', async () => {
    const { home, clientele } = (await store.content()).site
    const clients = clientele.clients.slice(1)
    await store.db.update(siteWords).set({ home: null, clientele: { clients } })
    await Promise.all([
      seedDatabase(store.db, testNow, { catalogue: fixtureCatalogue }),
      seedDatabase(store.db, testNow, { catalogue: fixtureCatalogue }),
    ])
    await store.refresh()
    expect((await store.content()).site).toMatchObject({ home, clientele: { ...clientele, clients } })
    expect(await store.db.select().from(orders)).toHaveLength(1)
  })

  test('does not restore a client that was removed', async () => {
    await store.db.update(siteWords).set({ clientele: { clients: [] } })
    await seedDatabase(store.db, testNow, { catalogue: fixtureCatalogue })
    await store.refresh()
    expect((await store.content()).site.clientele.clients).toEqual([])
  })

  test('has a demo order placed 14 hours before loading', async () => {
    const placedAt = await lastOrderedAt(store.db, 2, testNow)
    expect(testNow.getTime() - (placedAt?.getTime() ?? 0)).toBe(14 * 3_600_000)
  })

  test('returns no latest order after 7 days, or for a set nobody ordered', async () => {
    const weekLater = new Date(testNow.getTime() + 7 * 86_400_000)
    expect(await lastOrderedAt(store.db, 2, weekLater)).toBeNull()
    expect(await lastOrderedAt(store.db, 3, testNow)).toBeNull()
  })

  test('notices a changed price, notifies the listeners and reloads', async () => {
    const before = await store.content()
    const revisions: number[] = []
    const end = store.onRevision((revision) => revisions.push(revision))
    await store.db
      .update(setMenus)
      .set({ tagline: { zh: '新', en: 'New' } })
      .where(eq(setMenus.id, 53))
    await store.refresh()
    end()
    const after = await store.content()
    expect(revisions).toEqual([before.revision + 1])
    expect(after.catalogue.sets.find(({ id }) => id === 53)?.tagline.en).toBe('New')
    expect(await store.content()).toBe(after)
  })

  test('checks each second for changes of another server, which knows whether all servers show them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const other = await openTestStore(engine)
    try {
      const { promise: revision, resolve } = Promise.withResolvers<number>()
      other.onRevision(resolve)
      const before = other.revision()
      const tagline = { zh: '別處', en: 'Elsewhere' }
      await other.db.update(setMenus).set({ tagline }).where(eq(setMenus.id, 53))
      vi.advanceTimersByTime(1_000)
      expect(await revision).toBe(before + 1)
    } finally {
      vi.useRealTimers()
      await other.remove()
    }
  })

  test.each([
    ['a negative price', () => store.db.update(setMenus).set({ price: sql`-1` })],
    ['a negative fee', () => store.db.update(zones).set({ fee: sql`-1` })],
    ['a negative gift', () => store.db.update(gifts).set({ price: sql`-1` })],
    ['a total that does not add up', () => store.db.update(orders).set({ total: sql`total + 1` })],
    ['an unknown status', () => store.db.update(orders).set({ status: sql`'lost'` })],
    ['an unknown payment status', () => store.db.update(orders).set({ paymentStatus: sql`'maybe'` })],
    [
      'a percentage promotion without percentage',
      () => store.db.update(promotions).set({ percentOff: null }),
    ],
  ])('rejects %s', async (_, change) => {
    expect(await change().then(() => 'taken', errorCode)).toBe('23514')
  })

  test.each([
    ['changed', () => store.db.update(orderEvents).set({ note: 'x' })],
    ['deleted', () => store.db.delete(orderEvents)],
    ['truncated', () => store.db.execute(sql`truncate order_events`)],
  ])('does not allow an order event to be %s', async (_, change) => {
    expect(await change().then(() => 'taken', errorCode)).toBe('23001')
    expect(await store.db.select().from(orderEvents)).toHaveLength(1)
  })
})

/** Creating a database takes seconds. */
const creatingMs = 120_000

describe('the embedded database', { timeout: creatingMs }, () => {
  test('forces every commit to the disk', { tags: ['slow'] }, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'hoi-yuen-durable-'))
    const { client, syncs } = await openDurablePglite(directory)
    await client.exec('create table written (number int)')
    const before = syncs()
    for (let number = 0; number < 20; number += 1)
      await client.query('insert into written values ($1)', [number])
    expect(syncs() - before).toBeGreaterThanOrEqual(20)
    await client.close()
    await rm(directory, { recursive: true })
  })

  test('allows only one process in its directory', async () => {
    const store = await openTestStore('pglite')
    const { rows } = await store.db.execute(sql`select datname from pg_database`)
    expect(rows).toEqual([{ datname: 'postgres' }])
    await store.remove()
  })

  test('is locked by one process, and free for the next once that one is killed', {
    tags: ['slow'],
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hoi-yuen-lock-'))
    const dataDir = join(folder, 'data')
    const holder = fork(new URL('../../../tests/support/store/hold-directory.ts', import.meta.url), [dataDir])
    await once(holder, 'message')
    // Other users of the machine must not read customers' data.
    for (const name of ['', 'postgres']) expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o700)

    const opening = await openStore({ dataDir, now: testNow }).then(
      () => 'opened',
      (error: Error) => error.message,
    )
    expect(opening).toBe(`${dataDir} is in use by another process of this shop; stop that one first`)

    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const store = await openStore({ dataDir, now: testNow, catalogue: fixtureCatalogue })
    expect((await store.content()).catalogue.sets).toHaveLength(53)
    await store.close()
    await rm(folder, { recursive: true })
  })
})

describe('a store that cannot be opened', () => {
  test('reports in one line that the directory is a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hoi-yuen-file-'))
    const dataDir = join(folder, 'data')
    await writeFile(dataDir, '')
    await expect(openStore({ dataDir, now: testNow })).rejects.toThrow(
      `${dataDir} can not be opened: it is not a directory`,
    )
    await rm(folder, { recursive: true })
  })

  test('reports in one line that its database was written before the first release', {
    tags: ['slow'],
  }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hoi-yuen-earlier-'))
    const store = await openStore({ dataDir, now: testNow, catalogue: fixtureCatalogue })
    await store.db.execute(sql`update drizzle.migrations set hash = 'of an earlier file'`)
    await store.close()
    await expect(openStore({ dataDir, now: testNow })).rejects.toThrow(
      /^The database was written by a version before 1\.0\.0, .*$/,
    )
    await rm(dataDir, { recursive: true })
  })

  test('reports in one line that a newer version changed its database', { tags: ['slow'] }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hoi-yuen-newer-'))
    const store = await openStore({ dataDir, now: testNow, catalogue: fixtureCatalogue })
    await store.db.execute(
      sql`insert into drizzle.migrations (hash, created_at) values ('of a later file', ${Date.now()})`,
    )
    await store.close()
    await expect(openStore({ dataDir, now: testNow })).rejects.toThrow(
      /^The database was changed by a newer version: .*$/,
    )
    await rm(dataDir, { recursive: true })
  })

  test('reports in one line that no PostgreSQL listens, without the password', async () => {
    const databaseUrl = 'postgres://shop:secret@127.0.0.1:4109/shop'
    const dataDir = await mkdtemp(join(tmpdir(), 'hoi-yuen-away-'))
    await expect(openStore({ databaseUrl, dataDir, now: testNow })).rejects.toThrow(
      'the database of DATABASE_URL can not be opened: nothing listens there',
    )
    await rm(dataDir, { recursive: true })
  })
})

function withoutPictures(set: object): unknown {
  return JSON.parse(JSON.stringify(set, (key, value) => (/picture$/i.test(key) ? undefined : value)))
}
