/** These tests cover live events, undo and an outage. */
import type { BrowserContext, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { editOrderPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { dayText, longDayText } from '#content/dates.ts'
import { driversPage } from '#content/staff/day/drivers.ts'
import { labels, printLabels } from '#content/staff/day/labels.ts'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { bulkDone, ordersPage, selectOrder, stepNames } from '#content/staff/orders/orders.ts'
import { staffStatusNames } from '#content/staff/orders/state-names.ts'
import { bellStates, lastGood, live } from '#content/staff/shell/live.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { shortcutWords } from '#content/staff/shell/shortcuts.ts'
import { addDays, timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { unattendedHeader } from '#domain/staff/office/staff-session.ts'
import { noteOpening } from '#server/commands/orders/note-opening.ts'
import { confirmOrder } from '#server/commands/orders/staff-commands.ts'
import { orders } from '#server/db/schema/orders.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'
import { expect, smoke } from '#tests/support/site/site.ts'
import { sessionByCookie, staffMember } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie }).extend<{
  signIn: (role: string, name?: string) => Promise<void>
}>({
  signIn: async ({ context, shop }, use) => use((role, name = 'amy') => signInAs(context, shop, role, name)),
})

const signInAs = (context: BrowserContext, { origin }: ServedSite, role: string, name: string) =>
  context.addCookies([{ name: 'staff', value: `${name}.${role}`, url: origin }])

async function place({ store, setNow }: ServedSite, days = 7) {
  const now = new Date()
  setNow(now)
  const date = addDays(todayInHongKong(now), days)
  return placedOrder(store, orderInput(await store.content(), now, { date }), now)
}

/**
 * Browsers mute tabs until a click. The test driver's calls count as clicks, so each audio context is suspended here.
 */
function silenceUntilPressed() {
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      void this.suspend()
    }
  }
}

const bellOf = (page: Page) => page.getByRole('button', { name: live.bell.zh })

test('the bell shows whether it can ring', async ({ page, context, signIn }) => {
  await signIn('office', 'fay')
  await page.goto(staffPath('orders'))
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  const bell = bellOf(page)
  await expect(bell).toContainText(bellStates.off.zh)
  await expect(bell).toHaveAttribute('aria-pressed', 'false')
  await bell.click()
  await expect(bell).toContainText(bellStates.on.zh)
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
  const tab = await context.newPage()
  await tab.addInitScript(silenceUntilPressed)
  await tab.goto(staffPath('orders'))
  await expect(bellOf(tab)).toContainText(bellStates.blocked.zh)
  await tab.getByRole('heading', { level: 1 }).click()
  await expect(bellOf(tab)).toContainText(bellStates.on.zh)
  await bellOf(tab).click()
  await expect(bellOf(tab)).toContainText(bellStates.off.zh)
  await expect(bell).toContainText(bellStates.off.zh)
  // A browser without sound.
  const silent = await context.newPage()
  await silent.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'))
  await silent.goto(staffPath('orders'))
  await expect(silent.getByText(live.connected.zh)).toBeVisible()
  await expect(bellOf(silent)).toContainText(bellStates.impossible.zh)
  await expect(bellOf(silent)).toBeDisabled()
})

test(
  'a new order is announced on open pages until somebody opens it',
  smoke,
  async ({ page, shop, signIn }) => {
    await signIn('office')
    await page.goto(staffPath('orders'))
    await expect(page.getByText(live.connected.zh)).toBeVisible()
    const bell = bellOf(page)
    await expect(bell).toContainText(bellStates.off.zh)
    await bell.click()
    await expect(bell).toContainText(bellStates.on.zh)

    const order = await place(shop)
    const message = page.getByRole('region', { name: live.messages.zh }).getByText(order.reference)
    await expect(message).toBeVisible()
    await expect(page.locator(`[data-order="${order.reference}"]`)).toBeVisible()
    await expect(page).toHaveTitle(/^\(\d+\) /)
    await expectAccessible(page)
    await page.getByRole('link', { name: live.look.zh }).click()
    await expect(page).toHaveURL(new RegExp(staffOrderPath(order.reference)))
    await expect(message).toHaveCount(0)
  },
)

function countStrokes() {
  const { prototype } = OscillatorNode
  const { start } = prototype
  prototype.start = function (when) {
    document.documentElement.dataset.strokes = String(
      Number(document.documentElement.dataset.strokes ?? 0) + 1,
    )
    return start.call(this, when)
  }
}

test('the bell rings again every 15 seconds until somebody opens the order', async ({
  page,
  shop,
  signIn,
}) => {
  // Orders of other tests ring too.
  const { db } = shop.store
  const waitingOrders = await db.select({ id: orders.id }).from(orders).where(eq(orders.status, 'submitted'))
  for (const { id } of waitingOrders) await noteOpening(shop.store, id, staffMember('amy'), new Date())
  await page.clock.install()
  await page.addInitScript(countStrokes)
  const strokes = async () => Number((await page.locator('html').getAttribute('data-strokes')) ?? 0)
  await signIn('office', 'ivy')
  await page.goto(staffPath('calendar'))
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  await bellOf(page).click()
  await expect(bellOf(page)).toContainText(bellStates.on.zh)
  // The test sound has two tones.
  const tones = 2
  expect(await strokes()).toBe(tones)
  // Nothing else rings during the test sound.
  await page.clock.runFor(2_000)
  const order = await place(shop)
  await expect.poll(strokes).toBe(2 * tones)
  for (const times of [3, 4]) {
    await page.clock.runFor(15_000)
    await expect.poll(strokes).toBe(times * tones)
  }
  await page.getByRole('link', { name: pageNames.orders.zh }).first().click()
  await page.locator(`[data-order="${order.reference}"] [data-open]`).click()
  await expect(page).toHaveURL(new RegExp(staffOrderPath(order.reference)))
  /** Tones within a quarter of a minute. */
  async function waitForBell() {
    const before = await strokes()
    await page.clock.runFor(15_000)
    return (await strokes()) - before
  }
  // The event arrives in real time.
  await expect.poll(waitForBell).toBe(0)
  expect(await waitForBell()).toBe(0)
})

test('the result of a form posted before the script ran stays when the script takes over', async ({
  page,
  signIn,
  noise,
}) => {
  noise.allow(/ERR_FAILED|status of 4\d\d/)
  await signIn('owner')
  let isSlow = true
  await page.route('**/assets/**/*.js', (route) => (isSlow ? route.abort() : route.continue()))
  await page.goto(staffPath('drivers'))
  isSlow = false
  await page.getByLabel(driversPage.name.zh).fill(' ')
  await page.getByRole('button', { name: driversPage.add.zh }).click()
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  await expect(page.getByText(driversPage.noName.zh)).toBeVisible()
})

test('a step can be undone for ten seconds', async ({ page, shop, signIn }) => {
  const order = await place(shop)
  await signIn('office', 'bea')
  await page.goto(staffPath('orders'))
  const card = page.locator(`[data-order="${order.reference}"]`)
  shop.setNow(new Date())
  await card.getByRole('button', { name: stepNames.confirm.zh }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: new RegExp(live.takeBack.zh) }).click()
  await expect(card).toBeVisible()
})

test('orders are selected and moved on by the keyboard, after a confirmation', async ({
  page,
  shop,
  signIn,
}) => {
  const orders = [await place(shop, 9), await place(shop, 9)]
  const view = `${staffPath('orders')}?days=${addDays(todayInHongKong(new Date()), 9)}&view=table`
  await signIn('office', 'cat')
  await page.goto(view)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  for (const { reference } of orders) await expect(page.getByLabel(selectOrder(reference).zh)).toBeChecked()
  await page.keyboard.press('.')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: ordersPage.nextForSelected.zh }).click()
  await expect(page.getByText(bulkDone(2, 0).zh)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: shortcutWords.title.zh })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('j?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('keys on the page of an order take its next step once, edit a selection and discard changes', async ({
  page,
  shop,
  signIn,
  noise,
}) => {
  // Preparing an unpaid order needs confirmation.
  noise.allow(/409/)
  const { reference } = await place(shop, 11)
  await signIn('office', 'hal')
  await page.goto(`${staffPath('orders')}?days=${addDays(todayInHongKong(new Date()), 11)}&view=table`)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  const box = page.getByLabel(selectOrder(reference).zh)
  for (const key of ['j', 'x']) await page.keyboard.press(key)
  await expect(box).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(box).not.toBeChecked()

  await page.goto(staffOrderPath(reference))
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  await expect(page.getByRole('button', { name: stepNames.confirm.zh }).locator('kbd')).toHaveText('.')
  await page.keyboard.press('.')
  await expect(page.locator('[aria-current="step"]')).toHaveText(staffStatusNames.confirmed.zh)
  await page.keyboard.press('.')
  await expect(page.getByText(ordersPage.unpaidAsk.zh)).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('e')
  await expect(page).toHaveURL(new RegExp(`${editOrderPath(reference)}$`))
  const quantity = page.getByLabel(editPage.quantity.zh)
  await quantity.fill('2')
  const locator = page.getByRole('dialog', { name: editPage.leaveTitle.zh })
  await page.keyboard.press('Escape')
  await expect(locator).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(locator).toHaveCount(0)
  await expect(quantity).toHaveValue('2')
  await page.keyboard.press('Escape')
  await locator.getByRole('button', { name: editPage.leave.zh }).click()
  await expect(page).toHaveURL(new RegExp(`${staffOrderPath(reference)}$`))
})

test('the next step of an order whose fee is to be quoted is the field of the fee', async ({
  page,
  shop,
  signIn,
}) => {
  const now = new Date()
  shop.setNow(now)
  const content = await shop.store.content()
  const remote = content.rules.settings.remotePlaces.find(({ byQuotation }) => byQuotation)
  if (!remote) throw new Error('no place whose fee is quoted')
  const parts = { date: addDays(todayInHongKong(now), 12), zoneId: remote.zoneId, remotePlaceId: remote.id }
  const { reference } = await placedOrder(shop.store, orderInput(content, now, parts), now)
  await signIn('office', 'ida')
  await page.goto(staffOrderPath(reference))
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  await page.keyboard.press('.')
  await expect(page.getByLabel(orderPage.fee.zh)).toBeFocused()
})

test('the last loaded data stays while the server is away', async ({ page, shop, signIn, noise }) => {
  noise.allow(/ERR_|Failed to load resource|failed request/)
  const order = await place(shop, 10)
  await signIn('office', 'dot')
  await page.goto(`${staffPath('orders')}?days=${addDays(todayInHongKong(new Date()), 10)}`)
  const card = page.locator(`[data-order="${order.reference}"]`)
  await expect(card).toBeVisible()
  await page.route('**/*.data*', (route) => route.abort())
  await place(shop, 10)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(card).toBeVisible()
  // An event would also reload the list, so the server stays away until a person retries.
  let isAsked = false
  await page.route('**/*.data*', (route) => {
    isAsked ||= !(unattendedHeader in route.request().headers())
    return isAsked ? route.continue() : route.abort()
  })
  await page.getByRole('button', { name: lastGood.again.zh }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(isAsked).toBe(true)
})

test('the page of labels follows changes and keeps labels just printed, and stays while the server is away', async ({
  page,
  shop,
  signIn,
  noise,
}) => {
  noise.allow(/ERR_|Failed to load resource|failed request/)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  const confirmOne = async () => {
    const { id } = await place(shop, 13)
    await confirmOrder(
      shop.store,
      { orderId: id, expectedVersion: null, by: 'Amy', note: '' },
      null,
      new Date(),
    )
  }
  await signIn('office', 'jan')
  await page.goto(`${staffPath('labels')}?date=${addDays(todayInHongKong(new Date()), 13)}`)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  await expect(page.getByText(labels.none.zh)).toBeVisible()
  await confirmOne()
  const locator = page.getByRole('article')
  await expect(locator).not.toHaveCount(0)
  const each = await locator.count()

  const button = (number: number) => page.getByRole('button', { name: printLabels(number).zh })
  await button(each).click()
  await expect(page.locator('body[data-printed]')).toBeVisible()
  await expect(page.getByText(labels.printed.zh)).toBeVisible()
  await confirmOne()
  await expect(button(each)).toBeEnabled()
  await expect(page.getByText(labels.printed.zh)).toBeVisible()

  await page.route('**/*.data*', (route) => route.abort())
  await confirmOne()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(locator).toHaveCount(each)
})

test.describe('due dates and times are shown in Hong Kong time, also in a browser of another time zone,', () => {
  test.use({ timezoneId: 'America/New_York' })
  const today = () => todayInHongKong(new Date())

  test('on every page of the back office', async ({ page, shop, signIn }) => {
    const order = await place(shop, 8)
    const date = addDays(today(), 8)
    const due = dayText(date).zh
    const placedAt = timeInHongKong(order.placedAt)
    await signIn('owner', 'eve')
    await page.goto(staffOrderPath(order.reference))
    await expect(page.getByText(due).first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(placedAt)
    const row = page.locator(`[data-order="${order.reference}"]`)
    await page.goto(staffPath('orders'))
    await expect(row).toContainText(due)
    await expect(page.getByText(live.connected.zh)).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(dayText(today()).zh)
    await page.goto(`${staffPath('orders')}?days=${date}&view=table`)
    await expect(page.getByText(live.connected.zh)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(due)
    for (const id of ['kitchen', 'labels', 'runs'] as const) {
      await page.goto(staffPath(id))
      await expect(page.getByText(live.connected.zh)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(dayText(today()).zh)
    }
    await page.goto(staffPath('calendar'))
    await expect(page.getByText(live.connected.zh)).toBeVisible()
    await expect(page.locator('[aria-current="date"]')).toContainText(longDayText(today()).zh)
  })
})
