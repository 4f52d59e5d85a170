import sharp from 'sharp'
import { dishEditPath, staffPath } from '#app/staff/addresses.ts'
import { dishEdit } from '#content/staff/shop/menus/dishes.ts'
import { picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })

/** In bytes per second; a phone's photo takes some seconds. */
const slow = 600_000

test('the progress of an upload rises to the end while the form is filled in', async ({ page, shop }) => {
  const [name = '', value = ''] = staffCookie('amy', 'owner').split('=')
  await page.context().addCookies([{ name, value, url: shop.origin }])
  await page.goto(staffPath('dishes'))
  await page.goto(dishEditPath('egg-tarts'))
  // Noise is incompressible, so the file is as large as a photo.
  const size = { width: 1200, height: 900, channels: 3 as const }
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const buffer = await sharp({ create: { ...size, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(slow)
  await page
    .getByLabel(picturesPanel.file.zh)
    .setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByLabel(picturesPanel.altZh.zh).fill('一盤小食')
  await page.getByLabel(picturesPanel.altEn.zh).fill('A plate of snacks')

  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: slow,
  })
  const percents = await page.evaluateHandle(() => {
    const values: number[] = []
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar && bar.value !== values.at(-1)) values.push(bar.value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    return values
  })
  await page.getByRole('button', { name: picturesPanel.send.zh }).click()
  await expect(page.getByRole('progressbar', { name: picturesPanel.sending.zh })).toBeVisible()
  await page.getByLabel(dishEdit.names.en.zh).fill('Egg tarts, warm')
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
    new RegExp(picturesPanel.sent.zh),
  )
  const values = await percents.jsonValue()
  expect(values.toSorted((a, b) => a - b)).toEqual(values)
  expect(values.some((percent) => percent > 0 && percent < 100)).toBe(true)
  await expect(page.getByLabel(dishEdit.names.en.zh)).toHaveValue('Egg tarts, warm')
})
