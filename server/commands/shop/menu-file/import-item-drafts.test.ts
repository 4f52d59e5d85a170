import { describe, expect, test } from 'vitest'
import { pageIds, pagePath } from '#app/paths.ts'
import { addDays, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { categoryValues, giftValues } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { dishValuesOf } from '#domain/staff/shop/menus/dish-values.ts'
import { type ItemKind, itemKinds } from '#domain/staff/shop/menus/menu-forms.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { saveForm } from '#server/commands/shop/drafts.ts'
import { draftOf as storedDraft } from '#server/db/shop/drafts.ts'
import { byDay } from '#server/db/shop/snapshot.ts'
import { outcome, savedDraft } from '#tests/support/staff/saved-forms.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { importMenu } from './import-menu.ts'
import { exportedMenu } from './menu-of-shop.ts'
import type { WrittenMenu } from './menu-schema.ts'

const amy: StaffMember = { id: 'a', name: 'Amy', role: 'owner' }
const pages = pageIds.map((id) => pagePath(id, 'zh'))

describe.each(testEngines)('drafts below an import on %s', { tags: ['slow'] }, (engine) => {
  const store = setUpStore(engine)

  const catalogueAt = async (now: Date) => (await byDay(store, () => now).content()).catalogue

  async function firstOf(kind: ItemKind, now = testNow) {
    const { dishes, categories, gifts } = await catalogueAt(now)
    const [[dish], [category], [gift]] = [[...dishes.values()], categories, gifts]
    if (!dish || !category || !gift) throw new Error('the demo lacks one')
    const match = {
      dish: { item: dish, values: dishValuesOf(dish) },
      category: { item: category, values: categoryValues(category) },
      gift: { item: gift, values: giftValues(gift) },
    }[kind]
    return { place: { kind, id: String(match.item.id) }, name: match.item.name, values: match.values }
  }

  async function save(kind: ItemKind, changes: Values, as: 'draft' | 'published', now = testNow) {
    const { place, values } = await firstOf(kind, now)
    const draft = await storedDraft(store.db, place)
    const base = draft?.values ?? values
    const request = { base, input: { ...base, ...changes }, as }
    return saveForm(store, place, request, amy, now)
  }

  interface Rows {
    readonly dish: WrittenMenu['dishes'][number]
    readonly category: WrittenMenu['categories'][number]
    readonly gift: NonNullable<WrittenMenu['gifts']>[number]
  }
  const listOf = { dish: 'dishes', category: 'categories', gift: 'gifts' } as const

  /** @returns names of the drafts in the preview */
  async function publish<Kind extends ItemKind>(kind: Kind, changes: Partial<Rows[Kind]>, now = testNow) {
    const menu = exportedMenu(await catalogueAt(now), now)
    const { place } = await firstOf(kind)
    const list = listOf[kind]
    const rows = (menu[list] ?? []).map((row) => (String(row.id) === place.id ? { ...row, ...changes } : row))
    const bytes = Buffer.from(JSON.stringify({ ...menu, [list]: rows }))
    const send = (fingerprint: string) =>
      importMenu(store, { bytes, fingerprint, seenAt: null }, pages, amy, now)
    const view = await send('')
    if (view.ok || view.reason !== 'look') throw new Error(JSON.stringify(view))
    expect(await send(view.look.fingerprint)).toMatchObject({ ok: true })
    return view.look.drafts
  }
  const draftOf = async (kind: ItemKind) => storedDraft(store.db, (await firstOf(kind)).place)

  test.each(itemKinds)(
    'the draft of a %s keeps its typed values, and takes the others from the file',
    async (kind) => {
      const { name } = await firstOf(kind)
      expect(await save(kind, { 'name.zh': '草稿' }, 'draft')).toEqual(savedDraft)
      expect(await publish(kind, { name: { zh: '檔案', en: 'Of the file' } })).toEqual([name])
      const draft = await draftOf(kind)
      expect(draft).toMatchObject({ by: 'Amy', values: { 'name.zh': '草稿', 'name.en': 'Of the file' } })
      expect(await save(kind, {}, 'published')).toEqual(outcome)
      expect((await firstOf(kind)).values).toMatchObject({ 'name.zh': '草稿', 'name.en': 'Of the file' })
    },
  )

  test.each(itemKinds)('the draft of a %s is removed once a file contains all of it', async (kind) => {
    expect(await save(kind, { 'name.en': 'Awaited' }, 'draft')).toEqual(savedDraft)
    const { name } = await firstOf(kind)
    await publish(kind, { name: { ...name, en: 'Awaited' } })
    expect(await draftOf(kind)).toBeNull()
  })

  test('an allergen in the file is kept when the draft of a dish is published', async () => {
    const { allergens } = (await catalogueAt(testNow)).dishes.values().next().value ?? { allergens: [] }
    expect(await save('dish', { 'description.en': 'New', 'description.zh': '新' }, 'draft')).toEqual(
      savedDraft,
    )
    await publish('dish', { allergens: [...allergens, 'peanut'] })
    expect(await save('dish', {}, 'published')).toEqual(outcome)
    const { values } = await firstOf('dish')
    expect(values).toMatchObject({ 'allergen.peanut': 'yes', 'description.en': 'New' })
  })

  test('a draft of a gift saved before a planned price takes the price of the file', async () => {
    const firstDay = addDays(todayInHongKong(testNow), 5)
    const then = startOfDay(firstDay)
    await publish('gift', { priceCents: 68_800, nextPrice: { from: firstDay, priceCents: 99_900 } })
    expect(await save('gift', { 'title.en': 'Drafted' }, 'draft')).toEqual(savedDraft)
    await publish('gift', { priceCents: 88_800 }, then)
    const present = { price: '888', nextFrom: '', nextPrice: '' }
    expect((await draftOf('gift'))?.values).toMatchObject({ ...present, 'title.en': 'Drafted' })
    // The preview lists no draft of an unchanged item.
    const others = await publish('dish', { description: { zh: '另', en: 'Other' } }, then)
    expect(others).toEqual([])
    expect(await save('gift', {}, 'published', then)).toEqual(outcome)
    expect((await firstOf('gift', then)).values).toMatchObject({ ...present, 'title.en': 'Drafted' })
  })
})
