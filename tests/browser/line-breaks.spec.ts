/** Counts the Chinese words that lines of the site cut in two. */
import type { Page } from '@playwright/test'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type LineBreaks, lineBreaks } from '#tests/support/browser/line-breaks.ts'
import { confirmedOrder, ownerPages } from '#tests/support/browser/owner-pages.ts'
import { addressesIn } from '#tests/support/site/addresses.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { expect, test } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'
import { demo } from '#tests/support/store/catalogue.ts'

const widths = [390, 1440] as const
/** Of all line breaks. */
const limit = 0.01

/** Opens each page at both widths, with its answers expanded. */
async function breaksOf(page: Page, paths: readonly string[]): Promise<LineBreaks> {
  let count = 0
  const torn: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.toggleAttribute('open', true)
    })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const found = await lineBreaks(page)
      count += found.count
      torn.push(...found.torn.map((text) => `${path} at ${width} px: ${text}`))
    }
  }
  const share = ((100 * torn.length) / count).toFixed(2)
  console.log([`${torn.length} of ${count} line breaks (${share} %) cut a word`, ...torn].join('\n  '))
  return { count, torn }
}

test('fewer than one line break in a hundred of the public pages cuts a word', async ({ page }) => {
  test.setTimeout(600_000)
  const { count, torn } = await breaksOf(page, addressesIn('zh', demo))
  expect(count).toBeGreaterThan(1000)
  expect(torn.length / count).toBeLessThanOrEqual(limit)
})

const testOfStaff = testWithOwnShop({ sessionOf: sessionByCookie })

testOfStaff(
  'fewer than one line break in a hundred of the back office cuts a word',
  async ({ page, shop }) => {
    testOfStaff.setTimeout(600_000)
    const due = addDays(todayInHongKong(new Date()), 7)
    await confirmedOrder(shop, due)
    await page.context().addCookies([{ name: 'staff', value: 'amy.owner.zh', url: shop.origin }])
    const { count, torn } = await breaksOf(page, Object.values(ownerPages(due)))
    expect(count).toBeGreaterThan(50)
    expect(torn.length / count).toBeLessThanOrEqual(limit)
  },
)
