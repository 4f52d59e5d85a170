import { parseHTML } from 'linkedom'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { saveForItem } from '#app/staff/shop/pictures/save-for-item.ts'
import { manyPictures } from '#content/staff/shop/many-pictures.ts'
import { middle, type PictureShape } from '#domain/shop/shop-picture.ts'
import { matchPictures } from '#domain/staff/shop/menus/picture-match.ts'
import { createStaffApi, type StaffApi } from '#server/page-data/staff/staff-api.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { staffPages } from '#tests/support/staff/staff-pages.tsx'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let api: StaffApi
beforeAll(async () => {
  site = await openTestSite({ now: testNow })
  api = createStaffApi(site.store, site.payments.ways, () => testNow)
})
afterAll(() => site.close())

const amy = staffMember('Amy', 'owner')

async function upload(background: string, shape: PictureShape) {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  const result = await api.pictures.send(amy, { bytes, zh: '相', en: 'A photograph', focus: middle, shape })
  const choice = result.ok && (await api.pictures.choice(result.imageId, shape))
  if (!choice) throw new Error('not uploaded')
  return choice
}

test('the page takes several files, and needs a role that may edit menus', async () => {
  const open = staffPages(api)
  const { document } = parseHTML(await open({ path: staffPath('manyPictures'), role: 'owner' }))
  const field = document.querySelector('input[type="file"]')
  expect([field?.hasAttribute('multiple'), document.querySelector('h1')?.textContent]).toEqual([
    true,
    manyPictures.title.zh,
  ])
  await expect(open({ path: staffPath('manyPictures'), role: 'driver' })).rejects.toThrow()
})

test('pictures named after a dish and a set change the dish at once and wait in the draft of the set', async () => {
  const items = await api.pictures.items()
  const before = (await site.store.content()).catalogue
  const set = before.sets[0]
  const [dish] = before.dishes.values()
  const places = matchPictures([`01_${dish?.name.en}.JPG`, `${set?.name.zh}.png`], items)
  expect(places).toEqual([`dish/${dish?.id}`, `set/${set?.id}`])
  const [ofDish, ofSet] = [await upload('#c33', 'dish'), await upload('#3c3', 'set')]
  expect(await saveForItem(api.forms, amy, places[0] ?? '', ofDish)).toMatchObject({
    choice: { saved: 'published' },
  })
  expect(await saveForItem(api.forms, amy, places[1] ?? '', ofSet)).toMatchObject({
    choice: { saved: 'draft' },
  })
  const { catalogue } = await site.store.content()
  expect(catalogue.dishes.get(dish?.id ?? '')?.picture).toMatchObject({ id: ofDish.id, isPhoto: true })
  expect(catalogue.sets[0]?.picture).toEqual(set?.picture)

  // The draft now has a picture that was not there when the second one was chosen.
  expect(await saveForItem(api.forms, amy, places[1] ?? '', await upload('#33c', 'set'))).toEqual({
    problem: manyPictures.clash,
    status: 409,
  })
})

test.each(['dish/no-such-dish', 'set/999999', 'gift/1', ''])(
  'a picture for %j says that it is gone',
  async (item) => {
    expect(await saveForItem(api.forms, amy, item, await upload('#888', 'dish'))).toEqual({
      problem: manyPictures.gone,
      status: 422,
    })
  },
)
