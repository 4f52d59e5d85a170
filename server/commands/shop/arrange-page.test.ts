import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageRequest } from '#domain/shop/shop-page.ts'
import { shopEvents } from '#server/db/schema/shop-events.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { addPage, movePage, switchPage } from './arrange-page.ts'

const amy = staffMember('Amy')
const request: PageRequest = {
  template: 'cuisine',
  zh: '潮州菜',
  en: 'Chiu Chow',
  address: '',
  categoryId: 'chinese',
}

describe.each(testEngines)('pages of the shop on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  const pages = async () => (await store.content()).site.pages
  const idsOf = async (group: string) =>
    (await pages()).filter((page) => page.group === group).map(({ id }) => id)
  const lastEvent = async () => {
    const [event] = await store.db.select().from(shopEvents).orderBy(desc(shopEvents.id)).limit(1)
    return event && [event.verb, event.subjectId]
  }

  test('are switched off and on, and the audit log names who did', async () => {
    expect(await switchPage(store, { id: 'bento', isOn: false }, amy, testNow)).toEqual({ ok: true })
    expect((await pages()).find(({ id }) => id === 'bento')?.isOn).toBe(false)
    expect(await lastEvent()).toEqual(['switch-page', 'page.bento'])
    await switchPage(store, { id: 'bento', isOn: true }, amy, testNow)
    expect((await pages()).find(({ id }) => id === 'bento')?.isOn).toBe(true)
  })

  test('move within their menu, and stay at its ends', async () => {
    const [first = '', second = '', ...others] = await idsOf('dishes')
    const parties = await idsOf('party')
    await movePage(store, { id: second, move: { by: -1 } }, amy, testNow)
    expect(await idsOf('dishes')).toEqual([second, first, ...others])
    await movePage(store, { id: second, move: { by: -1 } }, amy, testNow)
    expect(await idsOf('dishes')).toEqual([second, first, ...others])
    expect(await idsOf('party')).toEqual(parties)
  })

  test('are added switched off, under an address made of the English name', async () => {
    expect(await addPage(store, request, amy, testNow)).toEqual({ ok: true, id: 'chiu-chow' })
    const page = (await pages()).find(({ id }) => id === 'chiu-chow')
    expect(page).toMatchObject({ group: 'dishes', isOn: false, content: { name: { zh: '潮州菜' } } })
    expect(page?.content?.look.picture).not.toBe('')
    expect(await addPage(store, request, amy, testNow)).toEqual({ ok: true, id: 'chiu-chow-2' })
  })

  test.each([
    [{ zh: '' }, 'names-missing'],
    [{ address: 'menu' }, 'address-taken'],
    [{ address: 'en' }, 'address-taken'],
    [{ address: 'thai-catering' }, 'address-taken'],
    [{ address: 'a/b' }, 'address-invalid'],
    [{ address: '潮州' }, 'address-invalid'],
    [{ categoryId: 'nothing' }, 'category-unknown'],
  ] as const)('are not added with %o', async (changes, reason) => {
    expect(await addPage(store, { ...request, ...changes }, amy, testNow)).toEqual({ ok: false, reason })
  })

  test('are changed by owners alone', async () => {
    const kit = staffMember('Kit', 'kitchen')
    const refused = { ok: false, reason: 'not-allowed' }
    expect(await switchPage(store, { id: 'bento', isOn: false }, kit, testNow)).toEqual(refused)
    expect(await addPage(store, request, kit, testNow)).toEqual(refused)
    expect(await switchPage(store, { id: 'no-page', isOn: false }, amy, testNow)).toEqual({
      ok: false,
      reason: 'page-unknown',
    })
  })
})
