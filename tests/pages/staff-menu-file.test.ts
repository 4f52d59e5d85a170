import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { importPage } from '#content/staff/shop/menus/menu-import.ts'
import { exportedMenu } from '#server/commands/shop/menu-file/menu-of-shop.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { type FormFields, postForm } from '#tests/support/staff/staff-forms.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie })
})
afterAll(() => site.close())

test('a confirmed import stays on the page if the database fails before publishing', async () => {
  const { pages, sessionOf } = { pages: await openPageBuild('build'), sessionOf: sessionByCookie }
  const transaction = async () => {
    throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' })
  }
  const db = Object.create(site.store.db, { transaction: { value: transaction } })
  const away = await site.beside({ pages, sessionOf, store: { ...site.store, db } })
  const post = async (server: Pick<TestSite, 'app'>, fields: FormFields) => {
    const response = await postForm(server, staffPath('menuFile'), fields, staffCookie('amy', 'owner', 'en'))
    return { status: response.status, html: await response.text() }
  }
  const hiddenFields = (html: string): Record<string, string> => {
    const fields = html.matchAll(/name="(seen|seenAt)" value="([^"]*)"/g)
    return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
  }
  const menu = exportedMenu((await site.store.content()).catalogue, testNow)
  const [first, ...others] = menu.setMenus
  const file = JSON.stringify({ ...menu, setMenus: [{ ...first, minQuantity: 7 }, ...others] })
  const previewFields = hiddenFields((await post(site, { file: new File([file], 'menu.json') })).html)
  const failedPost = await post(away, previewFields)
  expect(failedPost.status).toBe(503)
  const again = hiddenFields(failedPost.html)
  expect(again).toEqual(previewFields)
  expect(again.seen).toBeTruthy()
  const secondResponse = await post(site, again)
  expect(secondResponse.html).toContain(importPage.done.en)
})
