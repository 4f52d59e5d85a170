import { beforeEach, describe, expect, test } from 'vitest'
import { pageIds, pagePath } from '#app/paths.ts'
import { addDays, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import { setValuesOf } from '#domain/staff/shop/menus/set-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { saveForm } from '#server/commands/shop/drafts.ts'
import { draftOf, removeDrafts, versionsOf } from '#server/db/shop/drafts.ts'
import { byDay } from '#server/db/shop/snapshot.ts'
import { savedDraft } from '#tests/support/staff/saved-forms.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { importMenu } from './import-menu.ts'
import { exportedMenu } from './menu-of-shop.ts'
import type { WrittenMenu } from './menu-schema.ts'
import { workbookOf } from './write-workbook.ts'

const amy: StaffMember = { id: 'a', name: 'Amy', role: 'owner' }
const pages = pageIds.map((id) => pagePath(id, 'zh'))
const firstDay = addDays(todayInHongKong(testNow), 5)
const then = startOfDay(firstDay)
const setId = 2
const place = { kind: 'set', id: String(setId) } as const

describe.each(testEngines)('importing over a day of new prices on %s', { tags: ['slow'] }, (engine) => {
  const store = setUpStore(engine)

  const shopAt = (now: Date) => byDay(store, () => now)
  const menuAt = async (now: Date) => exportedMenu((await shopAt(now).content()).catalogue, now)
  const bytesOf = (menu: WrittenMenu) => Buffer.from(JSON.stringify(menu))
  const send = (bytes: Uint8Array, now: Date, fingerprint = '') =>
    importMenu(shopAt(now), { bytes, fingerprint, seenAt: null }, pages, amy, now)
  async function look(menu: WrittenMenu, now: Date) {
    const result = await send(bytesOf(menu), now)
    if (result.ok || result.reason !== 'look') throw new Error(JSON.stringify(result))
    return result.look
  }
  async function publish(menu: WrittenMenu, now: Date) {
    const { fingerprint } = await look(menu, now)
    expect(await send(bytesOf(menu), now, fingerprint)).toMatchObject({ ok: true })
  }
  const setAt = async (now: Date) => {
    const set = (await shopAt(now).content()).catalogue.sets.find(({ id }) => id === setId)
    if (!set) throw new Error('the demo lacks its second set')
    return set
  }
  const withPrices = (
    menu: WrittenMenu,
    set: Partial<WrittenMenu['setMenus'][number]>,
    gift: Partial<NonNullable<WrittenMenu['gifts']>[number]>,
  ): WrittenMenu => ({
    ...menu,
    setMenus: menu.setMenus.map((row) => (row.id === setId ? { ...row, ...set } : row)),
    gifts: (menu.gifts ?? []).map((row) => ({ ...row, ...gift })),
  })

  let lastOfBefore: WrittenMenu
  let times = 0
  beforeEach(async () => {
    const { groups } = await setAt(testNow)
    const [group] = groups
    const dish = group?.dishes.find((choice) => !group.defaults.includes(choice.dish.id))?.dish
    if (!group || !dish) throw new Error('the set leaves no choice')
    const charges = [{ groupId: group.id, dishId: dish.id, chargeCents: 1_200 }]
    const nextPrices = { from: firstDay, priceCents: 99_900, charges }
    const nextPrice = { from: firstDay, priceCents: 99_900 }
    // An import without a change is refused.
    const tagline = { zh: `第 ${++times} 次`, en: `Time ${times}` }
    const set = { priceCents: 71_500, nextPrices, tagline }
    await publish(withPrices(await menuAt(testNow), set, { priceCents: 68_800, nextPrice }), testNow)
    lastOfBefore = await menuAt(testNow)
  })

  test('changes nothing if the file is the menu itself, exported on the day or before', async () => {
    for (const menu of [await menuAt(then), lastOfBefore])
      for (const bytes of [bytesOf(menu), await workbookOf(menu)])
        expect(await send(bytes, then)).toEqual({ ok: false, reason: 'nothing-changed' })
  })

  test('shows changes against the day’s prices, and applies a past planned price of the file', async () => {
    const { changes } = await look(withPrices(await menuAt(then), { priceCents: 130_000 }, {}), then)
    const cells = [{ column: 'priceCents', from: 999, to: 1300 }]
    expect(changes).toMatchObject([{ sheet: 'setMenus', id: String(setId), cells }])
    const file = withPrices(lastOfBefore, { tagline: { zh: '新', en: 'New' } }, { onlinePath: '/new/' })
    expect((await look(file, then)).changes[0]?.cells.map(({ column }) => column)).toEqual([
      'tagline.zh',
      'tagline.en',
    ])
    await publish(file, then)
    expect(await setAt(then)).toMatchObject({ price: 99_900, nextPrices: null, tagline: { en: 'New' } })
    const [version] = await versionsOf(store.db, place)
    expect(version?.values).toMatchObject({ price: '999', nextFrom: '', nextPrice: '' })
  })

  test('keeps the typed values of a draft, and replaces its price by the file’s', async () => {
    for (const savedAt of [testNow, then]) {
      const base = setValuesOf(await setAt(savedAt))
      const input = { ...base, 'tagline.en': 'Typed' }
      const request = { base, input }
      expect(await saveForm(shopAt(savedAt), place, request, amy, savedAt)).toEqual(savedDraft)
      const before = await menuAt(then)
      await publish(withPrices(before, { priceCents: 130_000 }, {}), then)
      const draft = await draftOf(store.db, place)
      expect(draft?.values).toMatchObject({ 'tagline.en': 'Typed', price: '1300', nextFrom: '' })
      await removeDrafts(store.db, [place])
      await publish(lastOfBefore, testNow)
    }
  })
})
