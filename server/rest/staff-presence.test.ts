import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffNewsPath, staffPresencePath } from '#app/paths.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { maySeeOrder, type Role, roles } from '#domain/staff/permissions.ts'
import { type PresenceAnswer, presenceLasts } from '#domain/staff/presence.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import type { Session } from '#server/site/session.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { pageSource } from '#tests/support/site/page-source.ts'
import { openSecondServer, type SecondServer } from '#tests/support/site/second-server.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { eventsOf, next, type Told } from '#tests/support/staff/staff-stream.ts'
import { testNow } from '#tests/support/store/store.ts'

interface Said {
  readonly body?: object
  readonly role?: Role
  readonly method?: 'POST' | 'DELETE'
  readonly at?: SecondServer['app']
}

/** Far longer than any news takes, so that a busy machine does not cause failures. Milliseconds. */
const inTime = 60_000

describe('who has an order open', () => {
  let site: TestSite
  let other: SecondServer
  let [order, second]: readonly PlacedOrder[] = []
  let instant = testNow
  let leaving = new AbortController()
  const over = new Set<string>()
  const sessionOf = async (request: Request): Promise<Session | null> => {
    const session = await sessionByCookie(request)
    return session && !over.has(session.staff.name) ? session : null
  }
  const place = async () => {
    const date = addDays(todayInHongKong(testNow), 7)
    return placedOrder(site.store, orderInput(await site.store.content(), testNow, { date }), testNow)
  }
  const at = (later: number) => site.setNow(new Date(instant.getTime() + later))

  beforeAll(async () => {
    site = await openTestSite({ sessionOf })
    other = await openSecondServer(site, pageSource({}), { sessionOf })
    order = await place()
    second = await place()
  })
  // Whatever was open in the test before is over.
  beforeEach(() => {
    instant = new Date(instant.getTime() + 2 * presenceLasts)
    site.setNow(instant)
  })
  afterEach(() => {
    leaving.abort()
    leaving = new AbortController()
    over.clear()
  })
  afterAll(async () => {
    site.endStreams()
    await other.close()
    await site.close()
  })

  const headers = (name: string, role: Role = 'office') => ({
    cookie: staffCookie(name, role),
    origin: testConfig.siteUrl,
    'content-type': 'application/json',
  })
  const say = async (name: string, { body, role, method = 'POST', at = site.app }: Said = {}) =>
    at.request(staffPresencePath, {
      method,
      headers: headers(name, role),
      body: JSON.stringify({ page: `page-of-${name}`, order: order?.reference, edits: false, ...body }),
    })
  const open = async (name: string, said: Said = {}): Promise<PresenceAnswer['colleagues']> => {
    const answer: PresenceAnswer = await (await say(name, said)).json()
    return answer.colleagues
  }
  const names = async (name: string) => (await open(name)).map((colleague) => colleague.name)
  /** Says it again and again, as pages do. */
  const stayOpen = (name: string, said: Said = {}) => {
    const timer = setInterval(() => void say(name, said), 200)
    leaving.signal.addEventListener('abort', () => clearInterval(timer))
    return () => clearInterval(timer)
  }
  const listen = async (name: string, at: SecondServer['app'] = site.app) => {
    const response = await at.request(staffNewsPath, { headers: headers(name), signal: leaving.signal })
    return eventsOf(response)
  }
  /** What a stream tells next of open pages, until these are named. */
  async function toldOf(events: AsyncGenerator<Told>, wanted: readonly string[]): Promise<PresenceAnswer> {
    for (;;) {
      const told: PresenceAnswer = JSON.parse((await next(events, 'presence', inTime)).data)
      if (String(told.colleagues.map(({ name }) => name)) === String(wanted)) return told
    }
  }

  test('everybody else is named, with the time, and whether they change it', async () => {
    const since = instant.getTime()
    expect(await open('amy')).toEqual([])
    expect(await open('bea', { body: { edits: true } })).toEqual([{ name: 'amy', edits: false, since }])
    at(3_000)
    expect(await open('amy')).toEqual([{ name: 'bea', edits: true, since }])
  })

  test('a page is told who comes and who leaves, on another server too', async () => {
    const [amy, cat, dot] = [await listen('amy'), await listen('cat', other.app), await listen('dot')]
    await say('dot', { body: { order: second?.reference } })
    stayOpen('amy')
    const stop = stayOpen('cat', { at: other.app })
    await toldOf(amy, ['cat'])
    await toldOf(cat, ['amy'])
    stop()
    await say('cat', { at: other.app, method: 'DELETE' })
    await toldOf(amy, [])
    // Dot hears of the order that dot has open, and of no other.
    await say('eve', { body: { order: second?.reference } })
    const orders = new Set<string>()
    for (;;) {
      const told: PresenceAnswer = JSON.parse((await next(dot, 'presence', inTime)).data)
      orders.add(told.order)
      if (told.colleagues.length > 0) break
    }
    expect(orders).toEqual(new Set([second?.reference]))
  })

  test('a page that says nothing more is forgotten after ten seconds', async () => {
    await say('bea')
    at(presenceLasts - 1)
    expect(await names('amy')).toEqual(['bea'])
    const events = await listen('amy')
    at(presenceLasts)
    await toldOf(events, [])
    expect(await names('amy')).toEqual([])
  })

  test('a session that has ended has nothing open', async () => {
    const [amy, bea] = [await listen('amy'), await listen('bea')]
    await say('bea')
    expect(await names('amy')).toEqual(['bea'])
    over.add('bea')
    await next(bea, 'over', inTime)
    await toldOf(amy, [])
    // Its pages are not refused, which browsers would log as an error.
    for (const method of ['POST', 'DELETE'] as const) expect((await say('bea', { method })).status).toBe(204)
    expect(await names('amy')).toEqual([])
  })

  test('of one session and one order only so many pages are kept', async () => {
    for (let page = 0; page < 20; page += 1) await say('bea', { body: { page: `page-${page}-of-bea` } })
    for (let page = 0; page < 12; page += 1)
      await say('bea', { body: { page: `page-${page}-of-bea` }, method: 'DELETE' })
    // Those after the twelfth were never kept.
    expect(await names('amy')).toEqual([])
    for (let person = 0; person < 8; person += 1) await say(`person${person}`)
    expect(await open('amy')).toHaveLength(5)
  })

  test.each(roles)('the role %s is told of orders that it may see, and of no others', async (role) => {
    const today = todayInHongKong(instant)
    const isSeen = maySeeOrder(role, { dueDate: addDays(today, 7), isOnOwnRun: false }, today)
    const answer = await say('walker', { role })
    expect(answer.status).toBe(isSeen ? 200 : 404)
    expect((await answer.text()).includes('colleagues')).toBe(isSeen)
    expect((await say('walker', { role, body: { order: 'AAAA-AAAA' } })).status).toBe(404)
    expect((await say('walker', { role, method: 'DELETE' })).status).toBe(204)
  })

  test('nobody without a session is heard or told, nor a page of another site', async () => {
    await say('bea')
    const body = JSON.stringify({ page: 'page-of-nobody', order: order?.reference, edits: false })
    for (const method of ['POST', 'DELETE']) {
      const { cookie, ...stranger } = headers('nobody')
      const answer = await site.request(staffPresencePath, { method, headers: stranger, body })
      expect([answer.status, await answer.text()]).toEqual([204, ''])
      const foreign = { ...stranger, cookie, origin: 'https://other.example' }
      expect((await site.request(staffPresencePath, { method, headers: foreign, body })).status).toBe(403)
    }
    expect(await names('amy')).toEqual(['bea'])
  })

  test('what is no page, no order or too long is refused', async () => {
    const wrong = [{ page: 'short' }, { page: 'x'.repeat(41) }, { page: 'with space' }, { edits: 'yes' }]
    for (const body of [...wrong, { order: 'A'.repeat(31) }])
      expect((await say('amy', { body })).status).toBe(400)
    expect((await say('amy', { body: { page: '' }, method: 'DELETE' })).status).toBe(400)
    expect((await say('amy', { body: { more: 'x'.repeat(600) } })).status).toBe(413)
  })
})
