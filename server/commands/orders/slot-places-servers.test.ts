import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { nothing } from '#domain/money.ts'
import { lockDay } from '#server/db/orders/slot-places.ts'
import { calendarDays } from '#server/db/schema/settings.ts'
import { openStore, type Store } from '#server/db/store/store.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { date, makeRoom, place, portions, portionsOfOne, slot } from '#tests/support/orders/slot-room.ts'
import { openTestDatabase, testEngines, testNow } from '#tests/support/store/store.ts'
import { dateOrder } from './staff-commands.ts'

test.runIf(testEngines.includes('postgres'))(
  'two servers on one database give the last place to one of 200 orders',
  async () => {
    const database = await openTestDatabase()
    const options = { databaseUrl: database.url, dataDir: database.dataDir, now: testNow }
    const servers = [await openStore(options), await openStore(options)] as const
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.close()))
      await database.remove()
    })
    const [one, other] = servers
    await makeRoom(one, 2)
    await other.refresh()
    const content = await one.content()
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, index) => place(index % 2 ? one : other, orderInput(content, testNow))),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await portions(one)).toBe(2 * (await portionsOfOne(one)))
  },
)

test.runIf(testEngines.includes('postgres'))(
  'a day closed while an order is written accepts no further new or moved order',
  async () => {
    const database = await openTestDatabase()
    const options = { databaseUrl: database.url, dataDir: database.dataDir, now: testNow }
    const [shop, office] = [await openStore(options), await openStore(options)]
    onTestFinished(async () => {
      await Promise.all([shop.close(), office.close()])
      await database.remove()
    })
    const content = await shop.content()
    const elsewhere = await place(shop, orderInput(content, testNow, { date: addDays(date, 1) }))
    if (!elsewhere.ok) throw new Error('the day before the test is closed')
    const call = { orderId: elsewhere.value.id, expectedVersion: null, by: 'Office', note: 'asked by phone' }
    const late = await office.db.transaction(async (tx) => {
      await lockDay(tx, date)
      const requests = [
        place(shop, orderInput(content, testNow)),
        dateOrder(shop, call, { date, slot, fee: nothing }, testNow),
      ] as const
      const none = { closedSlots: [], slotCapacities: {}, zoneFees: {}, slotCapacity: null, version: 1 }
      await tx.insert(calendarDays).values({ date, intake: 'closed', ...none })
      await waitingFor(office, requests.length)
      return requests
    })
    const [result, outcome] = await Promise.all(late)
    expect(result).toMatchObject({ ok: false, refusals: [{ code: 'date-closed' }] })
    expect(outcome).toMatchObject({ ok: false, reason: { code: 'date-closed' } })
    expect(await portions(shop)).toBe(0)
  },
)

async function waitingFor({ db }: Store, number: number): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and not granted and datname = current_database()`,
    )
    return rows[0]?.waiting
  }
  await expect.poll(countWaiting, { timeout: 2_500 }).toBe(number)
}
