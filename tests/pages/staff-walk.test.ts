/** Every back-office URL, read and posted to by every role and without a session. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderPath } from '#app/paths.ts'
import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { staffRoutes } from '#app/staff/routes.ts'
import { secondFactorWords } from '#content/staff/office/second-factor.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { LookupToken } from '#domain/placed/order-reference.ts'
import { type Role, roles, seesPrices } from '#domain/staff/permissions.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { settings } from '#server/db/schema/settings.ts'
import { staff, staffPasskeys } from '#server/db/schema/staff.ts'
import { openPageBuild, type PageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { orderOnRun } from '#tests/support/orders/order-on-run.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { customerAddress } from '#tests/support/site/customers-behind-proxy.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { withoutBreaks } from '#tests/support/site/without-breaks.ts'
import { joinStaff, postForm } from '#tests/support/staff/staff-forms.ts'
import { type RouteContext, staffAddresses, staffRouteTable } from '#tests/support/staff/staff-routes.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let build: PageBuild
let context: RouteContext
/** Amounts of the order and its parts. */
let amounts: readonly Cents[]
/** Opens the order as its customer. */
let customerKey: LookupToken
const cookies = new Map<Role, string>()

beforeAll(async () => {
  const pages = await openPageBuild('build')
  build = await pages.load()
  // More requests than one address may send in a minute.
  site = await openTestSite({ pages, clientOf: customerAddress })
  const placedAt = new Date(testNow.getTime() - 5 * 86_400_000)
  const date = addDays(todayInHongKong(placedAt), 5)
  const content = await site.store.content()
  // Two of a set and a fee, so that the amounts differ from each other and from the settings.
  const lines = orderInput(content, placedAt).draft.lines.map((line) => ({ ...line, quantity: 2 }))
  const far = { zoneId: 'new-territories', remotePlaceId: 'lantau' }
  const input = orderInput(content, placedAt, { date, lines, ...far })
  const order = await placedOrder(site.store, input, placedAt)
  for (const role of roles) cookies.set(role, await joinStaff(site, nameOf(role), role))
  const runOptions = { driverName: nameOf('driver'), fee: cents(35_170) }
  const runId = await orderOnRun(site.store, { ...order, date }, runOptions, testNow)
  context = { orderId: order.id, reference: order.reference, date, runId }
  amounts = await amountsOf(order)
  customerKey = order.token
})
afterAll(() => site.close())

const nameOf = (role: Role) => `W${role}`

async function amountsOf(order: PlacedOrder): Promise<readonly Cents[]> {
  const { total, deliveryFee, lines } = await storedOrder(site.store, order)
  const all = [total, deliveryFee, ...lines.flatMap(({ unitPrice, amount }) => [unitPrice, amount])]
  return all.filter((amount) => amount !== null)
}

/** Ids in the route table without layouts. */
function pagesIn(entries: readonly RouteConfigEntry[]): readonly StaffPageId[] {
  return entries.flatMap(({ id = '', children }) =>
    children ? pagesIn(children) : [id.replace('staff/', '') as StaffPageId],
  )
}

const pageIds = pagesIn(staffRoutes)
const ofBuild = (page: StaffPageId) => build.routes[`staff/${page}`]?.module

const addressOf = (page: StaffPageId): string => staffAddresses(page, context)[0]

const dataOf = (address: string) => address.replace(/(?=\?|$)/, '_.data')
const toSignIn = staffPath('signIn')

/** The order's phone numbers in any format. */
const phones = /5123 ?4567|2345 ?6789/
const prices = () => new RegExp(`\\$ ?\\d|${amounts.map((amount) => patternOf(amount).source).join('|')}`)
/** In cents, or in dollars with a comma; lower amounts would match any number. */
const patternOf = (amount: Cents) =>
  new RegExp(`\\b${amount}\\b${amount < 100_000 ? '' : `|\\b${(amount / 100).toLocaleString('en')}\\b`}`)

test('every route of the table has an expectation, and every expectation a route', () => {
  expect(pageIds.toSorted()).toEqual(Object.keys(staffRouteTable).toSorted())
})

describe('the searched order', () => {
  /** The result contains the document and its data. */
  const readPages = async (page: StaffPageId, role: Role) => {
    const addresses = staffAddresses(page, context)
    const headers = { cookie: cookies.get(role) ?? '' }
    const responses = await Promise.all(
      addresses
        .flatMap((address) => [address, dataOf(address)])
        .map((each) => site.request(each, { headers })),
    )
    return Promise.all(responses.map((response) => response.text()))
  }

  const withOrder = {
    kitchen: ['orders', 'order', 'orderSlip', 'slips', 'kitchen', 'labels'],
    packer: ['orders', 'order', 'orderSlip', 'slips', 'kitchen', 'labels'],
    driver: ['runs', 'run'],
  } as const satisfies Partial<Record<Role, readonly StaffPageId[]>>

  test.each([
    ...withOrder.kitchen.map((page) => [page, 'kitchen'] as const),
    ...withOrder.packer.map((page) => [page, 'packer'] as const),
    ...withOrder.driver.map((page) => [page, 'driver'] as const),
  ])('is on %s for a %s', async (page, role) => {
    for (const text of await readPages(page, role)) expect(text).toContain(context.reference)
  })

  test('has prices and telephone numbers for people who may see them', async () => {
    const customerPage = await site.request(orderPath(context.reference, customerKey, 'zh'))
    expect(await customerPage.text()).toContain(customerKey)
    // The total, the fee, a set and the line.
    expect(new Set(amounts).size).toBe(4)
    for (const text of await readPages('order', 'owner')) {
      expect(text).toMatch(phones)
      for (const amount of amounts) expect(text).toMatch(patternOf(amount))
    }
  })
})

test.each(pageIds)('%s has an action if one is expected, and no other', (page) => {
  expect([page, ofBuild(page)?.action !== undefined]).toEqual([
    page,
    staffRouteTable[page].acts !== undefined || page === 'signOut',
  ])
})

describe.each(pageIds)('the page %s', (page) => {
  const route = staffRouteTable[page]

  test('asks anyone who is not signed in to sign in', async () => {
    const address = addressOf(page)
    const document = await site.request(address)
    const data = await site.request(dataOf(address))
    if (route.isDoor) return expect([document.status, data.status]).not.toContain(500)
    expect([document.status, document.headers.get('location')]).toEqual([
      302,
      expect.stringContaining(toSignIn),
    ])
    expect([data.status, await data.text()]).toEqual([202, expect.stringContaining(toSignIn)])
    if (!route.acts) return
    for (const target of [address, dataOf(address)]) {
      const response = await postForm(site, target, route.acts.form(context))
      expect([202, 302]).toContain(response.status)
      expect(response.headers.get('location') ?? (await response.text())).toContain(toSignIn)
    }
  })

  test.each(roles)('answers the role %s as its permissions say, and reveals no more', async (role) => {
    const address = addressOf(page)
    const cookie = cookies.get(role) ?? ''
    const responses: Response[] = []
    for (const read of route.reads ? staffAddresses(page, context) : []) {
      const document = await site.request(read, { headers: { cookie } })
      expect(document.status).toBe(route.reads?.(role))
      const data = await site.request(dataOf(read), { headers: { cookie } })
      expect(data.status).toBe(asData(document.status))
      responses.push(document, data)
    }
    if (route.acts) {
      const { form, answer } = route.acts
      const response = await postForm(site, address, form(context), cookie)
      expect(response.status).toBe(answer(role))
      responses.push(response)
    }
    for (const response of responses) {
      const text = await response.text()
      expect(text + response.headers.get('location')).not.toContain(customerKey)
      if (seesPrices(role)) continue
      expect(text).not.toMatch(phones)
      expect(text).not.toMatch(prices())
    }
  })
})

test.each(pageIds.filter((page) => staffRouteTable[page].verbs))(
  '%s refuses each of its actions to the roles that may not see it',
  async (page) => {
    const { reads, verbs = [] } = staffRouteTable[page]
    const others = roles.filter((role) => reads?.(role) === 404)
    expect(others).not.toEqual([])
    for (const role of others)
      for (const verb of verbs) {
        const response = await postForm(site, addressOf(page), { verb }, cookies.get(role))
        expect([role, verb, response.status]).toEqual([role, verb, 404])
      }
  },
)

test.each(pageIds.filter((page) => staffRouteTable[page].acts))(
  '%s accepts no form of another site, not even with the cookie of an owner',
  async (page) => {
    const headers = { origin: 'https://evil.example', cookie: cookies.get('owner') ?? '' }
    const address = addressOf(page)
    for (const target of [address, dataOf(address)]) {
      const { status } = await site.request(target, { method: 'POST', headers, body: new URLSearchParams() })
      expect(status).toBe(403)
    }
  },
)

describe('a shop that requires a second factor', () => {
  beforeAll(async () => {
    await site.store.db.update(settings).set({ secondFactorRequired: true })
  })
  afterAll(async () => {
    await site.store.db.update(settings).set({ secondFactorRequired: false })
  })

  const toAccount = staffPath('account')
  /** The person's account, and the frame's data. */
  const open: readonly StaffPageId[] = ['account', 'fresh']
  const closedPages = pageIds.filter((page) => !staffRouteTable[page].isDoor && !open.includes(page))

  test.each(closedPages)(
    'leads on %s the owner and the office without one to their account',
    async (page) => {
      const { acts } = staffRouteTable[page]
      for (const role of ['owner', 'office'] as const) {
        const cookie = cookies.get(role) ?? ''
        for (const address of staffAddresses(page, context)) {
          const document = await site.request(address, { headers: { cookie } })
          expect([document.status, document.headers.get('location')]).toEqual([302, toAccount])
          const data = await site.request(dataOf(address), { headers: { cookie } })
          expect([data.status, await data.text()]).toEqual([202, expect.stringContaining(toAccount)])
        }
        for (const target of acts ? [addressOf(page), dataOf(addressOf(page))] : []) {
          const response = await postForm(site, target, acts?.form(context) ?? {}, cookie)
          expect([202, 302]).toContain(response.status)
          expect(response.headers.get('location') ?? (await response.text())).toContain(toAccount)
        }
      }
    },
  )

  test('opens their account with the reason, and shows no orders', async () => {
    for (const role of ['owner', 'office'] as const) {
      const headers = { cookie: cookies.get(role) ?? '' }
      const account = await site.request(toAccount, { headers })
      expect(account.status).toBe(200)
      const html = withoutBreaks(await account.text())
      expect(html).toContain(secondFactorWords.required.zh)
      const fresh = await site.request(dataOf(staffPath('fresh')), { headers })
      expect(fresh.status).toBe(200)
      for (const text of [html, await fresh.text()]) expect(text).not.toContain(context.reference)
    }
  })

  test('lets the kitchen, the packers and the drivers continue without one', async () => {
    for (const role of ['kitchen', 'packer', 'driver'] as const) {
      const { status } = await site.request(staffPath('orders'), {
        headers: { cookie: cookies.get(role) ?? '' },
      })
      expect(status).toBe(200)
    }
  })

  test('opens all pages again for anyone with a passkey', async () => {
    const { db } = site.store
    const [owner] = await db
      .select()
      .from(staff)
      .where(eq(staff.name, nameOf('owner')))
    const items = { staffId: owner?.id ?? '', name: 'Phone', publicKey: '', counter: 0, transports: [] }
    await db.insert(staffPasskeys).values({ ...items, id: 'key-of-the-walk', createdAt: testNow })
    const headers = { cookie: cookies.get('owner') ?? '' }
    expect((await site.request(staffPath('orders'), { headers })).status).toBe(200)
    await db.delete(staffPasskeys).where(eq(staffPasskeys.id, 'key-of-the-walk'))
  })
})

/** The router sends redirects of data as 202. */
const asData = (status: number) => (status === 302 ? 202 : status)
