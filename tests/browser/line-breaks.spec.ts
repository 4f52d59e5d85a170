/** Counts Chinese words of dialogs split by line breaks; `*-fit.spec.ts` count those of pages. */
import type { Locator, Page } from '@playwright/test'
import { pagePath } from '#app/paths.ts'
import { chooseTitle, setDialog } from '#content/pages/menu.ts'
import { openChatForm } from '#tests/support/browser/chat-form.ts'
import { type LineBreaks, lineBreaks } from '#tests/support/browser/line-breaks.ts'
import { openCard, openMenu } from '#tests/support/browser/menu-dialog.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { expect, test } from '#tests/support/site/site.ts'

const widths = [390, 1440] as const
/** The limit is a share of all line breaks. */
const limit = 0.01

/** @param name heading of the list */
async function breaksIn(
  page: Page,
  within: Locator,
  name: string,
  at: readonly number[] = widths,
): Promise<LineBreaks> {
  const all: LineBreaks[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    const { count, torn } = await lineBreaks(within)
    all.push({ count, torn: torn.map((text) => `${name} at ${width} px: ${text}`) })
  }
  return { count: all.reduce((sum, { count }) => sum + count, 0), torn: all.flatMap(({ torn }) => torn) }
}

/** Merges and lists the breaks. */
function inAll(all: readonly LineBreaks[]): LineBreaks {
  const count = all.reduce((sum, each) => sum + each.count, 0)
  const torn = all.flatMap((each) => each.torn)
  const share = ((100 * torn.length) / count).toFixed(2)
  console.log([`${torn.length} of ${count} line breaks (${share} %) cut a word`, ...torn].join('\n  '))
  return { count, torn }
}

test('fewer than one line break in a hundred of the steps of an order splits a word', async ({ page }) => {
  const order = new OrderDialogDriver(page)
  const all: LineBreaks[] = []
  const count = async (step: string) => all.push(await breaksIn(page, order.dialog, step))
  await order.open()
  await count('order')
  for (const way of ['pickup', 'delivery'] as const) {
    await order.toForm(way)
    await count(way)
    if (way === 'delivery') break
    await order.back()
    await count('methods')
    await order.back()
    await order.isAt('orderContent')
  }
  await order.fillForm('delivery')
  await order.next()
  await order.isAt('orderContact')
  await count('contact')
  await order.fillContact()
  await order.next()
  await order.isAt('pay')
  await order.choosePayment()
  await count('pay')
  const { count: breaks, torn } = inAll(all)
  expect(breaks).toBeGreaterThan(5)
  expect(torn.length / breaks).toBeLessThanOrEqual(limit)
})

test('fewer than one line break in a hundred of the other dialogs splits a word', async ({ page }) => {
  const all: LineBreaks[] = []
  const dialog = page.locator('dialog[open]').last()
  // Short texts break often in the narrowest window only.
  const count = async (name: string) => all.push(await breaksIn(page, dialog, name, [320, ...widths]))
  await openChatForm(page, '/#enquiry')
  await count('enquiry')
  await page.goto(pagePath('corporate', 'zh'))
  await page.locator('main [data-opens=cooperation]').first().click()
  await expect(dialog).toBeVisible()
  await count('partnership')
  await page.goto(pagePath('gift', 'zh'))
  await page.locator('#hampers a[href*="name="]').first().click()
  await expect(dialog).toBeVisible()
  await count('gift')
  await openMenu(page)
  const set = await openCard(page, 'easy-party-10')
  await count('set')
  await set.getByRole('button', { name: setDialog.choose.zh }).click()
  await expect(page.getByRole('dialog', { name: new RegExp(`^${chooseTitle('').zh}`) })).toBeVisible()
  await count('dishes of a set')
  const { count: breaks, torn } = inAll(all)
  expect(breaks).toBeGreaterThan(20)
  expect(torn.length / breaks).toBeLessThanOrEqual(limit)
})
