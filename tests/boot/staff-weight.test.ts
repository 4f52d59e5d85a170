/** Weighs each back-office page's initial scripts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { orderOnRun } from '#tests/support/orders/order-on-run.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { brotliWeight } from '#tests/support/site/brotli-weight.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { joinStaff } from '#tests/support/staff/staff-forms.ts'
import { type RouteContext, staffRouteTable } from '#tests/support/staff/staff-routes.ts'
import { testNow } from '#tests/support/store/store.ts'

const maxBrotliBytes = 192_000

const dataAlone: readonly StaffPageId[] = ['fresh', 'figuresCsv', 'menuDownload', 'ordersCsv']

/** Pages an owner can open without a redirect. */
const view = (Object.keys(staffRouteTable) as StaffPageId[]).filter(
  (page) => !dataAlone.includes(page) && staffRouteTable[page].reads?.('owner') === 200,
)
const pages = view.filter((page) => !staffRouteTable[page].isPreview)
const previews = view.filter((page) => staffRouteTable[page].isPreview)

let site: TestSite
let context: RouteContext
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
  cookie = await joinStaff(site, 'Amy', 'owner')
  const date = addDays(todayInHongKong(testNow), 7)
  const { id, reference } = await placedOrder(
    site.store,
    orderInput(await site.store.content(), testNow, { date }),
    testNow,
  )
  const runId = await orderOnRun(site.store, { id, date }, { driverName: null, fee: null }, testNow)
  context = { orderId: id, reference, date, runId }
})
afterAll(() => site.close())

interface Script {
  readonly bytes: number
  readonly imports: readonly string[]
}

const scriptByPath = new Map<string, Promise<Script>>()

async function readScript(path: string): Promise<Script> {
  const response = await site.request(path)
  expect([path, response.status]).toEqual([path, 200])
  const text = await response.text()
  const imports = [...text.matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+\.js)["'`]/g)]
  return { bytes: brotliWeight(text), imports: imports.map(([, file]) => `/assets/${file}`) }
}

/** A document's scripts include their static imports. */
async function scriptsOf(html: string): Promise<number> {
  const paths = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  expect(paths.size).toBeGreaterThan(3)
  let bytes = 0
  for (const path of paths) {
    const script = await (scriptByPath.get(path) ?? scriptByPath.set(path, readScript(path)).get(path))
    bytes += script?.bytes ?? 0
    for (const file of script?.imports ?? []) paths.add(file)
  }
  return bytes
}

test('the pages with a limit include those of an order', () => {
  expect(pages).toEqual(expect.arrayContaining(['orders', 'order', 'editOrder', 'orderSlip', 'runs']))
})

async function documentOf(page: StaffPageId): Promise<string> {
  const params = staffRouteTable[page].params?.(context) ?? {}
  const query = staffRouteTable[page].query?.(context) ?? ''
  const path = staffPath(page).replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const response = await site.request(`${path}${query}`, { headers: { cookie } })
  expect(response.status).toBe(200)
  return response.text()
}

test.each(previews)('the preview %s loads no script', async (page) => {
  const html = await documentOf(page)
  expect(html).toContain('</main>')
  expect(html).not.toMatch(/<script[^>]* src=|\/assets\/[\w.-]+\.js/)
})

test.each(pages)('the scripts of the page %s stay below the limit', async (page) => {
  const bytes = await scriptsOf(await documentOf(page))
  // The framework alone weighs more than half, so less means overlooked scripts.
  expect(bytes).toBeGreaterThan(maxBrotliBytes / 2)
  expect(bytes).toBeLessThanOrEqual(maxBrotliBytes)
})
