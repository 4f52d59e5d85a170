/** Every address of the back office, read and acted on by every role and by nobody. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { staffRoutes } from '#app/staff/routes.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type Role, roles, seesPrices } from '#domain/permissions.ts'
import { openPageBuild, type PageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/http-site.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { placedOrder } from '#tests/support/placed-order.ts'
import { joinStaff, postForm } from '#tests/support/staff-forms.ts'
import { type StaffRoute, staffRouteTable, type WalkFacts } from '#tests/support/staff-routes.ts'
import { testNow } from '#tests/support/store.ts'

let site: TestSite
let build: PageBuild
let facts: WalkFacts
let total: string
const cookies = new Map<Role, string>()

beforeAll(async () => {
  const pages = await openPageBuild('build')
  build = await pages.load()
  site = await openTestSite({ pages })
  const placedAt = new Date(testNow.getTime() - 5 * 86_400_000)
  const date = addDays(todayInHongKong(placedAt), 5)
  const input = orderInput(await site.store.content(), placedAt, { date })
  const placed = await placedOrder(site.store, input, placedAt)
  facts = { orderId: placed.id, reference: placed.reference, date }
  total = String(input.shown.total)
  for (const role of roles) cookies.set(role, await joinStaff(site, `W${role}`, role))
})
afterAll(() => site.close())

/** The ids of the pages in the table of routes: a layout has pages below it. */
function pagesIn(entries: readonly RouteConfigEntry[]): readonly StaffPageId[] {
  return entries.flatMap(({ id = '', children }) =>
    children ? pagesIn(children) : [id.replace('staff/', '') as StaffPageId],
  )
}

const pageIds = pagesIn(staffRoutes)
const ofBuild = (page: StaffPageId) => build.routes[`staff/${page}`]?.module

function addressOf(page: StaffPageId, { params }: StaffRoute): string {
  const given = params?.(facts) ?? {}
  return staffPath(page)
    .replaceAll(/:(\w+)/g, (_, name: string) => given[name] ?? '')
    .replace('*', 'nothing/')
}

const dataOf = (address: string) => `${address}_.data`
const toSignIn = staffPath('signIn')

/** The telephone numbers and the price of the order, as any page or its data may write them. */
const phones = /5123 ?4567|2345 ?6789/
const prices = () => new RegExp(`\\$ ?\\d|\\b${total}\\b`)

test('every route of the table has an expectation, and every expectation a route', () => {
  expect(pageIds.toSorted()).toEqual(Object.keys(staffRouteTable).toSorted())
})

test.each(pageIds)('%s has an action where one is expected, and no other', (page) => {
  expect([page, ofBuild(page)?.action !== undefined]).toEqual([
    page,
    staffRouteTable[page].acts !== undefined || page === 'signOut',
  ])
})

describe.each(pageIds)('%s', (page) => {
  const route = staffRouteTable[page]

  test('asks whoever is not signed in to sign in', async () => {
    const address = addressOf(page, route)
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
      const posted = await postForm(site, target, route.acts.form(facts))
      expect([202, 302]).toContain(posted.status)
      expect(posted.headers.get('location') ?? (await posted.text())).toContain(toSignIn)
    }
  })

  test.each(roles)('answers the role %s as its permissions say, and tells it no more', async (role) => {
    const address = addressOf(page, route)
    const cookie = cookies.get(role) ?? ''
    const answers: Response[] = []
    if (route.reads) {
      const document = await site.request(address, { headers: { cookie } })
      expect(document.status).toBe(route.reads(role))
      const data = await site.request(dataOf(address), { headers: { cookie } })
      expect(data.status).toBe(asData(route.reads(role)))
      answers.push(document, data)
    }
    if (route.acts) {
      const { form, answer } = route.acts
      const posted = await postForm(site, address, form(facts), cookie)
      expect(posted.status).toBe(answer(role))
      answers.push(posted)
    }
    for (const response of answers) {
      const text = await response.text()
      if (seesPrices(role)) continue
      expect(text).not.toMatch(phones)
      expect(text).not.toMatch(prices())
    }
  })
})

test.each(pageIds.filter((page) => staffRouteTable[page].acts))(
  '%s takes nothing from a form of another site, not even with the cookie of an owner',
  async (page) => {
    const headers = { origin: 'https://evil.example', cookie: cookies.get('owner') ?? '' }
    const address = addressOf(page, staffRouteTable[page])
    for (const target of [address, dataOf(address)]) {
      const { status } = await site.request(target, { method: 'POST', headers, body: new URLSearchParams() })
      expect(status).toBe(403)
    }
  },
)

/** The router sends redirects of data as 202. */
const asData = (status: number) => (status === 302 ? 202 : status)
