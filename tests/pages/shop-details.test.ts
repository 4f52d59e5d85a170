/** The shop's details in settings, pages, calls and letters. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { demoShopDetails } from '#content/shop-details.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import { langs } from '#domain/text.ts'
import { notifyOrderPlaced } from '#server/commands/notices/send-notices.ts'
import { createShopDetailsReader } from '#server/page-data/shop-details.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { browseAs, type FormFields, hiddenField, unescapeHtml } from '#tests/support/staff/staff-forms.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie })
})
afterAll(() => site.close())

const cookie = staffCookie('Amy', 'owner')
const amy = browseAs(cookie, () => site)
const path = staffPath('settings')
const readPage = amy.page
const post = (fields: FormFields) => amy.post(path, fields)

function hiddenIn(html: string, name: string): string {
  return hiddenField(html.slice(html.indexOf('name="section" value="shop"')), name)
}

/** Fills in the form, previews the effects and confirms. */
async function save(changes: FormFields) {
  const form = hiddenIn(await readPage(path), 'opened')
  const input = { section: 'shop', ...JSON.parse(form), ...changes }
  const look = await post({ ...input, opened: form })
  const confirmedForm = { ...input, opened: hiddenIn(look.html, 'opened') }
  return { look, saved: await post({ ...confirmedForm, seen: hiddenIn(look.html, 'seen') }) }
}

const details = {
  'name.zh': '豆花到會',
  'name.en': 'Bean & Curd <Catering>',
  'company.zh': '豆花到會有限公司',
  'company.en': 'Bean Curd Catering Limited',
  'address.zh': '沙田豆花街 8 號 3 樓',
  'address.en': '3/F, 8 Bean Curd Street, Sha Tin',
  'area.zh': '沙田',
  'area.en': 'Sha Tin',
  hotline: '+852 2000 0099',
  chatNumber: '+852 6000 0099',
  email: 'hello@beancurd.example',
  licenceNumber: '2099 000001',
  latitude: '22.3771',
  longitude: '114.1974',
}

test('entered shop details are previewed, then used by every page, call and letter', async () => {
  for (const lang of langs)
    expect(await readPage(pagePath('home', lang))).toContain(demoShopDetails.name[lang])
  const order = await placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow)
  const { look, saved } = await save(details)
  expect(look.html).toContain(settingsPage.agree.zh)
  expect(unescapeHtml(look.html)).toContain('豆花到會')
  expect(saved).toMatchObject({ status: 200, html: expect.stringContaining(settingsPage.saved.zh) })

  for (const lang of langs) {
    const [home, contact] = [
      await readPage(pagePath('home', lang)),
      await readPage(pagePath('contact', lang)),
    ]
    const name = lang === 'zh' ? '豆花到會' : 'Bean &amp; Curd &lt;Catering&gt;'
    for (const html of [home, contact]) {
      expect(html).toContain(name)
      for (const words of ['tel:+85220000099', 'wa.me/85260000099', 'hello@beancurd.example', '2099 000001'])
        expect(html).toContain(words)
      expect(html).toContain(details[`address.${lang}`])
      expect(html).toContain('"telephone":"+852 2000 0099"')
      expect(html).toContain('destination=22.3771%2C114.1974')
    }
  }
  const pages = [
    'home',
    'menu',
    'terms',
    'privacy',
    'enquiry',
    'corporate',
    'gift',
    'kwun-tong',
    'find-order',
  ]
  for (const page of pages as Parameters<typeof pagePath>[0][])
    for (const lang of langs)
      expect(unescapeHtml(await readPage(pagePath(page, lang))), page).not.toMatch(
        /開源到會|Hoi Yuen Catering|2000 0012|85220000012|@hoiyuen/i,
      )
  expect(await readPage('/menu/list')).toContain('wa.me/85260000099')
  expect(await (await site.request(staffPath('signIn'))).text()).toContain('豆花到會')

  const shop = createShopDetailsReader(site.store, testConfig.details).current
  await notifyOrderPlaced(
    noticeDeps(site.store, { shop, ways: { ...site.payments.ways, isCompanyPaid: true } }),
    { orderId: order.id },
  )
  const file = join(site.store.dataDir, 'outbox', `order-${order.reference}-placed.eml`)
  const letter = await readFile(file, 'utf8')
  const parts = [...letter.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)]
  const words = parts.map(([, part = '']) => Buffer.from(part, 'base64').toString('utf8')).join('\n')
  expect(letter).toContain('Reply-To: hello@beancurd.example')
  for (const message of ['豆花到會', '沙田豆花街', '+852 2000 0099']) expect(words).toContain(message)
  expect(words).not.toContain('開源到會')

  const response = await site.request('/nowhere-at-all/', { headers: { cookie } })
  expect(await (await site.request(response.headers.get('location') ?? '')).text()).toContain('豆花到會')
})

test('an emptied field falls back to the configuration of the server', async () => {
  await save(details)
  const { saved } = await save({ email: '', 'name.zh': '', 'name.en': '' })
  expect(saved.html).toContain(settingsPage.saved.zh)
  const contact = await readPage(pagePath('contact', 'zh'))
  expect(contact).toContain(`mailto:${testConfig.details.email}`)
  expect(contact).toContain(demoShopDetails.name.zh)
})

test('wrong shop details are marked at their fields and not saved', async () => {
  const before = (await site.store.content()).settings.details
  const { look } = await save({
    hotline: 'call us',
    email: 'nobody',
    facebookUrl: 'javascript:alert(1)',
    latitude: '91',
    longitude: '114.1',
    'area.zh': '沙田',
    'area.en': '',
    contactHours: 'always',
  })
  expect(look.status).toBe(422)
  for (const problem of ['phone-invalid', 'email-invalid', 'link-invalid', 'position-invalid'] as const)
    expect(look.html).toContain(fieldProblems[problem].zh)
  for (const problem of ['text-missing', 'hours-invalid'] as const)
    expect(look.html).toContain(fieldProblems[problem].zh)
  expect((await site.store.content()).settings.details).toEqual(before)
})
