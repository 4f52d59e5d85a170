/** Only the image itself may be stored. */
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { refusing } from '#domain/placed/order-situation.ts'
import { middle } from '#domain/shop/shop-picture.ts'
import { dishes } from '#server/db/schema/catalogue.ts'
import { images } from '#server/db/schema/pictures.ts'
import { addVersions, removeDrafts, saveDrafts } from '#server/db/shop/drafts.ts'
import { findImage, loadUploadedPicture, storedPictureBytes } from '#server/db/shop/images.ts'
import { createPictureStore } from '#server/images/picture-store.ts'
import { hostilePictures } from '#tests/support/site/hostile-pictures.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { removeUnusedPictures } from './remove-unused-pictures.ts'
import { cutPicture, sendPicture } from './send-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
const white = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })

describe.each(testEngines)('an uploaded picture on %s', (engine) => {
  const store = setUpStore(engine)

  const owner = staffSession('Amy', 'owner').staff
  const words = { zh: '一桌菜', en: 'A table of dishes', focus: middle, shape: 'set' } as const
  const send = (bytes: Uint8Array) => sendPicture(store, { bytes, ...words }, owner, testNow)
  async function keptOf(bytes: Uint8Array) {
    const result = await send(bytes)
    if (!result.ok) throw new Error(result.reason)
    const picture = await findImage(store.db, result.imageId)
    const row = picture && (await loadUploadedPicture(store.db, picture.file))
    if (!row) throw new Error('nothing was kept')
    return { bytes: row, picture, imageId: result.imageId }
  }

  test('is stored in the database, upright, without the place where it was taken', async () => {
    const items = await plain(400, 300)
      .withExif({
        IFD0: { Copyright: 'secret place' },
        IFD3: { GPSLatitude: '22/1 18/1 0/1', GPSLongitude: '114/1 10/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { bytes, picture } = await keptOf(items)
    expect(await sharp(items).metadata()).toHaveProperty('exif')
    const { exif, format, width, height } = await sharp(bytes).metadata()
    expect({ exif, format, width, height }).toEqual({
      format: 'webp',
      width: 300,
      height: 400,
      exif: undefined,
    })
    expect(picture).toMatchObject({ cut: { left: 0, top: 88, width: 300, height: 225 }, focus: middle })
    expect(picture.alt).toEqual({ zh: words.zh, en: words.en })
    expect(picture.file).toMatch(/^uploads\/[0-9a-f]{16}\.webp$/)
  })

  test('is stored once if it is sent twice; a new description does not change published pages', async () => {
    const bytes = await plain(64, 48).png().toBuffer()
    const { imageId } = await keptOf(bytes)
    const bytesBefore = await storedPictureBytes(store.db)
    expect(await send(bytes)).toEqual({ ok: true, imageId })
    const newer = { ...words, bytes, zh: '新', en: 'Newer' }
    const other = await sendPicture(store, newer, owner, testNow)
    if (!other.ok) throw new Error(other.reason)
    expect(other.imageId).not.toBe(imageId)
    expect(await sendPicture(store, newer, owner, testNow)).toEqual(other)
    expect((await findImage(store.db, other.imageId))?.alt).toEqual({ zh: '新', en: 'Newer' })
    expect((await findImage(store.db, imageId))?.alt).toEqual({ zh: words.zh, en: words.en })
    expect(await storedPictureBytes(store.db)).toBe(bytesBefore)
  })

  test('is shown around its main point, which can be moved without sending it again', async () => {
    const [left, right] = await Promise.all([plain(300, 300).png().toBuffer(), white(300).png().toBuffer()])
    const both = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#000' } })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: 300, top: 0 },
      ])
      .png()
      .toBuffer()
    const request = { ...words, shape: 'dish', focus: { x: 0, y: 50 } } as const
    const result = await sendPicture(store, { ...request, bytes: both }, owner, testNow)
    if (!result.ok) throw new Error(result.reason)
    const looks = async () => (await store.queue.findJobs('unused-pictures')).length
    const looksBefore = await looks()
    const outcome = await cutPicture(
      store,
      { ...request, imageId: result.imageId, focus: { x: 100, y: 50 } },
      owner,
      testNow,
    )
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(await looks()).toBe(looksBefore + 1)
    const pictures = createPictureStore(
      store.dataDir,
      () => {},
      (file) => loadUploadedPicture(store.db, file),
    )
    const view = async (id: number) => {
      const image = await findImage(store.db, id)
      if (!image) throw new Error('no picture')
      const { bytes } = await pictures.draw(image, 180, 'webp')
      const { channels, isOpaque } = await sharp(bytes).stats()
      const { width, height } = await sharp(bytes).metadata()
      return { red: channels[0]?.mean ?? 0, green: channels[1]?.mean ?? 0, width, height, isOpaque }
    }
    expect(await view(result.imageId)).toMatchObject({ width: 180, height: 180 })
    expect((await view(result.imageId)).green).toBeLessThan(80)
    expect((await view(outcome.imageId)).green).toBeGreaterThan(240)
    expect((await findImage(store.db, outcome.imageId))?.focus).toEqual({ x: 100, y: 50 })
    // Drawings are not cropped.
    const drawingId = [...(await store.content()).catalogue.dishes.values()][0]?.picture.id ?? 0
    expect(await cutPicture(store, { ...request, imageId: drawingId }, owner, testNow)).toEqual(
      refusing('not-sent'),
    )
  })

  test('is refused if all pictures together would take too much space', async () => {
    const bytes = await plain(90, 70).png().toBuffer()
    const max = await storedPictureBytes(store.db)
    const request = { ...words, bytes }
    expect(await sendPicture(store, request, owner, testNow, max)).toEqual(refusing('store-full'))
    expect(await storedPictureBytes(store.db)).toBe(max)
    expect(await sendPicture(store, request, owner, testNow, max + 10_000)).toHaveProperty('imageId')
    expect(await sendPicture(store, request, owner, testNow, max)).toHaveProperty('imageId')
  })

  test('is removed a month later, unless a page shows it or a version that can be restored needs it', async () => {
    const idOf = async (side: number) => {
      const result = await sendPicture(
        store,
        { ...words, bytes: await plain(side, 61).png().toBuffer() },
        owner,
        testNow,
      )
      if (!result.ok) throw new Error(result.reason)
      return result.imageId
    }
    const [unusedPicture, draftPicture, past, count, fresh, ofDish] = [
      await idOf(201),
      await idOf(202),
      await idOf(203),
      await idOf(204),
      await idOf(205),
      await idOf(206),
    ] as const
    const value = (id: number) => ({ picture: `${id}-${id}` })
    const [set, by] = [{ kind: 'set', id: '3' } as const, { at: testNow, by: 'Amy' }]
    await saveDrafts(store.db, [
      { ...set, ...by, values: value(draftPicture) },
      { kind: 'dish', id: 'egg-tarts', ...by, values: { picture: String(ofDish) } },
    ])
    await addVersions(store.db, [{ ...set, ...by, number: 1, values: value(past) }])
    const [dish] = await store.db.select().from(dishes).limit(1)
    await store.db
      .update(dishes)
      .set({ imageId: count })
      .where(eq(dishes.id, dish?.id ?? ''))
    const later = (days: number) => new Date(testNow.getTime() + days * 86_400_000)
    await store.db
      .update(images)
      .set({ addedAt: later(20) })
      .where(eq(images.id, fresh))
    const isThere = async (id: number) => (await findImage(store.db, id)) !== null
    expect(await removeUnusedPictures(store, later(29))).toBe(0)
    expect(await removeUnusedPictures(store, later(31))).toBeGreaterThan(0)
    expect(await isThere(unusedPicture)).toBe(false)
    for (const id of [draftPicture, past, count, fresh, ofDish])
      expect([id, await isThere(id)]).toEqual([id, true])
    const remainingImage = await findImage(store.db, past)
    expect(await loadUploadedPicture(store.db, remainingImage?.file ?? '')).not.toBeNull()
  })

  test('of a banner stays while a draft or version of the site names it', async () => {
    const idOf = async (side: number) => {
      const bytes = await plain(side, 63).png().toBuffer()
      const result = await sendPicture(store, { ...words, bytes, shape: 'wide' }, owner, testNow)
      if (!result.ok) throw new Error(result.reason)
      return result.imageId
    }
    const [draftPicture, past] = [await idOf(301), await idOf(302)]
    const naming = (id: number) => ({ values: { 'item.own-1.wide': String(id) }, at: testNow, by: 'Amy' })
    const front = { kind: 'site', id: 'front' } as const
    await saveDrafts(store.db, [{ ...front, ...naming(draftPicture) }])
    await addVersions(store.db, [{ ...front, number: 1, ...naming(past) }])
    const muchLater = new Date(testNow.getTime() + 100 * 86_400_000)
    await removeUnusedPictures(store, muchLater)
    for (const id of [draftPicture, past]) expect(await findImage(store.db, id)).not.toBeNull()
    await removeDrafts(store.db, [front])
    expect(await removeUnusedPictures(store, muchLater)).toBeGreaterThan(0)
    expect(await findImage(store.db, draftPicture)).toBeNull()
    expect(await findImage(store.db, past)).not.toBeNull()
  })

  test('stays for another month when it is sent again', async () => {
    const bytes = await plain(211, 61).png().toBuffer()
    const later = (days: number) => new Date(testNow.getTime() + days * 86_400_000)
    const sendOn = (day: Date) => sendPicture(store, { ...words, bytes }, owner, day)
    const result = await sendOn(testNow)
    if (!result.ok) throw new Error(result.reason)
    expect(await sendOn(later(40))).toEqual(result)
    await removeUnusedPictures(store, later(41))
    expect(await findImage(store.db, result.imageId)).not.toBeNull()
    await removeUnusedPictures(store, later(71))
    expect(await findImage(store.db, result.imageId)).toBeNull()
  })

  test('is refused if its number is invalid', async () => {
    for (const imageId of [Number.NaN, 1.5, -1, 1e12])
      expect(await cutPicture(store, { ...words, imageId }, owner, testNow)).toEqual(refusing('not-sent'))
  })

  test('requires a description in both languages and the right to change menus', async () => {
    const bytes = await plain(8, 8).png().toBuffer()
    expect(await sendPicture(store, { ...words, bytes, zh: '' }, owner, testNow)).toEqual(
      refusing('alt-missing'),
    )
    for (const role of ['office', 'kitchen', 'packer', 'driver'] as const) {
      const { staff } = staffSession('Bo', role)
      expect(await sendPicture(store, { bytes, ...words }, staff, testNow)).toEqual(refusing('not-allowed'))
    }
  })

  test('never contains the scripts or archives of a hostile file', async () => {
    const { rejectedFiles, acceptedFiles } = await hostilePictures()
    expect(Object.keys(rejectedFiles).length + Object.keys(acceptedFiles).length).toBeGreaterThanOrEqual(30)
    for (const [name, bytes] of Object.entries(rejectedFiles)) {
      expect([name, (await send(bytes)).ok]).toEqual([name, false])
    }
    for (const [name, bytes] of Object.entries(acceptedFiles)) {
      const { bytes: row } = await keptOf(bytes)
      for (const word of ['script', 'PK\x03\x04'])
        expect([name, row.includes(Buffer.from(word, 'latin1'))]).toEqual([name, false])
    }
  })
})
