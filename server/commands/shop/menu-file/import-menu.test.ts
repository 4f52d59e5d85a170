import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageIds, pagePath } from '#app/paths.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { cents } from '#domain/money.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import {
  categoryAndGiftFields,
  categoryValues,
  giftValues,
} from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { dishFields, dishValuesOf } from '#domain/staff/shop/menus/dish-values.ts'
import { promotionsGiving } from '#domain/staff/shop/menus/off-sale.ts'
import { setValueNames, setValuesOf } from '#domain/staff/shop/menus/set-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { addSet } from '#server/commands/shop/add-set.ts'
import { saveForm } from '#server/commands/shop/drafts.ts'
import { putOnSale } from '#server/commands/shop/list-set.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import { draftOf, versionsOf } from '#server/db/shop/drafts.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { savedDraft } from '#tests/support/staff/saved-forms.ts'
import { randomMenu } from '#tests/support/store/random-menu.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { layouts, tablesOf } from './columns.ts'
import { importMenu } from './import-menu.ts'
import { exportedMenu, menuOfShop, withWhatIsLeftOut } from './menu-of-shop.ts'
import type { WrittenMenu } from './menu-schema.ts'
import { textsOnOneLine } from './read-menu-file.ts'
import { sampleMenu } from './sample.ts'
import { workbookOf } from './write-workbook.ts'

const amy: StaffMember = { id: 'a', name: 'Amy', role: 'owner' }
const pages = pageIds.map((id) => pagePath(id, 'zh'))
const setId = 2

describe.each(testEngines)('importing a menu on %s', (engine) => {
  const store = setUpStore(engine)

  const shop = async (at: Date | null = null) => menuOfShop((await store.content()).catalogue, at)
  const bytesOf = (menu: WrittenMenu) => Buffer.from(JSON.stringify(menu))
  const send = (bytes: Uint8Array, fingerprint = '', seenAt: Date | null = null, by = amy) =>
    importMenu(store, { bytes, fingerprint, seenAt }, pages, by, testNow)
  async function look(bytes: Uint8Array) {
    const result = await send(bytes)
    if (result.ok || result.reason !== 'look') throw new Error(JSON.stringify(result))
    return result.look
  }
  async function publish(menu: WrittenMenu) {
    const { fingerprint } = await look(bytesOf(menu))
    expect(await send(bytesOf(menu), fingerprint)).toMatchObject({ ok: true })
  }
  /** On a busy machine the transaction may time out. */
  async function publishOnceFree(menu: WrittenMenu) {
    let fingerprint = ''
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const result = await send(bytesOf(menu), fingerprint)
      // The outcome of an aborted transaction is unknown.
      if (result.ok || result.reason === 'nothing-changed') return
      if (result.reason === 'look') fingerprint = result.look.fingerprint
      else expect(result.reason).toBe('temporarily-unavailable')
    }
    throw new Error('the menu was never published within the time of a transaction')
  }
  const withPrice = (menu: WrittenMenu, priceCents: number): WrittenMenu => ({
    ...menu,
    setMenus: menu.setMenus.map((set) => (set.id === setId ? { ...set, priceCents } : set)),
  })
  const setNow = async () => {
    const set = (await store.content()).rules.sets.get(setId)
    if (!set) throw new Error('the set is gone')
    return set
  }

  test('changes nothing if the file is the menu itself, in either format', async () => {
    const menu = await shop(testNow)
    for (const bytes of [bytesOf(menu), await workbookOf(menu)])
      expect(await send(bytes)).toEqual(refusing('nothing-changed'))
  })

  test('shows the changes, then publishes exactly these, and placed orders stay unchanged', async () => {
    const order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    const orderBefore = await loadOrder(store.db, order.id)
    const before = setValuesOf(
      (await store.content()).catalogue.sets.find(({ id }) => id === setId) ?? fail(),
    )
    const bytes = await workbookOf(withPrice(await shop(), 75_050))
    const { changes, fingerprint } = await look(bytes)
    const price = { row: '', column: 'priceCents', from: 714, to: 750.5 }
    expect(changes).toMatchObject([{ sheet: 'setMenus', id: '2', kind: 'changed', cells: [price] }])
    expect((await setNow()).price).toBe(cents(71_400))
    expect(await send(bytes, fingerprint)).toEqual({ ok: true, changes: 1 })
    expect((await setNow()).price).toBe(cents(75_050))
    expect(await loadOrder(store.db, order.id)).toEqual(orderBefore)
    const [second, first] = await versionsOf(store.db, setPlace(setId))
    expect(second).toMatchObject({ number: 2, by: 'Amy', values: { price: '750.5' } })
    expect(first).toMatchObject({ number: 1, by: '', values: before })
    expect(await shopEventsOf(store.db, '2', 1)).toMatchObject([
      {
        verb: 'import-menu',
        actorName: 'Amy',
        before: { ':priceCents': 714 },
        after: { ':priceCents': 750.5 },
      },
    ])
  })

  test('publishes only changes that were shown, and names a colleague’s changes', async () => {
    const bytes = bytesOf(withPrice(await shop(), 88_800))
    const { fingerprint } = await look(bytes)
    const later = new Date(testNow.getTime() + 60_000)
    await putOnSale(store, { setId: 3, isOnSale: false }, { ...amy, name: 'Bo' }, later)
    const again = await send(bytes, fingerprint, testNow)
    expect(again).toMatchObject({ reason: 'look', look: { isAnew: true, meanwhile: [{ by: 'Bo' }] } })
    // The file still has it on sale.
    const cells = [{ column: '@onSale', from: 'no', to: 'yes' }]
    expect(again).toMatchObject({ look: { changes: [{ id: '2' }, { id: '3', kind: 'changed', cells }] } })
    expect((await setNow()).price).not.toBe(cents(88_800))
    await putOnSale(store, { setId: 3, isOnSale: true }, amy, later)
  })

  test('names the promotions whose dish goes off sale', async () => {
    const menu = await shop()
    const { promotions } = (await store.content()).settings
    const gift = promotions.find((each) => each.isOn && each.kind === 'freeDish')
    if (gift?.kind !== 'freeDish') throw new Error('the demo gives no dish')
    const without: WrittenMenu = {
      ...menu,
      dishes: menu.dishes.map((dish) => (dish.id === gift.dish.id ? { ...dish, onSale: false } : dish)),
      setMenus: menu.setMenus.filter(({ groups }) =>
        groups.every(({ dishes }) => dishes.every(({ dishId }) => dishId !== gift.dish.id)),
      ),
    }
    const { giftsEnding } = await look(bytesOf(without))
    expect(giftsEnding).toEqual([
      { dish: gift.dish.name, promotions: promotionsGiving(gift.dish.id, promotions) },
    ])
    expect((await look(bytesOf(withPrice(menu, 71_300)))).giftsEnding).toEqual([])
  })

  test('takes items missing from the file off sale, and a later import can restore them', async () => {
    const menu = await shop()
    const without = {
      ...menu,
      setMenus: menu.setMenus.filter(({ id }) => id !== setId),
      gifts: (menu.gifts ?? []).slice(1),
    }
    const { changes } = await look(bytesOf(without))
    expect(changes.filter(({ kind }) => kind === 'off-sale').map(({ sheet, id }) => [sheet, id])).toEqual([
      ['setMenus', '2'],
      ['gifts', String(menu.gifts?.[0]?.id)],
    ])
    await publish(without)
    expect((await setNow()).published).toBe(false)
    const result = await placeOrder(
      { store, randomBytes },
      orderInput(await store.content(), testNow),
      testNow,
    )
    expect(result).toMatchObject({ ok: false, refusals: [{ code: 'set-unavailable' }] })
    await publish(menu)
    expect(tablesOf(await shop())).toEqual(tablesOf(menu))
  })

  test('keeps the typed values of a draft, and takes the others from the file', async () => {
    const set = (await store.content()).catalogue.sets.find(({ id }) => id === setId) ?? fail()
    const base = setValuesOf(set)
    const input = { ...base, 'tagline.en': 'Typed', price: '999' }
    expect(await saveForm(store, setPlace(setId), { base, input }, amy, testNow)).toEqual(savedDraft)
    const menu = withPrice(await shop(), 66_600)
    const file = {
      ...menu,
      setMenus: menu.setMenus.map((row) => (row.id === setId ? { ...row, minQuantity: 3 } : row)),
    }
    expect((await look(bytesOf(file))).drafts).toEqual([set.name])
    await publish(file)
    const draft = await draftOf(store.db, setPlace(setId))
    expect(draft?.values).toMatchObject({ 'tagline.en': 'Typed', price: '999', minQuantity: '3' })
  })

  test('never mistakes an unfinished set for one of the file, whatever its ID', async () => {
    const newSet = await addSet(store, { like: setId, zh: '未完成', en: 'Begun' }, amy, testNow)
    if (!newSet.ok) throw new Error(newSet.reason)
    await store.db.execute(sql`delete from dish_groups where set_id = ${newSet.setId}`)
    await store.refresh()
    const menu = exportedMenu((await store.content()).catalogue, testNow)
    const [model] = menu.setMenus
    if (!model) throw new Error('the demo has no set')
    const mine = { ...model, id: newSet.setId, slug: 'mine', name: { zh: '我的', en: 'Mine' } }
    const file = { ...menu, setMenus: [...menu.setMenus, mine] }
    expect(await send(bytesOf(file))).toMatchObject({
      reason: 'faults',
      faults: [{ code: 'is the ID of a set that is not finished yet', place: { path: 'setMenus.mine.id' } }],
    })
    await store.db.execute(sql`delete from set_menus where id = ${newSet.setId}`)
    await store.refresh()
  })

  test('accepts any export time stated in a file', async () => {
    const menu = withPrice(await shop(), 51_500)
    for (const exportedAt of ['+275760-09-13T00:00:00Z', '-271821-04-20', '1066-10-14', 'yesterday'])
      expect((await look(bytesOf({ ...menu, exportedAt }))).meanwhile).toEqual([])
    const seenAt = new Date('+275760-09-13T00:00:00Z')
    expect(await send(bytesOf(menu), 'forged', seenAt)).toMatchObject({ reason: 'look' })
  })

  test('writes only the positions of unchanged rows', async () => {
    const rowsOf = async () => {
      const sets = sql`select id, xmin::text as written from set_menus`
      const courses = sql`select set_id as id, min(xmin::text) as written from dish_groups group by set_id`
      const [{ rows }, { rows: parts }] = [await store.db.execute(sets), await store.db.execute(courses)]
      const versions = (some: typeof rows) => new Map(some.map((row) => [Number(row.id), row.written]))
      return { sets: versions(rows), courses: versions(parts) }
    }
    const menu = await shop()
    const before = await rowsOf()
    const [first, second, ...others] = withPrice(menu, 69_900).setMenus
    if (!first || !second) throw new Error('the demo has no sets')
    await publish({ ...menu, setMenus: [second, first, ...others] })
    const after = await rowsOf()
    const changedSets = [...after.sets].filter(([id, version]) => before.sets.get(id) !== version)
    expect(new Set(changedSets.map(([id]) => id))).toEqual(new Set([setId, first.id, second.id]))
    const rewritten = [...after.courses].filter(([id, version]) => before.courses.get(id) !== version)
    expect(rewritten.map(([id]) => id)).toEqual([setId])
    await publish(menu)
  })

  test('records the new order of courses and of their dishes in the audit log', async () => {
    const menu = await shop()
    const turnedMenu = {
      ...menu,
      setMenus: menu.setMenus.map((set) =>
        set.id === setId
          ? {
              ...set,
              groups: set.groups
                .map((group) => ({ ...group, dishes: group.dishes.toReversed() }))
                .toReversed(),
            }
          : set,
      ),
    }
    const orders = (await look(bytesOf(turnedMenu))).changes.flatMap(({ cells }) =>
      cells.filter(({ column }) => column === '@order').map(({ toName }) => toName?.zh),
    )
    expect(orders.length).toBeGreaterThan(1)
    await publish(turnedMenu)
    const [entry] = await shopEventsOf(store.db, '2', 1)
    for (const order of orders) expect(JSON.stringify(entry?.after)).toContain(order)
    await publish(menu)
  })

  test('publishes the largest menu within a transaction’s time limit, and again when all of it changes', {
    tags: ['slow'],
    timeout: 300_000,
  }, async () => {
    const menu = await shop()
    const large = largestMenu(menu)
    await publishOnceFree(large)
    await publishOnceFree({
      ...large,
      setMenus: large.setMenus.map((set) => ({
        ...set,
        tagline: { zh: `新 ${set.id}`, en: `New ${set.id}` },
      })),
    })
    expect(await versionsOf(store.db, setPlace(large.setMenus.at(-1)?.id ?? 0))).toHaveLength(2)
    await publishOnceFree(menu)
  })

  test('is allowed to owners only', async () => {
    const by = { ...amy, role: 'office' } as const
    expect(await send(bytesOf(sampleMenu), '', null, by)).toEqual(refusing('not-allowed'))
  })

  test('fills an empty shop with the sample, which can then sell', async () => {
    await store.db.execute(sql`delete from drafts`)
    await store.db.execute(sql`alter table versions disable trigger all`)
    for (const table of ['promotions', 'versions', 'set_menus', 'gifts', 'dishes', 'categories'])
      await store.db.execute(sql.raw(`delete from ${table}`))
    await store.refresh()
    const { fingerprint, changes } = await look(await workbookOf(sampleMenu))
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['added']))
    expect(await send(await workbookOf(sampleMenu), fingerprint)).toMatchObject({ ok: true })
    const content = await store.content()
    const set = content.catalogue.sets.find(({ slug }) => slug === 'party-for-ten') ?? fail()
    const catalogue = { ...content.catalogue, sets: [{ ...set, id: setId }] }
    const lines = [{ setId: set.id, quantity: 1, selection: defaultSelection(set) }]
    const input = orderInput({ ...content, catalogue }, testNow, { lines })
    expect(await placeOrder({ store, randomBytes }, input, testNow)).toMatchObject({ ok: true })
  })

  test('restores any exported menu exactly', async () => {
    const pictures = [...(await store.content()).catalogue.pictures.keys()].slice(0, 5)
    await fc.assert(
      fc.asyncProperty(randomMenu(pictures), async (menu) => {
        const before = await shop()
        await publish(menu)
        const importedMenu = textsOnOneLine(menu) as WrittenMenu
        expect(tablesOf(await shop())).toEqual(tablesOf(withWhatIsLeftOut(before, importedMenu)))
        for (const [values, input] of menuAgain((await store.content()).catalogue))
          expect(input).toEqual(values)
        const exportedMenuFile = exportedMenu((await store.content()).catalogue, testNow)
        expect(await send(bytesOf(exportedMenuFile))).toEqual(refusing('nothing-changed'))
      }),
      { numRuns: 10, endOnFailure: true },
    )
  })
})

const setPlace = (setId: number) => ({ kind: 'set', id: String(setId) }) as const

function menuAgain({ sets, dishes, categories, gifts }: Catalogue) {
  const fieldsOf = (values: Values) => (name: string) => values[name] ?? null
  return [
    ...sets.map((set) => [setValuesOf(set), setValueNames(fieldsOf(setValuesOf(set)), set)]),
    ...[...dishes.values()]
      .map(dishValuesOf)
      .map((values) => [values, dishFields.readInput(fieldsOf(values))]),
    ...categories
      .map(categoryValues)
      .map((values) => [values, categoryAndGiftFields.category.readInput(fieldsOf(values))]),
    ...gifts
      .map(giftValues)
      .map((values) => [values, categoryAndGiftFields.gift.readInput(fieldsOf(values))]),
  ]
}

function largestMenu(menu: WrittenMenu): WrittenMenu {
  const [model] = menu.setMenus
  const [course] = model?.groups ?? []
  if (!model || !course) throw new Error('the demo has no set')
  const { menuMedia: _, nextPrices: __, ...plain } = model
  const count = layouts.setMenus.maxRows - menu.setMenus.length
  const courses = menu.setMenus.flatMap(({ groups }) => groups)
  const choices = courses.flatMap(({ dishes }) => dishes)
  const coursesEach = Math.floor((layouts.groups.maxRows - courses.length) / count)
  const dishesEach = Math.floor((layouts.choices.maxRows - choices.length) / count / coursesEach)
  const dishes = menu.dishes.slice(0, dishesEach).map(({ id }) => ({ dishId: id }))
  const long = (letters: number) => ({ zh: 'x'.repeat(letters), en: 'y'.repeat(letters) })
  const groups = Array.from({ length: coursesEach }, (_, index) => ({
    ...course,
    dishes,
    id: `course-${index}`,
    name: { zh: `菜 ${index}`, en: `Course ${index}` },
    min: 1,
    max: dishes.length,
    repeatable: false,
    defaults: dishes.slice(0, 1).map((each) => each.dishId),
  }))
  const newSets = Array.from({ length: count }, (_, index) => ({
    ...plain,
    groups,
    id: 5_000 + index,
    slug: `many-${index}`,
    name: { zh: `多 ${index}`, en: `Many ${index}` },
    tagline: long(190),
    description: long(990),
  }))
  return { ...menu, setMenus: [...menu.setMenus, ...newSets] }
}

function fail(): never {
  throw new Error('the demo lacks its second set')
}
