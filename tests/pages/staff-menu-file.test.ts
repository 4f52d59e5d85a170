/** The page of a menu's file as built, by forms alone, while the database goes away. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { importPage } from '#content/staff/menu-import.ts'
import { exportedMenu } from '#server/commands/shop/menu-file/menu-of-shop.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/http-site.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff-session.ts'
import { testNow } from '#tests/support/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie })
})
afterAll(() => site.close())

test('what was agreed to is kept on the page where the database goes away before it is published', async () => {
  const { pages, sessionOf } = { pages: await openPageBuild('build'), sessionOf: sessionByCookie }
  const transaction = async () => {
    throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' })
  }
  const db = Object.create(site.store.db, { transaction: { value: transaction } })
  const away = await site.beside({ pages, sessionOf, store: { ...site.store, db } })
  const post = async (app: Pick<TestSite, 'app'>, body: FormData) => {
    const headers = { origin: testConfig.siteUrl, cookie: staffCookie('amy', 'owner', 'en') }
    const response = await app.app.request(staffPath('menuFile'), { method: 'POST', headers, body })
    return { status: response.status, html: await response.text() }
  }
  const sentBack = (html: string) => {
    const form = new FormData()
    for (const [, name = '', value = ''] of html.matchAll(/name="(packed|seen|seenAt)" value="([^"]*)"/g))
      form.set(name, value)
    return form
  }
  const menu = exportedMenu((await site.store.content()).catalogue, testNow)
  const [first, ...others] = menu.setMenus
  const file = JSON.stringify({ ...menu, setMenus: [{ ...first, minQuantity: 7 }, ...others] })
  const sent = new FormData()
  sent.set('file', new File([file], 'menu.json'))
  const agreed = sentBack((await post(site, sent)).html)
  const failed = await post(away, agreed)
  expect(failed.status).toBe(503)
  const again = sentBack(failed.html)
  expect([...again]).toEqual([...agreed])
  expect(again.get('packed')).toBeTruthy()
  const done = await post(site, again)
  expect(done.html).toContain(importPage.done.en)
})
