/** A run with a driver whose phone goes offline. */

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { staffPath } from '#app/staff/addresses.ts'
import { moves } from '#content/controls.ts'
import { movedTo, photoNames, planPage, problemNames, runsPage } from '#content/staff/day/runs.ts'
import { waitingUpdates, waitingWords } from '#content/staff/orders/waiting-updates.ts'
import { frame } from '#content/staff/shell/frame.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import type { RunChange } from '#domain/staff/day/run-change.ts'
import { confirmOrder, moveOrder } from '#server/commands/orders/staff-commands.ts'
import { planRuns } from '#server/commands/work/plan-runs.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { drivers, runsOf } from '#server/db/work/runs.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { join } from '#tests/support/staff/staff-browser.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'

/** Orders of other tests would be planned too. */
const test = testWithOwnShop()

test.use({ serviceWorkers: 'allow' })

/** The order is ready in the kitchen and due today. */
async function readyOrder({ store }: ServedSite, slot: string) {
  const now = new Date()
  const placedAt = new Date(now.getTime() - 7 * 86_400_000)
  const draft = { slot, date: todayInHongKong(now) }
  const order = await placedOrder(store, orderInput(await store.content(), placedAt, draft), placedAt)
  const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
  await confirmOrder(store, call, null, placedAt)
  await moveOrder(store, call, 'prepare', placedAt, true)
  await moveOrder(store, call, 'make-ready', placedAt)
  return { id: order.id, code: order.reference.slice(5) }
}

/** Puts an order on a new run of this driver. */
async function giveRun({ store }: ServedSite, orderId: number, name: string) {
  const today = todayInHongKong(new Date())
  const plan = (change: RunChange) => planRuns(store, staffMember('amy', 'office'), today, change, new Date())
  await plan({ kind: 'propose' })
  await plan({ kind: 'give-stop', orderId, toRun: null })
  const run = (await runsOf(store.db, today)).find(({ stops }) => stops.includes(orderId))
  const driver = (await drivers(store.db)).find((each) => each.name === name)
  await plan({ kind: 'give-run', runId: run?.id ?? 0, driverId: driver?.id ?? '' })
}

/** The service worker's cache: URLs of scripts and styles, and texts of pages. */
const countSavedFiles = (page: Page) =>
  page.evaluate(async () => {
    const copies = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const responses = (await Promise.all(copies.map((each) => each.matchAll()))).flat()
    const isAsset = ({ url }: Response) => url.includes('/assets/')
    const pages = responses.filter((response) => !isAsset(response)).map((response) => response.text())
    return { assets: responses.filter(isAsset).length, pages: (await Promise.all(pages)).join() }
  })

/** The picture has the size of a phone's photo. */
async function door() {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#284' } })
  return { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

const stopsOf = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem')

test('stops are planned, driven in the same order, and kept while there is no signal', async ({
  page,
  shop,
  browser,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const early = await readyOrder(shop, '12:00')
  const late = await readyOrder(shop, '12:30')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop.origin })
  const driver = await phone.newPage()
  await join(driver, shop, 'driver', 'Che')
  await join(page, shop, 'office', 'Amy')

  await page.goto(staffPath('runPlan'))
  await page.getByRole('button', { name: planPage.propose.zh }).click()
  await expect(stopsOf(page)).toHaveCount(2)
  await expect(stopsOf(page).first()).toContainText(early.code)
  await page.getByRole('button', { name: new RegExp(`^${moves.up.zh}.*${late.code}`) }).focus()
  await page.keyboard.press('Enter')
  await expect(stopsOf(page).first()).toContainText(late.code)
  await expect(page.getByRole('status').filter({ hasText: movedTo('', 1, 2).zh })).toHaveCount(1)
  await page.getByRole('combobox', { name: new RegExp(`^${planPage.driver.zh}`) }).selectOption('Che')
  await page.getByRole('button', { name: new RegExp(`^${planPage.give.zh}`) }).click()
  await expect(page.getByRole('combobox', { name: new RegExp(`^${planPage.driver.zh}`) })).not.toHaveValue('')
  await expectAccessible(page)

  await driver.goto(staffPath('runs'))
  await expect(stopsOf(driver).nth(0)).toContainText(late.code)
  await expect(stopsOf(driver).nth(1)).toContainText(early.code)
  await expect(stopsOf(driver).getByRole('link', { name: runsPage.call.zh })).toHaveCount(0)
  await expectAccessible(driver)

  await driver.clock.install()
  await phone.setOffline(true)
  await driver.getByRole('button', { name: runsPage.leave.zh }).click()
  await driver.getByRole('button', { name: runsPage.handedOver.zh }).first().click()
  await driver.getByRole('link', { name: runsPage.problem.zh }).click()
  await driver.getByLabel(problemNames.refused.zh).check()
  await driver
    .getByRole('dialog')
    .getByLabel(runsPage.photo.zh)
    .setInputFiles(await door())
  await expectAccessible(driver)
  await driver.getByRole('button', { name: runsPage.notifyOffice.zh }).click()
  await driver.clock.fastForward(15_000)
  await expect(driver.getByText(waitingUpdates(3).zh)).toBeVisible()
  await expect(stopsOf(driver).nth(0)).toContainText(waitingWords.waiting.zh)
  expect((await loadOrder(shop.store.db, late.id))?.status).toBe('ready')
  await expectAccessible(driver)

  await phone.setOffline(false)
  await driver.clock.fastForward(5_000)
  await expect(stopsOf(driver).nth(0)).toContainText(runsPage.sent.zh)
  await expect(driver.getByText(waitingUpdates(3).zh)).toHaveCount(0)
  expect((await loadOrder(shop.store.db, late.id))?.status).toBe('delivered')
  expect((await loadOrder(shop.store.db, early.id))?.status).toBe('out-for-delivery')

  await page.goto(staffPath('runs'))
  await expect(stopsOf(page).nth(1)).toContainText(problemNames.refused.zh)
  await stopsOf(page).nth(1).getByRole('link', { name: runsPage.seePhoto.zh }).click()
  await expect(page.getByRole('img', { name: photoNames.problem.zh })).toBeVisible()
  await phone.close()
})

test('the picture of a delivery is uploaded as soon as it is taken, beside the stop', async ({
  shop,
  browser,
}) => {
  const stop = await readyOrder(shop, '15:00')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop.origin })
  const driver = await phone.newPage()
  await join(driver, shop, 'driver', 'Hei')
  await giveRun(shop, stop.id, 'Hei')
  await driver.goto(staffPath('runs'))
  await driver.getByRole('button', { name: runsPage.leave.zh }).click()
  await driver.getByRole('button', { name: runsPage.handedOver.zh }).click()
  await driver.getByLabel(runsPage.takePhoto.zh).setInputFiles(await door())
  const picture = stopsOf(driver).getByRole('link', { name: runsPage.seePhoto.zh })
  await expect(picture).toBeVisible()
  await expectAccessible(driver)
  await picture.click()
  await expect(driver.getByRole('img', { name: photoNames['hand-over'].zh })).toBeVisible()
  await phone.close()
})

test('a driver’s sheet opens without a signal until the driver signs out', async ({
  shop,
  browser,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const stop = await readyOrder(shop, '13:00')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop.origin })
  const driver = await phone.newPage()
  await join(driver, shop, 'driver', 'Fan')
  await giveRun(shop, stop.id, 'Fan')
  await driver.goto(staffPath('runs'))
  await expect(stopsOf(driver)).toContainText(stop.code)
  // An outdated sheet may be cached already.
  await expect.poll(async () => (await countSavedFiles(driver)).pages).toContain(stop.code)
  await expect.poll(async () => (await countSavedFiles(driver)).assets).toBeGreaterThan(0)

  await phone.setOffline(true)
  await driver.reload()
  await expect(stopsOf(driver)).toContainText(stop.code)
  await expect(driver.getByRole('alert')).toBeVisible()
  await driver.getByRole('button', { name: runsPage.leave.zh }).click()
  await expect(driver.getByRole('button', { name: runsPage.handedOver.zh })).toBeVisible()

  await phone.setOffline(false)
  await expect
    .poll(async () => (await loadOrder(shop.store.db, stop.id))?.status, { timeout: 30_000 })
    .toBe('out-for-delivery')
  await expect(driver.getByRole('alert')).toHaveCount(0)
  await driver.goto(staffPath('account'))
  await driver.getByRole('button', { name: frame.signOut.zh }).click()
  await expect(driver).toHaveURL(new RegExp(staffPath('signIn')))
  await expect.poll(() => countSavedFiles(driver)).toEqual({ assets: 0, pages: '' })
  await phone.close()
})

test('a driver is shown a stop update that a change of the office replaced', async ({
  shop,
  browser,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|status of 4\d\d/)
  const stop = await readyOrder(shop, '14:00')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop.origin })
  const driver = await phone.newPage()
  await join(driver, shop, 'driver', 'Gus')
  await giveRun(shop, stop.id, 'Gus')
  await driver.goto(staffPath('runs'))
  await expect(stopsOf(driver)).toContainText(stop.code)
  await driver.clock.install()
  await phone.setOffline(true)
  await driver.getByRole('button', { name: runsPage.leave.zh }).click()
  await driver.getByRole('button', { name: runsPage.handedOver.zh }).click()
  const call = { orderId: stop.id, expectedVersion: null, by: 'Amy', note: '' }
  for (const step of ['send-out', 'hand-over'] as const)
    expect(await moveOrder(shop.store, call, step, new Date())).toMatchObject({ ok: true })
  await phone.setOffline(false)
  await driver.clock.fastForward(15_000)
  const refusal = driver.getByRole('alert').filter({ hasText: runsPage.refused.zh })
  await expect(refusal).toContainText('14:00')
  await expect(refusal).toContainText(stop.code)
  await expectAccessible(driver)
  await driver.getByRole('button', { name: waitingWords.seen.zh }).click()
  await expect(refusal).toHaveCount(0)
  await phone.close()
})
