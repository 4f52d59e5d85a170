/** Every page and the quote use the database's figure (decisions 20). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { calendarDate, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { cents } from '#domain/money.ts'
import { quote } from '#domain/ordering/quote.ts'
import { langs } from '#domain/text.ts'
import { settings } from '#server/db/schema/settings.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { demoSet, draftWith } from '#tests/support/store/catalogue.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
})
afterAll(() => site.close())

const pages = (['home', 'terms', 'menu', 'kwun-tong', 'contact'] as const).flatMap((page) =>
  langs.map((lang) => pagePath(page, lang)),
)

async function textOf(path: string): Promise<string> {
  const response = await site.request(path)
  expect(`${path} ${response.status}`).toBe(`${path} 200`)
  return response.text()
}

/** The food costs $2,480 and goes to Kowloon on an ordinary day. */
async function feeOfAnOrder() {
  const { rules } = await site.store.content()
  const set = demoSet(17)
  const draft = draftWith({
    lines: [{ setId: set.id, quantity: 1, selection: defaultSelection(set) }],
    fulfilment: 'delivery',
    zoneId: 'kowloon',
    date: calendarDate('2026-12-02'),
  })
  return quote(draft, rules, todayInHongKong(testNow)).delivery
}

test('a new free-delivery threshold changes the questions, the terms and the quote', async () => {
  for (const path of [pagePath('home', 'zh'), pagePath('terms', 'en')])
    expect(await textOf(path), path).toContain('$2,200')
  expect(await feeOfAnOrder()).toMatchObject({ fee: 0, reason: 'free-from-threshold' })

  await site.store.db.update(settings).set({ freeDeliveryFrom: cents(333_300) })
  await site.store.refresh()

  for (const path of pages) expect(await textOf(path), path).not.toContain('$2,200')
  // Each page states it several times.
  for (const path of [
    ...langs.map((lang) => pagePath('home', lang)),
    ...langs.map((lang) => pagePath('terms', lang)),
  ])
    expect((await textOf(path)).split('$3,333').length - 1, path).toBeGreaterThan(2)
  expect(await feeOfAnOrder()).toMatchObject({ fee: 15_000, reason: 'zone' })
})
