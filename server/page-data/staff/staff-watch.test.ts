import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '#server/db/store/store.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createStaffWatch, type StaffEvent } from './staff-watch.ts'

/** Receives nothing, as through a connection pooler. */
const deaf: Store['listen'] = () => ({ isHearing: () => false, stop: async () => {} })

describe.each(testEngines)('the watch for staff events on %s', (engine) => {
  const store = setUpStore(engine)

  const place = async () => placedOrder(store, orderInput(await store.content(), testNow), testNow)

  async function watching(deps: Pick<Store, 'db' | 'listen'>) {
    const watch = createStaffWatch(deps)
    const events: StaffEvent[] = []
    const orders = () => events.flatMap((event) => (event.kind === 'order' ? [event.event.orderId] : []))
    watch.watch((event) => events.push(event))
    await watch.whenSettled()
    return { events, orders, stop: watch.stop }
  }
  const soon = { timeout: 2_000, interval: 20 }

  test('reports an order at once', async () => {
    const { orders, stop } = await watching(store)
    const { id } = await place()
    await expect.poll(orders, soon).toEqual([id])
    await stop()
  })

  test('checks regularly if no notification arrives, and reports each event once', async () => {
    const { orders, stop } = await watching({ db: store.db, listen: deaf })
    const ids = [(await place()).id, (await place()).id]
    await expect.poll(orders, soon).toEqual(ids)
    const { id } = await place()
    await expect.poll(orders, soon).toEqual([...ids, id])
    await stop()
  })

  test('reports no old event to a new screen', async () => {
    await place()
    let reads = 0
    let leave = () => {}
    const db = new Proxy(store.db, {
      get(target, key) {
        // The second read is of later events.
        if (key === 'select' && ++reads === 2) leave()
        return Reflect.get(target, key)
      },
    })
    const watch = createStaffWatch({ db, listen: deaf })
    leave = watch.watch(() => {})
    await watch.whenSettled()
    expect(reads).toBe(2)
    const events: StaffEvent[] = []
    watch.watch((event) => events.push(event))
    await watch.whenSettled()
    expect(events.filter(({ kind }) => kind === 'order')).toEqual([])
    await watch.stop()
  })

  test('reports when the database is away and back, and misses nothing', async () => {
    let isAway = false
    const away = () => {
      throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
    }
    const db = new Proxy(store.db, {
      get: (target, key) => (isAway && key === 'select' ? away : Reflect.get(target, key)),
    })
    const { events, orders, stop } = await watching({ db, listen: deaf })
    isAway = true
    await expect.poll(() => events.map(({ kind }) => kind), soon).toContain('away')
    const { id } = await place()
    isAway = false
    await expect.poll(() => events.map(({ kind }) => kind), soon).toContain('back')
    expect(orders()).toEqual([id])
    await stop()
  })

  test.runIf(engine === 'postgres')(
    'listens again after its connection was ended',
    { timeout: 15_000 },
    async () => {
      const { orders, stop } = await watching(store)
      const listeners = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'staff news'`
      const endConnections = async () => (await store.db.execute(listeners)).rows.length
      await expect.poll(endConnections, soon).toBeGreaterThan(0)
      const { id } = await place()
      await expect.poll(orders, soon).toEqual([id])
      await expect.poll(endConnections, { timeout: 10_000 }).toBeGreaterThan(0)
      await stop()
    },
  )

  test.runIf(engine === 'postgres')(
    'reports an event whose transaction ended after a later one',
    async () => {
      const { orders, stop } = await watching({ db: store.db, listen: deaf })
      const slow = (await place()).id
      await expect.poll(orders, soon).toEqual([slow])
      let end = () => {}
      const streamEnd = new Promise<void>((resolve) => {
        end = resolve
      })
      let isWritten = () => {}
      const eventWrite = new Promise<void>((resolve) => {
        isWritten = resolve
      })
      const transaction = store.db.transaction(async (tx) => {
        await tx.execute(sql`insert into order_events (order_id, at, verb, actor, status, payment_status, note)
        values (${slow}, ${testNow.toISOString()}, 'open', 'staff', 'submitted', 'unpaid', '')`)
        isWritten()
        await streamEnd
      })
      await eventWrite
      const { id } = await place()
      await expect.poll(orders, soon).toEqual([slow, id])
      end()
      await transaction
      await expect.poll(orders, soon).toEqual([slow, id, slow])
      await stop()
    },
  )
})
