import { readFile } from 'node:fs/promises'
import type { Request } from '@playwright/test'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { kitchen, viewNames } from '#content/staff/day/kitchen.ts'
import { onlyChosen } from '#content/staff/day/labels.ts'
import { planPage, runName } from '#content/staff/day/runs.ts'
import {
  columnNames,
  ordersPage,
  searchTitle,
  selectGroup,
  selectOrder,
  stepNames,
} from '#content/staff/orders/orders.ts'
import { wayInNames } from '#content/staff/orders/source-names.ts'
import { waitingUpdates, waitingWords } from '#content/staff/orders/waiting-updates.ts'
import { frame } from '#content/staff/shell/frame.ts'
import { live } from '#content/staff/shell/live.ts'
import { noAnswer } from '#content/staff/shell/save-failure.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { PlaceOrderInput } from '#server/commands/orders/place-order.ts'
import { confirmOrder } from '#server/commands/orders/staff-commands.ts'
import { planRuns } from '#server/commands/work/plan-runs.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'
import { expect, smoke } from '#tests/support/site/site.ts'
import { sessionByCookie, staffMember } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie }).extend<{
  signIn: (role: string) => Promise<void>
}>({
  signIn: async ({ context, shop }, use) =>
    use((role) => context.addCookies([{ name: 'staff', value: `amy.${role}`, url: shop.origin }])),
})

const inDays = (days: number) => addDays(todayInHongKong(new Date()), days)

/** A confirmed order that is due in this many days. */
async function place(
  { store, setNow }: ServedSite,
  days: number,
  entry?: NonNullable<PlaceOrderInput['entry']>,
) {
  const now = new Date()
  setNow(now)
  const input = orderInput(await store.content(), now, { date: inDays(days) })
  const order = await placedOrder(store, { ...input, ...(entry && { entry }) }, now)
  await confirmOrder(store, { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }, null, now)
  return order
}

test('the slash key searches an order from another page, in any spelling', async ({ page, shop, signIn }) => {
  const { reference } = await place(shop, 12)
  const text = reference.replace('-', ' ').toLowerCase()
  await signIn('office')
  await page.goto(staffPath('calendar'))
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: frame.search.zh })
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(searchTitle(text).zh)
  await expect(page.locator(`[data-order="${reference}"]`)).toBeVisible()
  await expect(field).toHaveValue(text)
  await expect(field).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${staffPath('calendar')}$`))
  await expect(field).toHaveValue('')
})

test.describe('the search for orders without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('finds an order too', async ({ page, shop, signIn, noise }) => {
    // The page's scripts are blocked.
    noise.allow(/\.js csp$/)
    const { reference } = await place(shop, 12)
    await signIn('office')
    await page.goto(staffPath('calendar'))
    const field = page.getByRole('searchbox', { name: frame.search.zh })
    await field.fill(reference.slice(5))
    await field.press('Enter')
    await expect(page.locator(`[data-order="${reference}"]`)).toBeVisible()
  })
})

test('the table of orders filters them by their source, exports the selected ones and opens their labels', async ({
  page,
  shop,
  signIn,
}) => {
  const actor = { kind: 'staff', name: 'Amy' } as const
  const one = await place(shop, 13, { actor, source: 'phone', note: '', exceeds: [], paysLater: false })
  const other = await place(shop, 13)
  await signIn('office')
  await page.goto(`${staffPath('orders')}?days=${inDays(13)}&view=table`)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  await page.getByLabel(ordersPage.source.zh).selectOption(wayInNames.phone.zh)
  await expect(page).toHaveURL(/[?&]source=phone/)
  await expect(page.locator(`[data-order="${one.reference}"]`)).toBeVisible()
  await expect(page.locator(`[data-order="${other.reference}"]`)).toHaveCount(0)
  await page.goBack()
  await expect(page.locator(`[data-order="${other.reference}"]`)).toBeVisible()

  await page.getByLabel(selectOrder(one.reference).zh).check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: ordersPage.exportCsv.zh }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table).toContain(one.reference)
  expect(table).not.toContain(other.reference)
  await page.getByRole('button', { name: ordersPage.printLabels.zh }).click()
  await expect(page.getByLabel(onlyChosen(1).zh)).toBeChecked()
  const sheet = page.getByRole('main')
  await expect(sheet.getByText(one.reference).first()).toBeVisible()
  await expect(sheet.getByText(other.reference)).toHaveCount(0)
  await expectAccessible(page)
})

test('the box that selects a day is beside the day, not in an empty row', async ({ page, shop, signIn }) => {
  await place(shop, 3)
  await place(shop, 4)
  await signIn('office')
  await page.goto(`${staffPath('orders')}?days=week&view=table`)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  const box = page.getByRole('checkbox', { name: selectGroup(inDays(4)).zh })
  await expect(box).toBeVisible()
  const heights = await box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const day = element.closest('details')?.querySelector('summary')?.getBoundingClientRect()
    const head = element.closest('thead')?.getBoundingClientRect()
    return { isBeside: day !== undefined && day.top <= top && bottom <= day.bottom, row: head?.height }
  })
  expect(heights).toEqual({ isBeside: true, row: 0 })
  await box.check()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test('the kitchen sees a day by dish, by order and by run', smoke, async ({ page, shop, signIn }) => {
  const date = inDays(16)
  const { reference } = await place(shop, 16)
  await signIn('office')
  await page.goto(`${staffPath('kitchen')}?date=${date}`)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  await expect(page.getByRole('table', { name: kitchen.table.zh })).toBeVisible()
  await page.getByRole('link', { name: viewNames.order.zh }).click()
  await expect(page).toHaveURL(new RegExp(`date=${date}&by=order`))
  const packingTable = page.getByRole('table', { name: kitchen.byOrder.zh })
  await expect(packingTable.getByRole('link', { name: reference })).toBeVisible()
  await page.getByRole('link', { name: viewNames.run.zh }).click()
  const runTable = page.getByRole('table', { name: kitchen.byRun.zh })
  await expect(runTable).toContainText(planPage.unplanned.zh)
  expect(
    await planRuns(shop.store, staffMember('amy', 'office'), date, { kind: 'propose' }, new Date()),
  ).toBe('saved')
  await page.reload()
  await expect(runTable).toContainText(runName(1).zh)
  await expect(runTable.getByRole('link', { name: reference })).toBeVisible()
})

test('a mark made without a signal is shown as waiting, and is sent once there is one', async ({
  page,
  shop,
  signIn,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|network/)
  const date = inDays(17)
  await place(shop, 17)
  await signIn('office')
  await page.goto(`${staffPath('kitchen')}?date=${date}`)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  const marks = page.getByRole('button', {
    name: new RegExp(`^(${kitchen.markDone.zh}|${kitchen.takeBack.zh})`),
  })
  await page.context().setOffline(true)
  await marks.nth(0).click()
  await marks.nth(1).click()
  await expect(page.getByRole('status').filter({ hasText: waitingUpdates(2).zh })).toBeVisible()
  await expect(page.getByText(waitingWords.waiting.zh, { exact: true })).toHaveCount(2)
  await expect(marks.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await marks.nth(1).click()
  await expect(marks.nth(1)).toHaveAttribute('aria-pressed', 'false')
  // The test clock stands still, so updates would share a timestamp.
  shop.setNow(new Date(Date.now() + 60_000))
  await page.context().setOffline(false)
  await expect(page.getByText(waitingWords.waiting.zh, { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(marks.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(marks.nth(1)).toHaveAttribute('aria-pressed', 'false')
})

test('a mark that was being sent when the page reloaded is sent by the next page', async ({
  page,
  shop,
  signIn,
  noise,
}) => {
  noise.allow(/ERR_ABORTED|ERR_FAILED|Failed to load resource|Failed to fetch|signal is aborted/)
  await place(shop, 20)
  await signIn('office')
  await page.goto(`${staffPath('kitchen')}?date=${inDays(20)}`)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  const marks = page.getByRole('button', {
    name: new RegExp(`^(${kitchen.markDone.zh}|${kitchen.takeBack.zh})`),
  })
  const isTick = (request: Request) => request.method() === 'POST'
  // The request hangs.
  await page.route(`**${staffPath('kitchen')}**`, (route) =>
    isTick(route.request()) ? undefined : route.continue(),
  )
  const onItsWay = page.waitForRequest(isTick)
  await marks.nth(0).click()
  await onItsWay
  await page.reload()
  await expect(page.getByText(waitingWords.waiting.zh, { exact: true })).toHaveCount(1)
  await page.unrouteAll()
  await expect(page.getByText(waitingWords.waiting.zh, { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(marks.nth(0)).toHaveAttribute('aria-pressed', 'true')
})

test('a mark that arrives after it was undone changes nothing', async ({ page, shop, signIn }) => {
  const date = inDays(19)
  await place(shop, 19)
  const start = Date.now()
  await signIn('office')
  await page.goto(`${staffPath('kitchen')}?date=${date}`)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  const mark = page.getByRole('button', {
    name: new RegExp(`^(${kitchen.markDone.zh}|${kitchen.takeBack.zh})`),
  })
  const onItsWay: { url: string; body: string }[] = []
  await page.route(/staff\/kitchen\/_?\.data/, (route) => {
    const request = route.request()
    if (request.method() !== 'POST' || onItsWay.length > 0) return route.continue()
    // No response simulates a slow line.
    onItsWay.push({ url: request.url(), body: request.postData() ?? '' })
  })
  await mark.first().click()
  await expect.poll(() => onItsWay.length).toBe(1)
  await expect(mark.first()).toHaveAttribute('aria-pressed', 'true')
  shop.setNow(new Date(start + 60_000))
  const takenBack = page.waitForResponse((response) => response.request().method() === 'POST')
  await mark.first().click()
  expect((await takenBack).status()).toBe(200)
  shop.setNow(new Date(start + 120_000))
  const arrival = await page.evaluate(async ([late]) => {
    const body = new URLSearchParams(late?.body)
    return (await fetch(late?.url ?? '', { method: 'POST', body })).status
  }, onItsWay)
  expect(arrival).toBe(200)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(mark.first()).toHaveAttribute('aria-pressed', 'false')
})

test('without a signal a page is not live, and a step leaves the board unchanged and can be pressed again', async ({
  page,
  shop,
  signIn,
  noise,
}) => {
  // React Router rejects unread data if the page is left during a reload.
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|network|signal is aborted/)
  const now = new Date()
  const input = orderInput(await shop.store.content(), now, { date: inDays(18) })
  const { reference } = await placedOrder(shop.store, input, now)
  await signIn('office')
  const step = page.getByRole('button', { name: stepNames.confirm.zh })
  for (const address of [`${staffPath('orders')}?days=${inDays(18)}`, staffOrderPath(reference)]) {
    await page.goto(address)
    await expect(page.getByText(live.connected.zh)).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText(live.connected.zh)).toBeHidden()
    await step.first().click()
    await expect(page.getByText(noAnswer.zh)).toBeVisible()
    await page.context().setOffline(false)
  }
  await step.first().click()
  await expect(page.getByRole('button', { name: stepNames.prepare.zh }).first()).toBeVisible()
})

test('every column of the board is visible at each width, and its heading stays', async ({
  page,
  shop,
  signIn,
}) => {
  for (const _ of [1, 2, 3, 4]) await place(shop, 15)
  await signIn('office')
  await page.goto(`${staffPath('orders')}?days=${inDays(15)}`)
  for (const width of [768, 1024, 1179]) {
    await page.setViewportSize({ width, height: 900 })
    for (const column of ['new', 'confirmed', 'preparing', 'ready', 'road'] as const) {
      const heading = page.getByRole('heading', { name: columnNames[column].zh, exact: true })
      const box = await heading.locator('../..').boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width - 24)
    }
  }
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.locator('[data-order]').last().scrollIntoViewIfNeeded()
  const head = page.getByRole('heading', { name: columnNames.confirmed.zh })
  await expect(head).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('banner').boundingBox()
  const box = await head.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})
