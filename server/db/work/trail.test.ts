import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { staffEvents } from '#server/db/schema/trail.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { checkTrails } from './trail.ts'

describe.each(testEngines)('the chain of a trail (%s)', (engine) => {
  let store: TestStore
  let orderId: number
  beforeEach(async () => {
    store = await openTestStore(engine)
    const placed = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    orderId = placed.id
    for (const note of ['one', 'two', 'three']) await addOrderNote(note)
    for (const name of ['one', 'two', 'three']) await addStaffEntry(name)
  })
  afterEach(() => store.remove())

  const addOrderNote = (note: string) =>
    store.db.insert(orderEvents).values({
      orderId,
      at: testNow,
      verb: 'remind',
      actor: 'system',
      note,
      status: 'submitted',
      paymentStatus: 'unpaid',
    })
  const addStaffEntry = (subjectName: string) =>
    store.db.insert(staffEvents).values({
      at: testNow,
      verb: 'sign-in',
      actorName: '',
      subjectName,
      before: '',
      after: '',
      why: '',
    })
  const problems = () => Array.fromAsync(checkTrails(store.db))
  /** Runs a statement as somebody who may do everything in the database. */
  async function tamper(statement: ReturnType<typeof sql>) {
    await switchTriggers('disable')
    await store.db.execute(statement)
    await switchTriggers('enable')
  }
  async function switchTriggers(verb: 'disable' | 'enable') {
    for (const table of ['order_events', 'staff_events', 'trail_heads'])
      await store.db.execute(sql.raw(`alter table ${table} ${verb} trigger user`))
  }

  test('fits together, whoever wrote the entries and in whichever time zone', async () => {
    await store.db.execute(sql`set timezone = 'Asia/Hong_Kong'`)
    await addOrderNote('from elsewhere')
    await Promise.all(['four', 'five', 'six'].map(addStaffEntry))
    expect(await problems()).toEqual([])
  })

  test('can not be changed through the tables', async () => {
    for (const change of [
      sql`update staff_events set subject_name = 'x'`,
      sql`delete from staff_events`,
      sql`truncate staff_events`,
      sql`delete from trail_heads`,
      sql`truncate trail_heads`,
      sql`update order_events set note = 'x'`,
    ])
      await expect(store.db.execute(change)).rejects.toThrow()
    expect(await problems()).toEqual([])
  })

  test('shows an altered entry', async () => {
    await tamper(sql`update order_events set note = 'none' where order_id = ${orderId} and sequence = 3`)
    await tamper(sql`update staff_events set actor_name = 'else' where sequence = 2`)
    expect(await problems()).toEqual([
      { trail: 'staff_events', subject: 0, sequence: 2, kind: 'altered' },
      { trail: 'order_events', subject: orderId, sequence: 3, kind: 'altered' },
    ])
  })

  test('shows an altered entry whose own hash was made to fit', async () => {
    await tamper(
      sql`update staff_events changed set actor_name = 'else', hash = encode(sha256(convert_to(
        (select hash from staff_events where sequence = 1) ||
        (jsonb_strip_nulls(to_jsonb(changed)) - 'hash' || '{"actor_name": "else"}')::text, 'UTF8')), 'hex')
        where sequence = 2`,
    )
    expect(await problems()).toMatchObject([{ trail: 'staff_events', sequence: 3, kind: 'altered' }])
  })

  test('shows a deleted entry', async () => {
    await tamper(sql`delete from order_events where order_id = ${orderId} and sequence = 2`)
    await tamper(sql`delete from staff_events where sequence = 1`)
    expect(await problems()).toMatchObject([
      { trail: 'staff_events', sequence: 1, kind: 'gap' },
      { trail: 'order_events', subject: orderId, sequence: 2, kind: 'gap' },
    ])
  })

  test('shows that its end was cut off, or all of it', async () => {
    await tamper(sql`delete from order_events where order_id = ${orderId} and sequence > 2`)
    await tamper(sql`delete from staff_events`)
    expect(await problems()).toMatchObject([
      { trail: 'staff_events', sequence: 1, kind: 'cut' },
      { trail: 'order_events', subject: orderId, sequence: 3, kind: 'cut' },
    ])
    await tamper(sql`delete from order_events where order_id = ${orderId}`)
    await tamper(sql`delete from trail_heads where subject = ${orderId}`)
    expect(await problems()).toContainEqual({
      trail: 'order_events',
      subject: orderId,
      sequence: 1,
      kind: 'cut',
    })
  })

  test('shows an entry added behind its back', async () => {
    await tamper(
      sql`insert into staff_events (at, verb, actor_name, subject_name, before, after, why, sequence, hash)
        select at, verb, actor_name, 'added', before, after, why, 4, repeat('0', 64) from staff_events limit 1`,
    )
    expect(await problems()).toMatchObject([{ trail: 'staff_events', sequence: 4, kind: 'altered' }])
  })

  test('shows entries in another order', async () => {
    await tamper(
      sql`update order_events set sequence = 5 - sequence where order_id = ${orderId} and sequence in (2, 3)`,
    )
    expect(await problems()).toMatchObject([{ trail: 'order_events', sequence: 2, kind: 'altered' }])
  })
})
