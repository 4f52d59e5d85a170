/** The client page: events, the wall of clients, the list of activities, in both languages (spec section 2). */
import AxeBuilder from '@axe-core/playwright'
import { client, inNoOrder, nextClient } from '../../content/client.ts'
import { expect, test } from '../support/site.ts'

const clients = 39

for (const lang of ['zh', 'en'] as const) {
  test.describe(`the client page in ${lang}`, () => {
    test.beforeEach(({ page }) => page.goto(lang === 'zh' ? '/client/' : '/en/client/'))

    test('tells six events by how many came', async ({ page }) => {
      const events = page.getByRole('heading', { name: client.featured[lang] }).locator('+ ul > li')
      await expect(events.locator('p .num')).toHaveText(['1,000', '80', '100', '40', '150', '200'])
      await expect(events.getByRole('img')).toHaveCount(6)
    })

    test('shows every client by both names, and asks who is next', async ({ page }) => {
      await expect(page.getByText(inNoOrder(clients)[lang])).toBeVisible()
      const first = page.getByRole('listitem').filter({ hasText: 'Pineapple Bun Bank' })
      await expect(first).toContainText('菠蘿包銀行')
      await expect(page.getByRole('link', { name: nextClient(clients)[lang] })).toBeVisible()
    })

    test('lists what was served where', async ({ page }) => {
      const table = page.getByRole('table', { name: client.activities[lang] })
      await expect(table.getByRole('row')).toHaveCount(13)
      await expect(table.getByRole('columnheader')).toHaveText([
        client.activity[lang],
        client.service[lang],
        client.number[lang],
      ])
    })

    test('can be read by everybody', async ({ page }) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    })
  })
}

test.describe('the wall of clients', { tag: '@own-window' }, () => {
  for (const [width, columns] of [
    [390, 3],
    [800, 4],
    [1440, 6],
    [1920, 8],
  ] as const) {
    test(`is a full rectangle of ${columns} columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/client/')
      const cells = page.getByText(nextClient(clients).zh).locator('xpath=ancestor::ul').locator('> li')
      await expect(cells).toHaveCount(clients + 1)
      const boxes = await cells.evaluateAll((list) =>
        list.map((cell) => cell.getBoundingClientRect().toJSON()),
      )
      const edges = new Set(boxes.map(({ left }) => Math.round(left)))
      expect(edges.size).toBe(columns)
      const rightmost = Math.max(...boxes.map(({ right }) => right))
      expect(boxes.at(-1)?.right).toBeCloseTo(rightmost, 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }
})
