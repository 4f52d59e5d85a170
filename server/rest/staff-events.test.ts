import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffEventsPath } from '#app/paths.ts'
import { addDays, calendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { confirmOrder, takePayment } from '#server/commands/orders/staff-commands.ts'
import { newestPlace } from '#server/db/work/staff-event-log.ts'
import type { Session } from '#server/page-data/session.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { eventsOf, next as nextWithin, type StreamEvent } from '#tests/support/staff/staff-stream.ts'
import { openSecondStore } from '#tests/support/store/second-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'

/** Longer than any event takes. */
const maxEventMs = 2_000

const next = (events: AsyncGenerator<StreamEvent>, name: string) => nextWithin(events, name, maxEventMs)

describe.each(testEngines)('staff events on %s', () => {
  let site: TestSite
  let endedSessions: ReadonlySet<string>
  let lacking: ReadonlySet<string>
  beforeAll(async () => {
    site = await openTestSite({
      sessionOf: async (request): Promise<Session | null> => {
        const session = await sessionByCookie(request)
        if (!session || endedSessions.has(session.staff.name)) return null
        return { ...session, lacksFactor: lacking.has(session.staff.name) }
      },
    })
  })
  beforeEach(() => {
    endedSessions = new Set()
    lacking = new Set()
  })
  afterAll(async () => {
    site.endStreams()
    await site.close()
  })

  const listen = async (name: string, role: Parameters<typeof staffCookie>[1], query = '') => {
    const stop = new AbortController()
    const headers = { cookie: staffCookie(name, role) }
    const response = await site.request(staffEventsPath + query, { headers, signal: stop.signal })
    return { response, events: eventsOf(response), leave: () => stop.abort() }
  }
  const place = async (store = site.store): Promise<PlacedOrder> => {
    const date = addDays(todayInHongKong(testNow), 7)
    return placedOrder(store, orderInput(await store.content(), testNow, { date }), testNow)
  }
  const call = ({ id }: PlacedOrder) => ({ orderId: id, expectedVersion: null, by: 'amy', note: '' })

  test('report a new order, its payments and its changes, by number and kind only', async () => {
    const { response, events, leave } = await listen('amy', 'office')
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect((await next(events, 'database')).data).toBe('back')
    const order = await place()
    expect(JSON.parse((await next(events, 'news')).data)).toEqual({ kind: 'new', order: order.id })
    await takePayment(site.store, call(order), { method: 'fps', amount: order.total }, testNow)
    expect(JSON.parse((await next(events, 'news')).data)).toEqual({ kind: 'money', order: order.id })
    await confirmOrder(site.store, call(order), null, testNow)
    const change = await next(events, 'news')
    expect(JSON.parse(change.data)).toEqual({ kind: 'change', order: order.id })
    expect(Number(change.id)).toBe(await newestPlace(site.store.db))
    leave()
  })

  test('report an order that another server of the shop accepted', async () => {
    const other = await openSecondStore(site.store)
    const { events, leave } = await listen('amy', 'office')
    await next(events, 'database')
    const order = await place(other)
    expect(JSON.parse((await next(events, 'news')).data)).toEqual({ kind: 'new', order: order.id })
    await confirmOrder(other, call(order), null, testNow)
    expect(JSON.parse((await next(events, 'news')).data)).toEqual({ kind: 'change', order: order.id })
    leave()
    await other.close()
  })

  test('continue after the last event that a browser received', async () => {
    const before = await newestPlace(site.store.db)
    const order = await place()
    const { events, leave } = await listen('amy', 'office', `?after=${before}`)
    let result = await next(events, 'news')
    // Earlier ids may have been committed later, so they are repeated.
    while (!result.id || Number(result.id) <= before) result = await next(events, 'news')
    expect(JSON.parse(result.data)).toEqual({ kind: 'new', order: order.id })
    leave()
  })

  test('report to the kitchen only its own days, and a payment as an ordinary change', async () => {
    const kitchen = await listen('bo', 'kitchen')
    const office = await listen('amy', 'office')
    await next(kitchen.events, 'database')
    await next(office.events, 'database')
    const later = await place()
    await next(office.events, 'news')
    site.setNow(new Date(`${addDays(calendarDate('2026-11-21'), 6)}T12:00:00+08:00`))
    await takePayment(site.store, call(later), { method: 'fps', amount: later.total }, testNow)
    await confirmOrder(site.store, call(later), null, testNow)
    for (const _ of ['money', 'confirmed']) {
      const result = await next(kitchen.events, 'news')
      expect(JSON.parse(result.data)).toEqual({ kind: 'change', order: later.id })
    }
    site.setNow(testNow)
    kitchen.leave()
    office.leave()
  })

  test('are closed to anyone who is not signed in, and end with the session', {
    tags: ['slow'],
    timeout: 15_000,
  }, async () => {
    expect((await site.request(staffEventsPath)).status).toBe(401)
    const { events } = await listen('cy', 'office')
    await next(events, 'database')
    endedSessions = new Set(['cy'])
    const rest: StreamEvent[] = []
    for await (const event of events) rest.push(event)
    expect(rest.at(-1)).toMatchObject({ name: 'over' })
  })

  test('report no orders to anyone who lacks a second factor, and continue when they have one', {
    tags: ['slow'],
    timeout: 15_000,
  }, async () => {
    lacking = new Set(['gil'])
    const before = await newestPlace(site.store.db)
    await place()
    const gil = await listen('gil', 'owner', `?after=${before}`)
    const amy = await listen('amy', 'owner', `?after=${before}`)
    const later = await place()
    let result = await next(amy.events, 'news')
    while (JSON.parse(result.data).order !== later.id) result = await next(amy.events, 'news')
    lacking = new Set()
    const events: (string | undefined)[] = []
    for await (const { name } of gil.events) events.push(name)
    expect(events).not.toContain('news')
    expect([events[0], events.at(-1)]).toEqual(['database', 'over'])
    amy.leave()
  })

  test('have a limited number of streams per browser, which become free on leaving', async () => {
    const open = await Promise.all(Array.from({ length: 12 }, () => listen('dee', 'office')))
    expect(new Set(open.map(({ response }) => response.status))).toEqual(new Set([200]))
    expect((await listen('dee', 'office')).response.status).toBe(503)
    for (const { leave } of open) leave()
    const again = await listen('dee', 'office')
    expect(again.response.status).toBe(200)
    again.leave()
  })

  test('refuse an invalid position', async () => {
    const headers = { cookie: staffCookie('amy', 'office') }
    expect((await site.request(`${staffEventsPath}?after=-1`, { headers })).status).toBe(400)
  })
})
