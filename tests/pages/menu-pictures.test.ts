import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPath } from '#app/paths.ts'
import { dishEditPath, draftPath, setEditPath, staffPath } from '#app/staff/addresses.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { pictureProblems } from '#content/staff/shop/settings/pictures.ts'
import { shopEvents } from '#server/db/schema/shop-events.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { browseAs, openedFieldOn, postForm } from '#tests/support/staff/staff-forms.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie })
})
afterAll(() => site.close())

const cookie = staffCookie('Amy', 'owner')
const { page, post } = browseAs(cookie, () => site)

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

test('a picture is uploaded with the form, shown by the draft, published, and replaced by its drawing again', async () => {
  const path = setEditPath(5)
  const before = (await site.store.content()).rules.sets.get(5)
  const openForm = openedFieldOn(await page(path))
  const photo = await picture(640, 480, '#284').jpeg().toBuffer()
  function upload(bytes: Uint8Array, name: string, fields: Record<string, string>) {
    const file = new File([new Uint8Array(bytes)], name, { type: 'image/svg+xml' })
    return post(path, { ...JSON.parse(openForm), opened: openForm, ...fields, verb: 'picture', file })
  }
  const words = { 'alt.zh': '相片', 'alt.en': 'A photograph', 'tagline.en': 'Typed beside it' }
  const drawing = await upload(Buffer.from('<svg/>'), 'a.jpg', words)
  expect(drawing.status).toBe(422)
  expect(drawing.html).toContain(pictureProblems['upload-format-unknown'].zh)
  expect(drawing.html).toContain('Typed beside it')
  const uploadResult = await upload(photo, '../../../etc/passwd.svg', words)
  expect(uploadResult).toMatchObject({ status: 200, html: expect.stringContaining(draftWords.saved.zh) })
  const draft = JSON.parse(openedFieldOn(uploadResult.html))
  expect(draft).toMatchObject({ 'tagline.en': 'Typed beside it' })
  expect(draft.picture).not.toBe(JSON.parse(openForm).picture)
  expect((await site.store.content()).rules.sets.get(5)).toEqual(before)
  expect(await page(draftPath(5, 'zh'))).toContain('alt="相片"')

  expect((await post(path, { ...draft, opened: JSON.stringify(draft), verb: 'publish' })).status).toBe(200)
  const html = await page(setPath(before?.slug ?? '', 'zh'))
  expect(html).toContain('alt="相片"')
  expect(html).toMatch(/<img[^>]*data-photo=""[^>]*alt="相片"|<img[^>]*alt="相片"[^>]*data-photo=""/)
  // The photograph comes first, and the laid table is the second picture.
  expect(html.indexOf('data-laid-table')).toBeGreaterThan(html.indexOf('data-photo'))
  const [id] = String(draft.picture).split('-')
  const response = await site.request(`/api/file/image/${id}?w=400`, { headers: { accept: 'image/webp' } })
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400 })
  expect(await page(`/menu/list`)).toContain(`/api/file/image/${id}?`)

  const now = openedFieldOn(await page(path))
  const back = await post(path, {
    ...JSON.parse(now),
    opened: now,
    picture: JSON.parse(openForm).picture,
    verb: 'save-draft',
  })
  const again = JSON.parse(openedFieldOn(back.html))
  expect((await post(path, { ...again, opened: JSON.stringify(again), verb: 'publish' })).status).toBe(200)
  expect((await site.store.content()).rules.sets.get(5)?.picture).toEqual(before?.picture)
})

test('a dish gets a picture of its own, cropped square around its main point, and its drawing returns', async () => {
  const path = dishEditPath('egg-tarts')
  const pictureNow = async () => (await site.store.content()).catalogue.dishes.get('egg-tarts')?.picture
  const before = await pictureNow()
  const photo = await picture(900, 600, '#284').jpeg().toBuffer()
  const openForm = openedFieldOn(await page(path))
  const words = { 'alt.zh': '蛋撻相片', 'alt.en': 'Egg tarts', 'focus.x': '10', 'focus.y': '50' }
  const file = new File([new Uint8Array(photo)], 'tarts.jpg', { type: 'image/jpeg' })
  const form = { ...JSON.parse(openForm), opened: openForm, ...words, verb: 'picture', file }
  expect((await post(path, form)).status).toBe(200)
  const newPicture = await pictureNow()
  expect(newPicture).toMatchObject({ width: 600, height: 600, focus: { x: 10, y: 50 } })
  expect(newPicture?.alt).toEqual({ zh: '蛋撻相片', en: 'Egg tarts' })
  expect(await page('/menu/list')).toContain(`/api/file/image/${newPicture?.id}?`)

  const now = openedFieldOn(await page(path))
  expect(await page(path)).toContain(`value="${before?.id}"`)
  const back = await post(path, { ...JSON.parse(now), opened: now, picture: String(before?.id) })
  expect(back.status).toBe(200)
  expect(await pictureNow()).toEqual(before)
  const events = await site.store.db.select().from(shopEvents).where(eq(shopEvents.subjectId, 'egg-tarts'))
  expect(events.slice(-2).map((each) => [each.before, each.after])).toEqual([
    [{ picture: String(before?.id) }, { picture: String(newPicture?.id) }],
    [{ picture: String(newPicture?.id) }, { picture: String(before?.id) }],
  ])
})

test('a picture uploaded apart from its form can be selected in it', async () => {
  const photo = await picture(40, 40, '#824').png().toBuffer()
  const sendApart = async (fields: Record<string, string>, bytes = photo) => {
    const file = bytes.length > 0 && { file: new File([new Uint8Array(bytes)], 'a.png') }
    const form = { 'alt.zh': '相', 'alt.en': 'Photo', ...fields, ...file }
    const response = await postForm(site, staffPath('pictures'), form, cookie)
    return { status: response.status, json: await response.json().catch(() => null) }
  }
  const uploadResult = await sendApart({ shape: 'set' })
  expect(uploadResult).toMatchObject({
    status: 200,
    json: { width: 40, height: 30, whole: { width: 40, height: 40 } },
  })
  expect(uploadResult.json.value).toBe(`${uploadResult.json.id}-${uploadResult.json.id}`)
  const croppedPicture = await sendApart(
    { shape: 'set', of: String(uploadResult.json.id), 'focus.x': '50', 'focus.y': '0' },
    Buffer.alloc(0),
  )
  expect(croppedPicture).toMatchObject({
    status: 200,
    json: { focus: { x: 50, y: 0 }, whole: uploadResult.json.whole },
  })
  expect(await sendApart({ shape: 'set', 'focus.x': '101' })).toMatchObject({
    status: 422,
    json: { problem: pictureProblems['focus-invalid'] },
  })
  expect(await sendApart({ shape: 'set', 'alt.en': '' })).toMatchObject({
    json: { problem: pictureProblems['alt-missing'] },
  })
  expect((await sendApart({ shape: 'round' })).status).toBe(400)
})
