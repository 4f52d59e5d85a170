import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetDevicePath } from '#app/paths.ts'
import { forgetDevice } from '#content/pages/forget-device.ts'
import { langs } from '#domain/text.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ sessionOf: sessionByCookie })
})
afterAll(() => site.close())

const send = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  site.app.request(path, { method: 'POST', headers: { origin: testConfig.siteUrl, ...headers } })

test.each(langs)('a forgotten device clears its storage and says so in %s', async (lang) => {
  const response = await send(forgetDevicePath(lang))
  expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain(forgetDevice.title[lang])
})

test.each(langs)(
  'a device where staff are signed in keeps their storage, and says what stays, in %s',
  async (lang) => {
    const response = await send(forgetDevicePath(lang), { cookie: 'staff=che.driver' })
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    const html = await response.text()
    expect(html).toContain(forgetDevice.doneForStaff[lang])
    expect(html).not.toContain(forgetDevice.title[lang])
  },
)

test('another site cannot make a device forget', async () => {
  const response = await send(forgetDevicePath('en'), { origin: 'https://elsewhere.example' })
  expect([response.status, response.headers.get('clear-site-data')]).toEqual([403, null])
})
