import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { picturePath } from '#app/paths.ts'
import { middle } from '#domain/shop/shop-picture.ts'
import { sendPicture } from '#server/commands/shop/send-picture.ts'
import { storedPlainPicture } from '#server/commands/shop/steps/plain-picture.ts'
import { dishes, setMenus } from '#server/db/schema/catalogue.ts'
import { findImage } from '#server/db/shop/images.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let card: string
let dish: string
beforeAll(async () => {
  site = await openTestSite()
  const set = (await site.store.content()).rules.sets.get(2)
  const picture = set?.picture
  const small = set?.groups[0]?.dishes[0]?.dish.picture
  card = `/api/file/image/${picture?.id}?v=${picture?.version}&w=`
  dish = `/api/file/image/${small?.id}?v=${small?.version}&w=180`
})
afterAll(() => site.close())

const get = (path: string, accept = '*/*', headers: Record<string, string> = {}) =>
  site.request(path, { headers: { accept, ...headers } })

const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
/** Rendering takes half a second of an idle core. */
const timeoutMs = { timeout: 25_000, interval: 50 }

describe('the address of a picture', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('returns with Accept %s an image of type %s', async (accept, type) => {
    const response = await get(`${card}180`, accept)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('Accept')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 180 })
  })

  test('returns the next larger fixed width, at most twice the picture’s own', async () => {
    const widthOf = async (request: string) =>
      (
        await sharp(
          Buffer.from(await (await get(`${card}${request}`, 'image/webp')).arrayBuffer()),
        ).metadata()
      ).width
    expect(await widthOf('100')).toBe(180)
    expect(await widthOf('181')).toBe(360)
    expect(await widthOf('9000')).toBe(1600)
  })

  test('returns the drawing itself to a browser until the picture is rendered', async () => {
    const path = `${card}400`
    const first = await get(path, browser, { 'accept-encoding': 'br' })
    expect(first.headers.get('content-type')).toBe('image/svg+xml')
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(first.headers.get('content-security-policy')).toBe(svgPolicy)
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    const last = await vi.waitFor(async () => {
      const response = await get(path, browser)
      expect(response.headers.get('content-type')).toBe('image/avif')
      return response
    }, timeoutMs)
    expect(last.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(Buffer.from(await last.arrayBuffer())).metadata()).toMatchObject({ width: 400 })
  }, 30_000)

  test('returns the drawing also to a browser that does not name SVG', async () => {
    const path = `${card}640`
    const plain = 'image/avif,image/webp,*/*'
    const first = await get(path, plain, { 'sec-fetch-dest': 'image' })
    expect(first.headers.get('content-type')).toBe('image/svg+xml')
    const preview = await get(`${card}800`, plain)
    expect(preview.headers.get('content-type')).toBe('image/avif')
  }, 30_000)

  test('returns an upload as WebP until its AVIF is rendered', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const { staff } = staffSession('Amy', 'owner')
    const upload = { bytes: photo, zh: '相', en: 'A photograph', focus: middle, shape: 'set' } as const
    const sendPictureResult = await sendPicture(site.store, upload, staff, testNow)
    if (!sendPictureResult.ok) throw new Error(sendPictureResult.reason)
    const image = await findImage(site.store.db, sendPictureResult.imageId)
    const path = `/api/file/image/${sendPictureResult.imageId}?v=${image?.version}&w=180`
    const first = await get(path, browser)
    expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      'image/webp',
      'no-store',
    ])
    await vi.waitFor(
      async () => expect((await get(path, browser)).headers.get('content-type')).toBe('image/avif'),
      timeoutMs,
    )
  }, 30_000)

  test('returns a plate for a dish without a picture and a table for a set, in every format', async () => {
    const { store } = site
    const plain = await store.db.transaction((tx) => storedPlainPicture(tx))
    const before = (await store.content()).rules.sets.get(2)
    const dishId = before?.groups[0]?.dishes[0]?.dish.id ?? ''
    await store.db.update(dishes).set({ imageId: plain.id }).where(eq(dishes.id, dishId))
    await store.db.update(setMenus).set({ imageId: plain.id, cardImageId: null }).where(eq(setMenus.id, 2))
    await store.refresh()
    const { catalogue } = await store.content()
    const plate = catalogue.dishes.get(dishId)
    const table = catalogue.sets.find(({ id }) => id === 2)
    expect(plate?.picture).toMatchObject({ width: 360, alt: plate?.name })
    expect(table?.picture).toMatchObject({ width: 800, height: 600, alt: table?.name })
    const addresses = [plate, table].flatMap((each) => (each ? [picturePath(each.picture, 360)] : []))
    for (const [index, path] of addresses.entries()) {
      const drawing = await get(path, browser)
      expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
      expect((await drawing.text()).length).toBeGreaterThan(3_000)
      const name = index === 0 ? /v=plate-[a-z]+-[a-z]+-\w+&/ : /v=table-0-[a-z]+_[\w.-]+&/
      expect(path).toMatch(name)
    }
    const preview = await get(addresses[1] ?? '', 'image/webp')
    expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({ width: 360 })
    const nobody = await get(`/api/file/image/${plain.id}?v=plate-lava-red-1`, browser)
    expect(nobody.headers.get('cache-control')).toBe('public, max-age=300')
  }, 30_000)

  test('is cacheable for ever under its own version only', async () => {
    const path = `${card}180`
    expect((await get(path, 'image/webp')).headers.get('cache-control')).toContain('immutable')
    const other = await get(path.replace(/v=\w+/, 'v=old'), 'image/webp')
    expect(other.headers.get('cache-control')).toBe('public, max-age=300')
    const etag = other.headers.get('etag') ?? ''
    expect((await get(path, 'image/webp', { 'if-none-match': etag })).status).toBe(304)
  })

  test('returns a small picture as SVG that can’t run or load anything', async () => {
    const response = await get(dish, 'image/avif')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toBe(svgPolicy)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each(['?w=abc', '?w=-1', '?w=0', '?w=1e3', '?w=99999'])('rejects %s', async (query) => {
    const response = await get(`/api/file/image/1${query}`)
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { code: 'BAD_REQUEST', message: expect.any(String) } },
    ])
  })

  test.each([
    ['/api/file/image/x', 400, 'BAD_REQUEST'],
    ['/api/file/image/..%2f..%2fpackage.json', 400, 'BAD_REQUEST'],
    ['/api/file/image/999999', 404, 'NOT_FOUND'],
  ])('%s has the status %i', async (path, status, code) => {
    const response = await get(path)
    expect([response.status, (await response.json()).error.code]).toEqual([status, code])
  })
})
