import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharePath } from '#app/paths.ts'
import { shareArt } from '#server/images/share-art.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** In milliseconds; drawing waits for a pause. */
const pauses = { interval: 300, timeout: 60_000 }

/** Polls until the picture replaces the stand-in. */
const pictureOf = async (path: string) => {
  await expect
    .poll(async () => (await site.request(path)).headers.get('cache-control'), pauses)
    .toBe('public, max-age=86400')
  const response = await site.request(path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('the picture of a shared link', () => {
  test.each([
    ['/contact/', '/share/contact-zh.jpg'],
    ['/en/terms/', '/share/terms-en.jpg'],
    ['/caterers/1/', '/share/caterers-zh.jpg'],
    ['/menu/detail/?name=deluxe-10', '/share/set/deluxe-10-zh.jpg'],
    ['/en/menu/gift/?name=wellness-hamper', '/share/gift/wellness-hamper-en.jpg'],
    ['/orders/:reference/', '/share/order-zh.jpg'],
  ])('for %s is %s', (path, picture) => {
    expect(sharePath(path, path.startsWith('/en/') ? 'en' : 'zh')).toBe(picture)
  })

  test.each(['/share/contact-zh.jpg', '/share/set/deluxe-10-en.jpg', '/share/gift/wellness-hamper-zh.jpg'])(
    '%s has the size that previews expect',
    async (path) => {
      const { response, bytes } = await pictureOf(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(bytes.length).toBeLessThan(300_000)
    },
    30_000,
  )

  test('differs between the languages', async () => {
    const [zh, en] = await Promise.all(['zh', 'en'].map((lang) => pictureOf(`/share/contact-${lang}.jpg`)))
    expect(zh?.bytes.equals(en?.bytes ?? Buffer.alloc(0))).toBe(false)
  }, 30_000)

  test('is the shop’s own until it is drawn, and that one is not cached', async () => {
    const first = await site.request('/share/privacy-en.jpg')
    expect(first.headers.get('cache-control')).toBe('no-store')
    const standIn = Buffer.from(await first.arrayBuffer())
    expect(await sharp(standIn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const { bytes } = await pictureOf('/share/privacy-en.jpg')
    expect(bytes.equals(standIn)).toBe(false)
  }, 60_000)

  test('is stored for the next start', async () => {
    const { bytes } = await pictureOf('/share/terms-en.jpg')
    const folder = join(site.store.dataDir, 'derivatives', 'share')
    await expect
      .poll(
        async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.jpg')).length,
      )
      .toBeGreaterThan(0)
    const files = (await readdir(folder)).filter((name) => name.endsWith('.jpg'))
    const byteses = await Promise.all(files.map((name) => readFile(join(folder, name))))
    expect(byteses.some((each) => each.equals(bytes))).toBe(true)
  }, 60_000)

  test.each([
    '/share/nothing-zh.jpg',
    '/share/contact-fr.jpg',
    '/share/set/nothing-en.jpg',
    '/share/',
    '/share/toString-zh.jpg',
  ])('%s returns 404', async (path) => {
    expect((await site.request(path)).status).toBe(404)
  })

  test('has a background on every page', async () => {
    const { pictures } = (await site.store.content()).catalogue
    expect(Object.values(shareArt).filter((file) => !pictures.has(file))).toEqual([])
  })
})
