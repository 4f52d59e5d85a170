/** Back-office forms without JavaScript during a database outage. */
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { staffFailure } from '#content/staff/shell/staff-failure.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type Lang, langs } from '#domain/text.ts'
import { staffSessions } from '#server/db/schema/staff.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { storeInOutage } from '#tests/support/site/away-store.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { type RouteContext, staffRouteTable } from '#tests/support/staff/staff-routes.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let context: RouteContext
let away: Pick<TestSite['app'], 'request'>
/** Sessions cannot be read either. */
let quiteAway: Pick<TestSite['app'], 'request'>
beforeAll(async () => {
  const pages = await openPageBuild('build')
  site = await openTestSite({ pages })
  const date = addDays(todayInHongKong(testNow), 5)
  const order = await placedOrder(
    site.store,
    orderInput(await site.store.content(), testNow, { date }),
    testNow,
  )
  context = { orderId: order.id, reference: order.reference, date, runId: 999_999 }
  const store = storeInOutage(site.store)
  away = (await site.beside({ pages, store, sessionOf: sessionByCookie })).app
  const sessionOf = async () => (await store.db.select().from(staffSessions)).map(() => null)[0] ?? null
  quiteAway = (await site.beside({ pages, store, sessionOf })).app
})
afterAll(() => site.close())

/** Only scripts request these pages. */
const forScripts: readonly StaffPageId[] = ['moveOn', 'takeBack', 'passkey', 'pictures']
/** Missing pages, and forms refused before any read. */
const pagesWithoutForm: readonly StaffPageId[] = [
  'unknown',
  'site',
  'siteHome',
  'siteClients',
  'siteQuestions',
  'siteTerms',
  'sitePrivacy',
  'siteBrand',
]
/** Their forms contain passwords, digits or keys. */
const secretive: readonly StaffPageId[] = ['signIn', 'welcome', 'pair', 'day', 'account']

const acting = (Object.keys(staffRouteTable) as StaffPageId[]).filter(
  (page) => staffRouteTable[page].acts && !forScripts.includes(page) && !pagesWithoutForm.includes(page),
)

const input = '"><b>椅背的花 & the rest'

async function send(app: Pick<TestSite['app'], 'request'>, page: StaffPageId, lang: Lang) {
  const { params, acts, isDoor } = staffRouteTable[page]
  const values = params?.(context) ?? {}
  const path = staffPath(page).replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '')
  const role = page === 'runs' || page === 'run' ? 'driver' : 'owner'
  const response = await app.request(path, {
    method: 'POST',
    headers: {
      origin: testConfig.siteUrl,
      accept: 'text/html',
      cookie: isDoor ? '' : staffCookie('amy', role, lang),
    },
    body: new URLSearchParams({ ...acts?.form(context), words: input }),
  })
  // A customer copy redirects its form to the customers' page.
  if (response.status === 307) return send(app, 'customers', lang)
  expect(response.status).toBe(503)
  return parseHTML(await response.text()).document
}

function expectInputKept(page: StaffPageId, document: Document): void {
  const form = document.querySelector('form[method=post]:not([action])')
  expect(form !== null).toBe(!secretive.includes(page))
  if (!form) return
  const fields = [...form.querySelectorAll('input')].map((input) => [
    input.getAttribute('name'),
    input.getAttribute('value'),
  ])
  const formFields = staffRouteTable[page === 'customersExport' ? 'customers' : page].acts?.form(context)
  expect(Object.fromEntries(fields)).toEqual({ ...formFields, words: input })
  expect(form.querySelector('button')).not.toBeNull()
}

describe.each(langs)('a form sent while the database is away, in %s', (lang) => {
  test.each(acting)('of %s gets a page that keeps its input', async (page) => {
    const document = await send(away, page, lang)
    const { title, lead } = staffFailure.unavailable
    const isDoor = staffRouteTable[page].isDoor === true
    const heading = document.querySelector('h1')?.textContent
    expect(heading).toBe(isDoor ? `${title.zh} · ${title.en}` : title[lang])
    const text = document.querySelector('main')?.textContent ?? ''
    expect(text).toContain(lead[lang])
    expect(text).toContain((secretive.includes(page) ? staffFailure.notKept : staffFailure.stillHere)[lang])
    expectInputKept(page, document)
  })
})

test('a page without a readable session shows the error in both languages and keeps the input', async () => {
  const document = await send(quiteAway, 'orders', 'en')
  for (const lang of langs) {
    expect(document.querySelector('h1')?.textContent).toContain(staffFailure.unavailable.title[lang])
    expect(document.querySelector('main')?.textContent).toContain(staffFailure.stillHere[lang])
  }
  expectInputKept('orders', document)
})

test('a page without a form says how to continue', async () => {
  const response = await away.request(staffPath('orders'), {
    headers: { accept: 'text/html', cookie: staffCookie('amy', 'office', 'en') },
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  const { document } = parseHTML(await response.text())
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['', staffPath('home')])
  expect(document.querySelector('form')).toBeNull()
})
