import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { pageIds, pagePath } from '#app/paths.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import { allergenField, dishValuesOf } from '#domain/staff/shop/menus/dish-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { addSet } from '#server/commands/shop/add-set.ts'
import { saveForm } from '#server/commands/shop/drafts.ts'
import { putOnSale } from '#server/commands/shop/list-set.ts'
import { outcome } from '#tests/support/staff/saved-forms.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { importMenu } from './import-menu.ts'
import { exportedMenu } from './menu-of-shop.ts'
import type { WrittenMenu } from './menu-schema.ts'
import { workbookOf } from './write-workbook.ts'

const amy: StaffMember = { id: 'a', name: 'Amy', role: 'owner' }
const pages = pageIds.map((id) => pagePath(id, 'zh'))

describe.each(testEngines)('an exported menu on %s', { tags: ['slow'] }, (engine) => {
  const store = setUpStore(engine)

  const exportMenu = async () => exportedMenu((await store.content()).catalogue, testNow)
  const bytesOf = (menu: WrittenMenu) => Buffer.from(JSON.stringify(menu))
  const send = (bytes: Uint8Array, fingerprint = '') =>
    importMenu(store, { bytes, fingerprint, seenAt: null }, pages, amy, testNow)
  async function publish(menu: WrittenMenu) {
    const importResult = await send(bytesOf(menu))
    if (importResult.ok || importResult.reason !== 'look') throw new Error(JSON.stringify(importResult))
    expect(await send(bytesOf(menu), importResult.look.fingerprint)).toMatchObject({ ok: true })
  }
  async function expectNoChange() {
    const menu = await exportMenu()
    for (const bytes of [bytesOf(menu), await workbookOf(menu)])
      expect(await send(bytes)).toEqual(refusing('nothing-changed'))
  }
  async function edit(dishId: string, changes: Readonly<Record<string, string>>) {
    const dish = (await store.content()).catalogue.dishes.get(dishId)
    if (!dish) throw new Error(`no dish ${dishId}`)
    const base = dishValuesOf(dish)
    const input = { base, input: { ...base, ...changes } }
    expect(await saveForm(store, { kind: 'dish', id: dishId }, input, amy, testNow)).toEqual(outcome)
  }

  test('can be imported after a dish gained or lost fish', async () => {
    const { dishes } = await exportMenu()
    const withFish = dishes.find(({ contains }) => contains.includes('fish'))
    const without = dishes.find(({ contains, vegetarian }) => !contains.includes('fish') && !vegetarian)
    if (!withFish || !without) throw new Error('the demo has no fish')
    await edit(withFish.id, { [allergenField('fish')]: 'no' })
    await edit(without.id, { [allergenField('fish')]: 'yes', [allergenField('mollusc')]: 'yes' })
    await expectNoChange()
    const after = (await store.content()).catalogue.dishes
    expect(after.get(withFish.id)?.contains).not.toContain('fish')
    expect(after.get(without.id)?.contains).toEqual(expect.arrayContaining(['fish', 'mollusc']))
  })

  test('can be imported after a vegetarian set gained meat, and the set loses its badge', async () => {
    const badgesOf = async (id: number) =>
      (await store.content()).catalogue.sets.find((set) => set.id === id)?.badges
    const { catalogue } = await store.content()
    const set = catalogue.sets.find(({ badges }) => badges.includes('vegetarian'))
    const dish = set?.groups[0]?.dishes[0]?.dish
    if (!set || !dish) throw new Error('the demo has no vegetarian set')
    await edit(dish.id, { diet: 'none' })
    await expectNoChange()
    expect(await badgesOf(set.id)).not.toContain('vegetarian')
    await edit(dish.id, { diet: 'vegetarian' })
    expect(await badgesOf(set.id)).toContain('vegetarian')
    await expectNoChange()
  })

  test('can be imported if a dish off sale belongs to a set that the file omits', async () => {
    const menu = await exportMenu()
    const [remaining] = menu.setMenus
    const uses = (id: string) =>
      menu.setMenus.filter(({ groups }) =>
        groups.some(({ dishes }) => dishes.some((dish) => dish.dishId === id)),
      )
    const dishId = remaining?.groups.flatMap(({ dishes }) => dishes).find((dish) => dish)?.dishId
    if (!remaining || !dishId) throw new Error('the demo has no set')
    const removedSets = new Set(uses(dishId).map(({ id }) => id))
    await publish({
      ...menu,
      setMenus: menu.setMenus.filter(({ id }) => !removedSets.has(id)),
      dishes: menu.dishes.map((dish) => (dish.id === dishId ? { ...dish, onSale: false } : dish)),
    })
    await expectNoChange()
    expect(await putOnSale(store, { setId: remaining.id, isOnSale: true }, amy, testNow)).toEqual(
      refusing('dish-off-sale'),
    )
    await publish(menu)
    expect(await putOnSale(store, { setId: remaining.id, isOnSale: true }, amy, testNow)).toEqual({
      ok: true,
    })
  })

  test('omits a new set without a dish and a price, and can be imported', async () => {
    const like = (await exportMenu()).setMenus[0]?.id ?? 0
    const newSet = await addSet(store, { like, zh: '開了頭的餐單', en: 'Begun' }, amy, testNow)
    if (!newSet.ok) throw new Error(newSet.reason)
    await store.db.execute(sql`delete from dish_groups where set_id = ${newSet.setId}`)
    await store.db.execute(sql`update set_menus set price = 0 where id = ${newSet.setId}`)
    await store.refresh()
    expect((await exportMenu()).setMenus.map(({ id }) => id)).not.toContain(newSet.setId)
    await expectNoChange()
  })

  test('can be imported by a shop without a set', async () => {
    await store.db.execute(sql`alter table versions disable trigger all`)
    for (const table of ['drafts', 'promotions', 'versions', 'set_menus', 'gifts', 'dishes', 'categories'])
      await store.db.execute(sql.raw(`delete from ${table}`))
    await store.refresh()
    await expectNoChange()
  })
})
