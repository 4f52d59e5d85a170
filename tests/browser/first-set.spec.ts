/** A new shop goes from nothing to its first order. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { staffPath } from '#app/staff/addresses.ts'
import { openingSoon } from '#content/pages/home.ts'
import { onSale, startPage, stepTexts } from '#content/staff/office/start.ts'
import { courseName } from '#content/staff/orders/course-names.ts'
import { dishesPage } from '#content/staff/shop/menus/dishes.ts'
import { changeCount, importPage } from '#content/staff/shop/menus/menu-import.ts'
import { menusPage, publishVersion, setFieldName } from '#content/staff/shop/menus/menus.ts'
import { settingName, settingsPage } from '#content/staff/shop/settings/settings.ts'
import { openStore } from '#server/db/store/store.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { testWithShop } from '#tests/support/site/order-site.ts'
import { serveTestSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

async function openNewShop() {
  const now = new Date()
  const dataDir = await mkdtemp(join(tmpdir(), 'new-shop-'))
  const store = await openStore({ dataDir, now, isEmpty: true })
  const shop = await serveTestSite({ store, now, sessionOf: sessionByCookie, config: { details: {} } })
  const close = async () => {
    await shop.close()
    await store.close()
    await rm(dataDir, { recursive: true })
  }
  return { ...shop, close }
}

const test = testWithShop(openNewShop)
/** The shop of these tests starts without sets. */
const testWithFile = testWithShop(openNewShop)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Fills a section of the settings and confirms the effects. */
async function saveSection(
  page: Page,
  section: 'shop' | 'payment',
  values: Readonly<Record<string, string>>,
) {
  const form = page.locator(`#${section}`)
  for (const [name, value] of Object.entries(values))
    await form.getByLabel(settingName(name).en, { exact: true }).fill(value)
  if (section === 'shop') await form.getByLabel(settingName('hasEnglish').en).check()
  await form.getByRole('button', { name: settingsPage.save.en, exact: true }).click()
  await press(page, settingsPage.agree.en)
  await expect(page.getByText(settingsPage.saved.en)).toBeVisible()
}

/** A shop needs these settings besides a menu. */
async function enterShopDetails(page: Page) {
  await saveSection(page, 'shop', {
    'name.zh': '小店到會',
    'name.en': 'Small Caterer',
    'company.zh': '小店公司',
    'company.en': 'Small Co.',
    'address.zh': '觀塘道 1 號',
    'address.en': '1 Kwun Tong Road',
    hotline: '+852 2000 0099',
    chatNumber: '+852 2000 0099',
    email: 'hello@small.example',
    licenceNumber: '2900000001',
    contactHours: '10:00–18:00',
    latitude: '22.31',
    longitude: '114.22',
  })
  await page.goto(staffPath('start'))
  await page.getByRole('link', { name: stepTexts.payment.go.en }).first().click()
  await page.locator('#payment').getByText(settingsPage.accounts.en, { exact: true }).click()
  await saveSection(page, 'payment', { fps: '123456789' })
}

/** Delays the next response under this path until the result is called. */
async function holdNextAnswer(page: Page, path: string): Promise<() => Promise<void>> {
  const responseArrived = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    responseArrived.resolve()
    await release.promise
    await route.fulfill({ response })
  }
  await page.route((url) => url.pathname.startsWith(path), hold, { times: 1 })
  return async () => {
    await responseArrived.promise
    release.resolve()
  }
}

async function add(page: Page, title: string, zh: string, en: string) {
  await page.getByText(title, { exact: true }).first().click()
  await page.getByLabel(menusPage.nameZh.en, { exact: true }).fill(zh)
  await page.getByLabel(menusPage.nameEn.en, { exact: true }).fill(en)
  await press(page, title)
  await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible()
}

test('a new shop sells its first set after the steps of its first page', async ({ page, shop }) => {
  await page.goto('/')
  await expect(page.getByText(openingSoon.zh)).toBeVisible()
  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])

  await page.goto(staffPath('home'))
  await page.getByRole('link', { name: stepTexts.details.go.en }).first().click()
  await enterShopDetails(page)

  await page.goto(staffPath('dishes'))
  await add(page, dishesPage.add.en, '燒雞', 'Roast chicken')
  await page.goto(staffPath('start'))
  await page.getByRole('link', { name: stepTexts.menu.go.en }).first().click()
  await add(page, menusPage.add.en, '第一套餐', 'Our first set')
  await page.getByLabel(setFieldName('price', null).en, { exact: true }).fill('388')
  await press(page, menusPage.addGroup.en)
  const group = page.locator('[data-group]')
  await group.getByLabel(menusPage.nameZh.en, { exact: true }).fill('主菜')
  await group.getByLabel(menusPage.nameEn.en, { exact: true }).fill('Mains')
  await group.getByLabel(menusPage.course.en, { exact: true }).selectOption(courseName('maindish').en)
  await group.getByLabel(menusPage.dishHint.en, { exact: true }).fill('Roast chicken')
  await group.getByRole('button', { name: menusPage.addDish.en }).click()
  const isDefault = page.getByRole('button', { name: `${menusPage.chosen.en}: Roast chicken`, exact: true })
  // Otherwise the delayed response could be that of the button before.
  await expect(isDefault).toBeVisible()
  const release = await holdNextAnswer(page, staffPath('menus'))
  await isDefault.click()
  // The owner is quicker than the server.
  await Promise.all([press(page, publishVersion(2).en), release()])
  await expect(page.getByText(menusPage.published.en)).toBeVisible()
  await page.goto(staffPath('menus'))
  const sale = page.getByRole('switch', { name: `${menusPage.onSale.en}: Our first set` })
  await sale.click()
  await expect(sale).toBeChecked()
  await page.goto(staffPath('start'))
  await press(page, startPage.toOpen.en)
  await expect(page.getByText(startPage.ready.en)).toBeVisible()
  await expect(page.getByText(onSale(1).en)).toBeVisible()

  await page.goto('/')
  await expect(page.getByText(openingSoon.zh)).toHaveCount(0)
  const dialog = new OrderDialogDriver(page)
  await dialog.open('our-first-set')
  await dialog.toPay('delivery')
  await dialog.place()
  await dialog.isPlaced()
  await expect(page.locator('main')).toContainText('第一套餐 ×1')
})

testWithFile('a new shop sells the sets of the sample spreadsheet', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])
  await page.goto(staffPath('home'))
  await page.getByRole('link', { name: stepTexts.details.go.en }).first().click()
  await enterShopDetails(page)

  await page.goto(staffPath('start'))
  await page.getByRole('link', { name: startPage.fromFile.en }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: importPage.sample.en }).click(),
  ])
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const file = { name: download.suggestedFilename(), mimeType, buffer: await readFile(await download.path()) }
  await page.getByLabel(importPage.file.en).setInputFiles(file)
  await press(page, importPage.look.en)
  // Two categories, nine dishes and two sets.
  await expect(page.getByText(changeCount(importPage.added, 13).en)).toBeVisible()
  await press(page, importPage.publish.en)
  await expect(page.getByText(importPage.done.en)).toBeVisible()
  await page.goto(staffPath('start'))
  await press(page, startPage.toOpen.en)
  await expect(page.getByText(startPage.ready.en)).toBeVisible()
  await expect(page.getByText(onSale(2).en)).toBeVisible()

  await page.goto('/')
  await expect(page.getByText(openingSoon.zh)).toHaveCount(0)
  const dialog = new OrderDialogDriver(page)
  await dialog.open('party-for-ten')
  await dialog.toPay('delivery')
  await dialog.place()
  await dialog.isPlaced()
  await expect(page.locator('main')).toContainText('十人派對餐 ×1')
})
