import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'

const auditTables = ['order_events', 'work_events', 'shop_events', 'staff_events']

describe.each(testEngines)('the entries of an audit log (%s)', (engine) => {
  const store = setUpStore(engine)
  beforeAll(async () => {
    const { id } = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    await store.db.execute(sql`insert into work_events (date, order_id, at, received_at, verb, actor_id, actor_name)
      values ('2026-12-01', ${id}, now(), now(), 'print-labels', 'bo', 'Bo')`)
    await store.db.execute(sql`insert into shop_events (at, verb, actor_id, actor_name, subject_id, subject_name)
      values (now(), 'sell-out', 'amy', 'Amy', 'egg-tarts', '{"zh": "蛋撻", "en": "Egg tarts"}')`)
    await store.db.execute(sql`insert into staff_events (at, verb, actor_name, subject_name, before, after, why)
      values (now(), 'sign-in', '', 'Amy', '', '', '')`)
  })

  test.each(auditTables)('can never be changed, deleted or truncated: %s', async (table) => {
    const all = () => store.db.execute(sql.raw(`select * from ${table} order by id`))
    const { rows: before } = await all()
    expect(before.length).toBeGreaterThan(0)
    for (const change of [`update ${table} set at = now()`, `delete from ${table}`, `truncate ${table}`])
      await expect(store.db.execute(sql.raw(change))).rejects.toThrow()
    expect((await all()).rows).toEqual(before)
  })
})
