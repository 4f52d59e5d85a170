import { describe, expect, test } from 'vitest'
import { pageIds, pagePath } from '#app/paths.ts'
import { menuUploads } from '#server/db/schema/drafts.ts'
import { removeExpiredMenuUploads } from '#server/db/shop/menu-uploads.ts'
import { storeInOutage } from '#tests/support/site/away-store.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { compareMenu, publishMenu, uploadLife } from './import-menu.ts'
import { menuOfShop } from './menu-of-shop.ts'

const [amy, bo] = [staffMember('Amy'), staffMember('Bo')]
const pages = pageIds.map((id) => pagePath(id, 'zh'))
const later = (ms: number) => new Date(testNow.getTime() + ms)

describe.each(testEngines)('an uploaded menu file on %s', (engine) => {
  const store = setUpStore(engine)

  async function fileWith(priceCents: number) {
    const menu = menuOfShop((await store.content()).catalogue, null)
    const setMenus = menu.setMenus.map((set) => (set.id === 2 ? { ...set, priceCents } : set))
    return Buffer.from(JSON.stringify({ ...menu, setMenus }))
  }
  async function uploadPreview(priceCents: number) {
    const result = await compareMenu(store, await fileWith(priceCents), pages, amy, testNow)
    if (result.ok || result.reason !== 'look') throw new Error(JSON.stringify(result))
    return { fingerprint: result.look.fingerprint, seenAt: testNow }
  }
  const price = async () => (await store.content()).rules.sets.get(2)?.price
  const publish = (preview: { fingerprint: string; seenAt: Date }, by = amy, now = testNow) =>
    publishMenu(store, preview, pages, by, now)

  test('can be published only by the person who sent it', async () => {
    const preview = await uploadPreview(71_100)
    expect(await publish(preview, bo)).toEqual({ ok: false, reason: 'upload-gone' })
    expect(await publish(preview)).toMatchObject({ ok: true })
    expect(await price()).toBe(71_100)
  })

  test('is stored for an hour', async () => {
    const preview = await uploadPreview(71_200)
    expect(await publish(preview, amy, later(uploadLife))).toEqual({ ok: false, reason: 'upload-gone' })
    expect(await publish(preview, amy, later(uploadLife - 1))).toMatchObject({ ok: true })
  })

  test('is replaced by a newer one of the same person, whose changes are then shown', async () => {
    const preview = await uploadPreview(71_300)
    await uploadPreview(71_400)
    expect(await publish(preview)).toMatchObject({ ok: false, reason: 'look', look: { isAnew: true } })
    expect(await price()).not.toBe(71_300)
  })

  test('is erased after an hour', async () => {
    await uploadPreview(71_500)
    await removeExpiredMenuUploads(store.db, testNow)
    expect(await store.db.select().from(menuUploads)).toHaveLength(1)
    await removeExpiredMenuUploads(store.db, later(uploadLife + 1))
    expect(await store.db.select().from(menuUploads)).toEqual([])
  })

  test('is not published during an outage', async () => {
    const preview = await uploadPreview(71_600)
    const away = storeInOutage(store)
    const result = { ok: false, reason: 'temporarily-unavailable' }
    expect(await publishMenu(away, preview, pages, amy, testNow)).toEqual(result)
  })
})
