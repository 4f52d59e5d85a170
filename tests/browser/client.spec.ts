/** These tests cover section 2 of the specification. */

import { layout } from '#content/layout.ts'
import { allClients, nextClient } from '#content/pages/client.ts'
import { bringIntoView } from '#tests/support/browser/wait-until-still.ts'
import { expect, test } from '#tests/support/site/site.ts'

const clients = 39

test('the grid of clients is a full rectangle at every width, and the map below it is a drawing', async ({
  page,
}) => {
  await page.goto('/client/')
  await page.setViewportSize({ width: 390, height: 900 })
  const cells = page
    .getByText(nextClient(clients).zh)
    .locator('xpath=ancestor::ul')
    .locator('> li')
    .filter({ visible: true })
  // Twelve clients, the expander and the invitation.
  await expect(cells).toHaveCount(14)
  await page.getByRole('checkbox', { name: allClients(clients).zh }).check()
  await expect(cells).toHaveCount(clients + 2)
  for (const [width, columns] of [
    [390, 3],
    [800, 4],
    [1440, 6],
    [1920, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await cells.evaluateAll((list) => list.map((cell) => cell.getBoundingClientRect().toJSON()))
    const edges = new Set(boxes.map(({ left: remaining }) => Math.round(remaining)))
    expect(edges.size, `at ${width} px`).toBe(columns)
    const rightmost = Math.max(...boxes.map(({ right }) => right))
    expect(boxes.at(-1)?.right, `at ${width} px`).toBeCloseTo(rightmost, 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  // Without a key the map is a drawing; a request to another host fails the test (tests/support/site/site.ts).
  const map = page.locator('footer figure')
  await bringIntoView(map)
  await expect(map.getByRole('img', { name: layout.mapAlt.zh })).toBeVisible()
  await expect(map).not.toHaveAttribute('data-live')
})
