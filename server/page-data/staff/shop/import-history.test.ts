import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { wordedChanges } from '#app/staff/shell/changes/past-entries.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { type ItemKind, itemKinds } from '#domain/staff/shop/menus/menu-forms.ts'
import { exportedMenu } from '#server/commands/shop/menu-file/menu-of-shop.ts'
import type { WrittenMenu } from '#server/commands/shop/menu-file/menu-schema.ts'
import { removeUnusedPictures } from '#server/commands/shop/remove-unused-pictures.ts'
import { sendPicture } from '#server/commands/shop/send-picture.ts'
import { outcome } from '#tests/support/staff/saved-forms.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createCategoriesAndGiftsApi } from './categories-and-gifts-api.ts'
import { createDishesApi } from './dishes-api.ts'
import { createFormsApi } from './forms-api.ts'
import { createHistoryApi } from './history-api.ts'
import { createMenuFileApi } from './menu-file-api.ts'

const amy = staffMember('Amy')
const monthsLater = new Date(testNow.getTime() + 90 * 86_400_000)

describe.each(testEngines)('after an import on %s', { tags: ['slow'] }, (engine) => {
  const store = setUpStore(engine)

  const dishes = () => createDishesApi(store, () => testNow)
  const api = () => createCategoriesAndGiftsApi(store, () => testNow)
  const fail = (): never => {
    throw new Error('the demo has none')
  }

  async function firstOf(kind: ItemKind) {
    if (kind !== 'dish') return (await api().list())[kind][0] ?? fail()
    const [id] = (await store.content()).catalogue.dishes.keys()
    return (await dishes().dish(amy, id ?? fail())) ?? fail()
  }

  async function save(kind: ItemKind, changes: Values) {
    const { id, values: base } = await firstOf(kind)
    const forms = createFormsApi(store, () => testNow)
    const input = { ...base, ...changes }
    expect(await forms.save(amy, { kind, id }, { base, input })).toEqual(outcome)
  }

  async function sentPicture(kind: 'dish' | 'gift', background: string) {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
    const words = { zh: '相片', en: 'Photo', focus: { x: 50, y: 50 }, shape: kind } as const
    const result = await sendPicture(store, { bytes, ...words }, amy, testNow)
    if (!result.ok) throw new Error(result.reason)
    return kind === 'gift' ? `${result.imageId}-${result.imageId}` : String(result.imageId)
  }

  async function importChanged(change: (menu: WrittenMenu) => WrittenMenu) {
    const menu = change(exportedMenu((await store.content()).catalogue, testNow))
    const api = createMenuFileApi(store, () => testNow)
    const sendResult = await api.compare(amy, Buffer.from(JSON.stringify(menu)))
    if (sendResult.ok || sendResult.reason !== 'look') throw new Error(JSON.stringify(sendResult))
    expect(await api.publish(amy, { fingerprint: sendResult.look.fingerprint, seenAt: null })).toMatchObject({
      ok: true,
    })
  }
  const withoutPictures = ({ pictures: _, ...menu }: WrittenMenu): WrittenMenu => menu

  test.each(['dish', 'gift'] as const)('the earlier photo of a %s can be chosen again', async (kind) => {
    const photo = await sentPicture(kind, '#284')
    await save(kind, { picture: photo })
    await importChanged(withoutPictures)
    await removeUnusedPictures(store, monthsLater)
    const { pictures, values } = await firstOf(kind)
    expect(values.picture).not.toBe(photo)
    expect(pictures.map(({ value }) => value)).toContain(photo)
    await save(kind, { picture: photo })
  })

  test.each(['dish', 'gift'] as const)(
    'the photo that a file gave a %s can be chosen again too',
    async (kind) => {
      const photo = await sentPicture(kind, '#824')
      const { id } = await firstOf(kind)
      const { pictures } = (await store.content()).catalogue
      const [file] = [...pictures].find(([, picture]) => picture.id === Number.parseInt(photo, 10)) ?? fail()
      await importChanged((menu) => ({
        ...withoutPictures(menu),
        pictures: { ...menu.pictures, [kind]: { ...menu.pictures?.[kind], [id]: file } },
      }))
      expect((await firstOf(kind)).values.picture).toBe(photo)
      await importChanged(withoutPictures)
      await removeUnusedPictures(store, monthsLater)
      expect((await firstOf(kind)).pictures.map(({ value }) => value)).toContain(photo)
    },
  )

  test.each(itemKinds)('the form of a %s restores what a file changed', async (kind) => {
    const { id, values } = await firstOf(kind)
    const history = createHistoryApi(store)
    const changes = async () => (await history.of(amy, kind, [id]))[id] ?? []
    const lists = { dish: 'dishes', category: 'categories', gift: 'gifts' } as const
    const name = { zh: '檔案', en: 'Of the file' }
    await importChanged((menu) => ({
      ...menu,
      [lists[kind]]: (menu[lists[kind]] ?? []).map((row) => (String(row.id) === id ? { ...row, name } : row)),
    }))
    const [change] = await changes()
    expect(change).toMatchObject({ verb: 'import-menu', canBringBack: true })
    // Fields stored next to the cells are reported once.
    const [entry] = wordedChanges(change ? [change] : [])
    expect(entry?.changes).toHaveLength(2)
    const before = await history.before(amy, { kind, id }, change?.id ?? 0)
    const names = { 'name.zh': values['name.zh'] ?? '', 'name.en': values['name.en'] ?? '' }
    expect(before).toEqual(names)
    await save(kind, names)
    expect((await firstOf(kind)).values).toEqual(values)
  })

  test('changes outside the form cannot be restored there', async () => {
    const { id } = await firstOf('dish')
    await importChanged((menu) => ({
      ...menu,
      dishes: menu.dishes.map((dish) => (dish.id === id ? { ...dish, cuisine: 'fusion' } : dish)),
    }))
    const [change] = (await createHistoryApi(store).of(amy, 'dish', [id]))[id] ?? []
    expect(change).toMatchObject({ verb: 'import-menu', canBringBack: false })
  })
})
