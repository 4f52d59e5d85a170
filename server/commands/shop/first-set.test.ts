import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusing } from '#domain/placed/order-situation.ts'
import { groupField } from '#domain/staff/shop/menus/set-groups.ts'
import { setValuesOf } from '#domain/staff/shop/menus/set-values.ts'
import { openStore, type Store } from '#server/db/store/store.ts'
import { outcome } from '#tests/support/staff/saved-forms.ts'
import { testNow } from '#tests/support/store/store.ts'
import { addDish } from './add-dish.ts'
import { addSet } from './add-set.ts'
import { saveForm } from './drafts.ts'
import { putOnSale } from './list-set.ts'
import { importSample } from './menu-file/import-menu.ts'

let store: Store
beforeAll(async () => {
  store = await openEmptyStore()
}, 120_000)
afterAll(() => close(store))

const openEmptyStore = async () =>
  openStore({ dataDir: await mkdtemp(join(tmpdir(), 'first-set-')), now: testNow, isEmpty: true })

async function close(open: Store) {
  await open.close()
  // A picture that is being drawn may still arrive.
  await rm(open.dataDir, { recursive: true, force: true, maxRetries: 10 })
}

const by = { id: 'amy', name: 'Amy', role: 'owner' } as const

test('the sample fills an empty menu in one step, off sale, and no other menu', async () => {
  const empty = await openEmptyStore()
  try {
    expect(await importSample(empty, [], by, testNow)).toMatchObject({ ok: true })
    const { sets, dishes } = (await empty.content()).catalogue
    expect(sets.map(({ published }) => published)).toEqual([false, false])
    expect(dishes.size).toBe(9)
    expect(await importSample(empty, [], by, testNow)).toEqual(refusing('nothing-changed'))
  } finally {
    await close(empty)
  }
})

test('the first set has default values, and is sold only with dishes and a price', async () => {
  const nobody = { like: '', zh: '叉燒', en: 'Barbecued pork' }
  const dish = await addDish(store, nobody, by, testNow)
  expect(dish).toEqual({ ok: true, dishId: 'barbecued-pork' })
  const newSet = await addSet(store, { like: 0, zh: '第一套', en: 'Our first set' }, by, testNow)
  if (!newSet.ok) throw new Error(newSet.reason)
  const { setId } = newSet
  const onSale = { setId, isOnSale: true }
  expect(await putOnSale(store, onSale, by, testNow)).toEqual(refusing('no-groups'))

  const [set] = (await store.content()).catalogue.sets
  if (!set) throw new Error('no set')
  const base = setValuesOf(set)
  const group = {
    'name.zh': '主菜',
    'name.en': 'Mains',
    course: 'dessert',
    repeatable: 'no',
    min: '1',
    max: '1',
  } as const
  const entry = {
    ...base,
    price: '388',
    groups: 'mains',
    ...Object.fromEntries(
      Object.entries(group).map(([field, value]) => [
        groupField('mains', field as keyof typeof group),
        value,
      ]),
    ),
    [groupField('mains', 'dishes')]: 'barbecued-pork',
    [groupField('mains', 'defaults')]: 'barbecued-pork',
    'group.mains.charge.barbecued-pork': '0',
  }
  const place = { kind: 'set', id: String(setId) } as const
  const input = { base, input: entry, as: 'published' } as const
  expect(await saveForm(store, place, input, by, testNow)).toEqual(outcome)
  expect(await putOnSale(store, onSale, by, testNow)).toEqual({ ok: true })
  const [setOnSale] = (await store.content()).catalogue.sets
  expect(setOnSale).toMatchObject({ name: { zh: '第一套' }, price: 38_800, published: true })
  expect(setOnSale?.groups.map(({ dishes }) => dishes.map(({ dish }) => dish.id))).toEqual([
    ['barbecued-pork'],
  ])
})

test('a second set starts as a copy of an existing one', async () => {
  const unlike = { like: 9_999, zh: '另一套', en: 'Another set' }
  await addSet(store, { like: 0, zh: '頭一套', en: 'The very first' }, by, testNow)
  expect(await addSet(store, unlike, by, testNow)).toEqual(refusing('set-unknown'))
})
