/** The public site without a connection (decisions/0100). */
import type { BrowserContext, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { forgetDevicePath, orderPath, pagePath, setPath } from '#app/paths.ts'
import { cart } from '#content/ordering/cart.ts'
import { basketStays, noOrders, tryAgain } from '#content/ordering/no-connection.ts'
import { order } from '#content/ordering/order.ts'
import { status } from '#content/ordering/order-status.ts'
import { forgetDevice } from '#content/pages/forget-device.ts'
import { offline, savedSentence } from '#content/pages/offline.ts'
import { setChooser } from '#content/pages/set.ts'
import { demoShopDetails } from '#content/shop-details.ts'
import { type Cents, cents } from '#domain/money.ts'
import { withoutCountryCode } from '#domain/shop/chat-message.ts'
import type { Lang } from '#domain/text.ts'
import { setMenus } from '#server/db/schema/catalogue.ts'
import { orders } from '#server/db/schema/orders.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { badge, drawer, openDrawer } from '#tests/support/browser/cart-drawer.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { testWithShop } from '#tests/support/site/order-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { openStoppableSite, type StoppableSite } from '#tests/support/site/stoppable-site.ts'

const test = testWithShop(() => openStoppableSite())

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ noise }) => noise.allow(/ERR_(CONNECTION|FAILED|EMPTY|INCOMPLETE)|status of 404/))
test.afterEach(({ shop }) => shop.start())

const bar = (page: Page) => page.locator('[data-saved-at]')
const telephone = withoutCountryCode(demoShopDetails.hotline)

const savedPaths = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(opened.map((each) => each.keys()))).flat()
    return requests.map(({ url }) => url.replace(origin, ''))
  })

/** A page and the offline page come last. */
async function isSaved(page: Page, path: string, lang: Lang): Promise<void> {
  await expect.poll(() => savedPaths(page)).toEqual(expect.arrayContaining([path, pagePath('offline', lang)]))
}

async function basketIsSaved(page: Page): Promise<void> {
  await expect.poll(async () => (await savedPaths(page)).join()).toMatch(/\/cart-[^,]+\.js/)
  await expect.poll(async () => (await savedPaths(page)).join()).toMatch(/\/toast-[^,]+\.css/)
}

for (const lang of ['zh', 'en'] as const) {
  test(`a menu seen before names its hour while the server is away, and offers the current one afterwards, in ${lang}`, async ({
    page,
    shop,
    noise,
  }) => {
    const menu = pagePath('menu', lang)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(menu)
    await isSaved(page, menu, lang)
    const time = await page.evaluate(
      (path) => caches.match(path).then((copy) => copy?.headers.get('date')),
      menu,
    )
    const sentence = savedSentence('menu', new Date(time ?? ''))
    await shop.stop()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(menu)
      await expect(bar(page)).toContainText(
        sentence.before[lang] + sentence.hour[lang] + sentence.after[lang],
      )
      await expectAccessible(page)
      await page.goto(pagePath('contact', lang))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(offline.heading[lang])
      await expect(page.locator('[data-offline=menu]')).toContainText(sentence.hour[lang])
      await expect(page.getByRole('main').getByRole('link', { name: telephone })).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.emulateMedia({ forcedColors: 'active' })
    await page.getByRole('link', { name: offline.seeMenu[lang] }).click()
    await expect(bar(page)).toBeVisible()
    const colours = await bar(page).evaluate((element) =>
      [...element.querySelectorAll('span, b')].map((part) => getComputedStyle(part).color),
    )
    expect(new Set(colours).size).toBe(1)
    await page.emulateMedia({ forcedColors: 'none' })

    await shop.start()
    const comeOnline = () => page.evaluate(() => dispatchEvent(new Event('online')))
    noise.allow(/status of 503/)
    await page.route('**/health', (route) => route.fulfill({ status: 503 }))
    const withoutDatabase = page.waitForResponse(/health/)
    await comeOnline()
    expect((await withoutDatabase).status()).toBe(503)
    await expect(bar(page)).toContainText(sentence.hour[lang])
    await page.unroute('**/health')
    await comeOnline()
    await expect(page.getByRole('status').filter({ hasText: offline.back[lang] })).toBeVisible()
    const reload = bar(page).getByRole('link', { name: offline.reload[lang] })
    await reload.focus()
    await page.keyboard.press('Enter')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a saved set fills the basket of both tabs but takes no order, and another price counts once the server is back', async ({
  page,
  shop,
  context,
}) => {
  await page.goto(setPath('easy-party-10', 'zh'))
  await basketIsSaved(page)
  const tab = await context.newPage()
  await tab.goto(setPath('easy-party-10', 'zh'))
  await shop.stop()
  const price = await changePrice(shop, cents(11_100))
  await page.reload()
  const orderNow = page.getByRole('button', { name: setChooser.orderNow.zh }).first()
  await expect(orderNow).toBeDisabled()
  await expect(orderNow).toHaveAccessibleDescription(new RegExp(`${noOrders.zh}.*${telephone}`))
  await page.getByRole('button', { name: setChooser.addToCart.zh }).click()
  await expect(badge(page)).toHaveText('1')
  await expect(badge(tab)).toHaveText('1')
  await tab.getByRole('button', { name: setChooser.orderNow.zh }).first().click()
  await expect(bar(tab)).toBeVisible()
  await openDrawer(tab)
  const goOrder = drawer(tab).getByRole('button', { name: cart.goOrder.zh })
  await expect(goOrder).toBeDisabled()
  await expect(goOrder).toHaveAccessibleDescription(new RegExp(`${basketStays.zh}.*${telephone}`))
  await expect(drawer(tab).getByText(cart.pricesOld.zh)).toBeVisible()
  await expectAccessible(tab)

  await shop.start()
  await drawer(tab).getByRole('button', { name: tryAgain.zh }).click()
  await expect(goOrder).toBeEnabled()
  await expect(drawer(tab).locator('footer')).toContainText('111.00')
  await page.reload()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('$111')
  await changePrice(shop, price)
})

/** @returns the former price */
async function changePrice({ store }: StoppableSite, price: Cents): Promise<Cents> {
  const isSet = eq(setMenus.slug, 'easy-party-10')
  const [before] = await store.db.select({ price: setMenus.price }).from(setMenus).where(isSet)
  await store.db.update(setMenus).set({ price }).where(isSet)
  await store.refresh()
  return before?.price ?? cents(0)
}

test('an order sent while the server goes away gives the reason and the telephone, and is placed once afterwards', async ({
  page,
  shop,
}) => {
  const dialog = new OrderDialogDriver(page, 'en')
  await dialog.open()
  await dialog.toPay()
  const before = await shop.store.db.$count(orders)
  await shop.stop()
  await dialog.place()
  await expect(dialog.dialog.getByText(order.offline.en)).toContainText(telephone)
  await dialog.place()
  await expect(dialog.dialog.getByText(order.offline.en)).toBeVisible()
  await shop.start()
  await dialog.place()
  await dialog.isPlaced()
  expect(await shop.store.db.$count(orders)).toBe(before + 1)
})

test('a copy is shown when the server does not answer in time', async ({ page, shop }) => {
  await page.goto(pagePath('menu', 'en'))
  await isSaved(page, pagePath('menu', 'en'), 'en')
  shop.stall()
  await page.goto(pagePath('menu', 'en'))
  await expect(bar(page)).toBeVisible()
  shop.resume()
})

test('an order’s own page is kept with its code and calendar file until the device is forgotten', async ({
  page,
  shop,
}) => {
  const { reference, token } = await orderIn('to-pay', shop.store, new Date())
  const path = orderPath(reference, token, 'en')
  await page.goto(pagePath('find-order', 'en'))
  await page.goto(path)
  await expect.poll(() => savedPaths(page)).toContain(path)
  await expect.poll(async () => (await savedPaths(page)).join()).toContain('/calendar?')
  expect(await savedPaths(page)).not.toContain(pagePath('find-order', 'en'))
  await shop.stop()
  await page.reload()
  await expect(bar(page)).toContainText(savedSentence('order', new Date()).before.en)
  await expect(page.getByRole('main').locator('svg[role=img], figure svg').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: status.calendar.en }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)

  await page.goto(pagePath('contact', 'en'))
  await page.locator('[data-offline=order] a').click()
  await expect(bar(page)).toBeVisible()
  await shop.start()
  await page.evaluate(() => localStorage.setItem('cartItems', '[]'))
  await page.getByRole('button', { name: forgetDevice.name.en }).click()
  await expect(page.getByRole('heading', { name: forgetDevice.title.en })).toBeVisible()
  expect(await savedPaths(page)).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, navigator.serviceWorker.controller])).toEqual([
    0,
    null,
  ])
  await shop.stop()
  await expect(page.goto(path)).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
})

test('the form of another site makes no device forget', async ({ page, noise }) => {
  noise.allow(/status of 403|elsewhere\.example/)
  const menu = pagePath('menu', 'en')
  await page.goto(menu)
  await isSaved(page, menu, 'en')
  const action = new URL(forgetDevicePath('en'), page.url()).href
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${action}"><button>Forget</button></form>`,
    }),
  )
  await page.goto('http://elsewhere.example/')
  const response = page.waitForResponse(action)
  await page.getByRole('button').click()
  expect((await response).status()).toBe(403)
  expect(await savedPaths(page)).toContain(menu)
})

test('full or forbidden storage keeps no page of the server back', async ({ page, context }) => {
  await page.goto(pagePath('menu', 'en'))
  await isSaved(page, pagePath('menu', 'en'), 'en')
  await failStorage(context)
  await page.goto(pagePath('contact', 'en'))
  await expect(bar(page)).toHaveCount(0)
  await page.goto(setPath('easy-party-10', 'en'))
  await page.getByRole('button', { name: setChooser.addToCart.en }).click()
  await expect(badge(page)).toHaveText('1')
})

/** Storage of the worker fails as on a full device. */
async function failStorage(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(() => {
    const fail = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    CacheStorage.prototype.open = fail
    CacheStorage.prototype.match = fail
    Cache.prototype.put = fail
  })
}

test('nothing of the back office goes through the copies of the shop', async ({ page }) => {
  await page.goto(pagePath('menu', 'zh'))
  await isSaved(page, pagePath('menu', 'zh'), 'zh')
  const before = await savedPaths(page)
  await page.goto('/staff/sign-in/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const later = (await savedPaths(page)).filter((path) => !before.includes(path))
  expect(later.filter((path) => !path.includes('/assets/'))).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration('/').then(Boolean))).toBe(true)
})
