/** A new shop goes from its first start to its first order, on a phone and in Chinese (docs/going-live.md). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { staffPath } from '#app/staff/addresses.ts'
import { previewBar } from '#content/layout.ts'
import { openingSoon } from '#content/pages/home.ts'
import { signInWords, welcomeWords } from '#content/staff/office/sign-in.ts'
import { startPage, stepTexts } from '#content/staff/office/start.ts'
import { importPage } from '#content/staff/shop/menus/menu-import.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import type { GuideStep } from '#domain/shop/opening.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { startServer } from '#tests/support/site/server.ts'
import { test as base, chineseOnPhones, expect } from '#tests/support/site/site.ts'
import { goodPassword } from '#tests/support/staff/staff.ts'

const test = base.extend<{ shop: { readonly origin: string; readonly link: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
  shop: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hour-'))
    const server = await startServer({ DATA_DIR: dataDir }, ['--empty'])
    const link = () => /\/staff\/welcome\/[\w-]+/.exec(server.output())?.[0] ?? ''
    await expect.poll(link).not.toBe('')
    await use({ origin: server.origin, link: link() })
    await server.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  },
  site: ({ shop }, use) => use(shop),
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function follow(page: Page, step: GuideStep) {
  await page.goto(staffPath('start'))
  await page.getByRole('listitem').getByRole('link', { name: stepTexts[step].go.zh, exact: true }).click()
}

/** Fills a section of the settings and confirms the effects. */
async function saveSection(page: Page, section: string, values: Readonly<Record<string, string>>) {
  const form = page.locator(`#${section}`)
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
  await form.getByRole('button', { name: settingsPage.save.zh, exact: true }).click()
  await press(page, settingsPage.agree.zh)
  await expect(page.getByText(settingsPage.saved.zh)).toBeVisible()
}

test(
  'a new shop opens after the steps of its guide and takes an order',
  chineseOnPhones('zh'),
  async ({ page, shop }) => {
    const seconds: string[] = []
    async function step(name: string, walk: () => Promise<void>) {
      const start = performance.now()
      await test.step(name, walk)
      seconds.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`)
    }
    await step('account', async () => {
      await page.goto(shop.link)
      await page.getByLabel(welcomeWords.name.zh).fill('陳老闆')
      await page.getByLabel(signInWords.email.zh).fill('boss@small.example')
      await page.getByLabel(signInWords.password.zh, { exact: true }).fill(goodPassword)
      await press(page, welcomeWords.submit.zh)
      await expect(page.getByRole('heading', { level: 1, name: startPage.title.zh })).toBeVisible()
    })
    await step('details', async () => {
      await follow(page, 'details')
      await saveSection(page, 'shop', {
        'name.zh': '小店到會',
        'company.zh': '小店公司',
        'address.zh': '觀塘道 1 號',
        hotline: '2000 0099',
        chatNumber: '2000 0099',
        email: 'hello@small.example',
        licenceNumber: '2900000001',
        contactHours: '10:00–18:00',
        latitude: '22.31',
        longitude: '114.22',
      })
    })
    await step('zones', async () => {
      await follow(page, 'zones')
      const zones = page.locator('#zones')
      await zones.getByRole('radio').nth(2).check()
      const tile = zones.locator('[data-tile]', { has: page.locator('[name="district.sha-tin.zone"]') })
      const zone = await zones.getByRole('radio').nth(2).inputValue()
      await tile.click({ position: { x: 4, y: 4 } })
      await expect(tile.locator('select')).toHaveValue(zone)
      await saveSection(page, 'zones', { [`zone.${zone}.fee`]: '123' })
    })
    await step('menu', async () => {
      await page.goto(staffPath('start'))
      await page.getByRole('link', { name: startPage.fromFile.zh }).click()
      await press(page, importPage.useSample.zh)
      await expect(page.getByText(importPage.sampleDone.zh)).toBeVisible()
      await page.goto(staffPath('menus'))
      const sale = page.getByRole('switch', { name: `${menusPage.onSale.zh}: 十人派對餐` })
      await sale.click()
      await expect(sale).toBeChecked()
    })
    await step('payment', async () => {
      await follow(page, 'payment')
      await page.locator('#payment').getByText(settingsPage.accounts.zh, { exact: true }).click()
      await saveSection(page, 'payment', { fps: '123456789' })
    })
    await step('skipped', async () => {
      await page.goto(staffPath('start'))
      for (const name of [stepTexts.brand.name.zh, stepTexts.pages.name.zh])
        await press(page, `${startPage.skip.zh}: ${name}`)
      await expect(page.getByText(startPage.skipped.zh)).toHaveCount(2)
    })
    await step('preview', async () => {
      await page.goto('/')
      await expect(page.getByText(previewBar.text.zh)).toBeVisible()
      const visitor = await page.context().browser()?.newPage()
      await visitor?.goto(shop.origin)
      await expect(visitor?.getByText(openingSoon.zh) ?? page.locator('none')).toBeVisible()
      await visitor?.close()
      await page.getByRole('complementary', { name: previewBar.name.zh }).getByRole('link').click()
    })
    await step('open', async () => {
      await press(page, startPage.toOpen.zh)
      await expect(page.getByText(startPage.ready.zh)).toBeVisible()
    })
    await step('order', async () => {
      const dialog = new OrderDialogDriver(page)
      await dialog.open('party-for-ten')
      await dialog.toPay('delivery')
      await dialog.place()
      await dialog.isPlaced()
      await expect(page.locator('main')).toContainText('十人派對餐 ×1')
    })
    console.info(seconds.join(', '))
  },
)
