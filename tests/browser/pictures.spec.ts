import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { dishEditPath, setEditPath, staffPath } from '#app/staff/addresses.ts'
import { dishEdit } from '#content/staff/shop/menus/dishes.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { pictureProblems, picturesPanel, shapeUses } from '#content/staff/shop/settings/pictures.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { expect, withPictures } from '#tests/support/site/site.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })

async function signIn(page: Page) {
  await page.goto(staffPath('signIn'))
  const { origin } = new URL(page.url())
  const [name = '', value = ''] = staffCookie('amy', 'owner').split('=')
  await page.context().addCookies([{ name, value, url: origin }])
}

/** Red on the left, green on the right. */
async function photo(width: number, height: number) {
  const half = (background: string) => ({
    create: { width: width / 2, height, channels: 3 as const, background },
  })
  const input = await sharp(half('#0a4')).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .composite([{ input, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function describeIt(page: Page) {
  await page.getByLabel(picturesPanel.altZh.zh).fill('一盤小食')
  await page.getByLabel(picturesPanel.altEn.zh).fill('A plate of snacks')
}

/** Chooses, drops or pastes a file. */
async function handOver(page: Page, bytes: Buffer, how: 'drop' | 'paste') {
  const file = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer()
    const content = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([content], 'plate.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes.toString('base64'))
  if (how === 'drop') {
    const area = page.getByLabel(picturesPanel.file.zh)
    await area.dispatchEvent('drop', { dataTransfer: file })
  } else
    await page.evaluate(
      (clipboardData) => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData })),
      file,
    )
}

test(
  'a picture is uploaded beside the form, with the pressed point at its centre, and saved with the dish',
  withPictures,
  async ({ page, shop: { store }, noise }) => {
    noise.allow(/status of 422/)
    await signIn(page)
    await page.goto(dishEditPath('egg-tarts'))
    await page.getByLabel(dishEdit.names.en.zh).fill('Egg tarts, warm')
    await page.getByLabel(picturesPanel.file.zh).setInputFiles({
      name: 'plate.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(800, 400),
    })
    const picker = page.getByRole('button', { name: new RegExp(`^${picturesPanel.focus.zh}`) })
    await picker.click({ position: { x: 4, y: 20 } })
    await expect(page.getByLabel(picturesPanel.focusX.zh)).toHaveValue(/^[0-3]$/)
    await picker.press('ArrowRight')
    await expect(page.getByText(shapeUses.dish.zh, { exact: true })).toBeVisible()

    await test.step('the picture form names missing fields and keeps the input', async () => {
      await page.getByRole('button', { name: picturesPanel.send.zh }).click()
      await expect(page.getByText(pictureProblems['alt-missing'].zh)).toBeVisible()
      await expect(page.getByLabel(dishEdit.names.en.zh)).toHaveValue('Egg tarts, warm')
    })
    await describeIt(page)
    await page.getByRole('button', { name: picturesPanel.send.zh }).click()
    const locator = page.getByRole('radio', { checked: true })
    await expect(locator).toHaveAccessibleName(new RegExp(picturesPanel.sent.zh))
    await page.getByRole('button', { name: draftWords.publish.zh, exact: true }).click()
    await expect(page.getByText(menusPage.published.zh)).toBeVisible()
    const dish = (await store.content()).catalogue.dishes.get('egg-tarts')
    expect(dish).toMatchObject({ name: { en: 'Egg tarts, warm' }, picture: { width: 400, height: 400 } })
    expect(dish?.picture.focus?.x).toBeLessThan(10)
  },
)

for (const how of ['drop', 'paste'] as const)
  test(`a picture can be added by ${how}`, withPictures, async ({ page }) => {
    await signIn(page)
    await page.goto(setEditPath(2))
    await expect(page.getByText(picturesPanel.dropHere.zh)).toBeVisible()
    // Retries until the page is hydrated.
    await expect(async () => {
      await handOver(page, await photo(600, 300), how)
      await expect(page.getByText(shapeUses.set.zh, { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
    await describeIt(page)
    await page.getByRole('button', { name: picturesPanel.send.zh }).click()
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(picturesPanel.sent.zh),
    )
  })
