import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { dayText } from '#content/dates.ts'
import { demoShopDetails } from '#content/shop-details.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { failedLettersText, lettersQueued, resendAll } from '#content/staff/orders/failed-letters.ts'
import { exampleText } from '#content/staff/shop/settings/promotion-example.ts'
import { noOwnAddress } from '#content/staff/shop/settings/sample-letters.ts'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { areaLabel } from '#domain/delivery/delivery-fee.ts'
import { cents } from '#domain/money.ts'
import { sectionIds } from '#domain/staff/shop/settings/field-limits.ts'
import type { PromotionExample } from '#domain/staff/shop/settings/promotion-example.ts'
import { claimLetter, markRefused } from '#server/db/notices/letters.ts'
import { untilSeen } from '#tests/support/browser/until-seen.ts'
import { orderCall } from '#tests/support/orders/order-call.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { askGraphql } from '#tests/support/site/graphql-call.ts'
import { openTwoServers, type TwoServers } from '#tests/support/site/second-server.ts'
import { browseAs, type FormFields, hiddenField } from '#tests/support/staff/staff-forms.ts'
import { staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let shop: TwoServers
beforeAll(async () => {
  shop = await openTwoServers()
})
afterAll(() => shop.close())

const amy = browseAs(staffCookie('Amy', 'owner'), () => shop.site)
const path = staffPath('settings')
const { page } = amy
const post = (fields: FormFields) => amy.post(path, fields)
function hiddenIn(html: string, section: string, name: string): string {
  return hiddenField(html.slice(html.indexOf(`name="section" value="${section}"`)), name)
}

test.each(sectionIds)('every value of %s is in its form', async (section) => {
  const html = await page(path)
  const values = Object.keys(JSON.parse(hiddenIn(html, section, 'opened')))
  expect(values).not.toEqual([])
  const form = parseHTML(html).document.querySelector(`form:has([name="section"][value="${section}"])`)
  const controls = form?.querySelectorAll('input, select, textarea') ?? []
  const fieldNames = new Set([...controls].map((control) => control.getAttribute('name')))
  expect(values.filter((name) => !fieldNames.has(name))).toEqual([])
})

test('the owner raises the threshold of free delivery: it is previewed, then customers see it, and it can be restored', async () => {
  const form = hiddenIn(await page(path), 'extras', 'opened')
  const input = { section: 'extras', ...JSON.parse(form), freeDeliveryFrom: '2,468.00' }
  const look = await post({ ...input, opened: form })
  expect(look).toMatchObject({ status: 200, html: expect.stringContaining(settingsPage.agree.zh) })
  expect(look.html).toContain('$2,200 → $2,468')
  expect(await page(pagePath('home', 'zh'))).not.toContain('2,468')

  const confirmedForm = {
    ...input,
    opened: hiddenIn(look.html, 'extras', 'opened'),
    seen: hiddenIn(look.html, 'extras', 'seen'),
  }
  const response = await post(confirmedForm)
  expect(response).toMatchObject({ status: 200, html: expect.stringContaining(settingsPage.saved.zh) })
  for (const lang of ['zh', 'en'] as const) expect(await page(pagePath('home', lang))).toContain('2,468')
  expect(await page('/api/ordering?ids=2')).toContain('"freeDeliveryFrom":246800')

  const [button = ''] = /<button[^>]*name="entry"[^>]*>/.exec(response.html) ?? []
  const back = await post({ verb: 'restore', entry: /value="(\d+)"/.exec(button)?.[1] ?? '' })
  expect(back.html).toContain('$2,468 → $2,200')
  const restoreResponse = await post({
    section: 'extras',
    ...JSON.parse(form),
    opened: hiddenIn(back.html, 'extras', 'opened'),
    seen: hiddenIn(back.html, 'extras', 'seen'),
  })
  expect(restoreResponse.html).toContain(settingsPage.saved.zh)
  expect(await page(pagePath('home', 'zh'))).toContain('2,200')
})

test('a raised fee is used on every server: by pages, GraphQL and REST', async () => {
  const form = hiddenIn(await page(path), 'zones', 'opened')
  const content = await shop.site.store.content()
  const call = orderCall(content, testNow)
  const fees = { 'zone.kowloon.fee': '777', 'zone.kowloon.special': '778' }
  const input = { section: 'zones', ...JSON.parse(form), ...fees }
  const look = await post({ ...input, opened: form })
  const hiddenValue = (name: string) => hiddenIn(look.html, 'zones', name)
  expect(await shop.elsewhere(pagePath('sham-shui-po', 'zh'))).not.toContain('$777')
  const response = await post({ ...input, opened: hiddenValue('opened'), seen: hiddenValue('seen') })
  expect(response.html).toContain(settingsPage.saved.zh)
  await expect.poll(() => shop.elsewhere(pagePath('sham-shui-po', 'zh')), untilSeen).toContain('$777')
  const ordering = JSON.parse(await shop.elsewhere('/api/ordering?ids=2'))
  expect(ordering.settings.zones).toContainEqual(expect.objectContaining({ id: 'kowloon', fee: 77_700 }))
  // An order with the old area label gets the new label and no charge.
  const query = 'mutation ($add: [OrderInput!]!) { addOrder(add: $add) { id } }'
  const [area] = content.settings.zones
    .filter(({ id }) => id === 'kowloon')
    .map((zone) => areaLabel(zone, 'zh'))
  const { errors } = await askGraphql(shop.second, query, { add: [{ ...call, area }] })
  expect(errors?.[0].extensions.refusals).toMatchObject([{ code: 'zone-unknown' }])
})

test('a payment method that is switched off disappears from the order dialog and the terms', async () => {
  expect(await page(pagePath('terms', 'zh'))).toContain('PayMe')
  const form = hiddenIn(await page(path), 'payment', 'opened')
  const { 'method.payme': _, ...input } = { section: 'payment', ...JSON.parse(form) }
  const look = await post({ ...input, opened: form })
  const response = await post({
    ...input,
    opened: hiddenIn(look.html, 'payment', 'opened'),
    seen: hiddenIn(look.html, 'payment', 'seen'),
  })
  expect(response.html).toContain(settingsPage.saved.zh)
  const { paymentMethods } = JSON.parse(await page('/api/ordering?ids=2'))
  expect(paymentMethods).not.toContain('payme')
  expect(paymentMethods).toContain('fps')
  expect(await page(pagePath('terms', 'zh'))).not.toContain('PayMe')
})

test('an empty field of the shop details shows the value in use', async () => {
  const form = parseHTML(await page(path)).document
  const field = form.querySelector('[name="hotline"]')
  expect([field?.getAttribute('value'), field?.getAttribute('placeholder')]).toEqual([
    '',
    demoShopDetails.hotline,
  ])
})

test('the settings show errors at their fields and keep the input', async () => {
  const form = hiddenIn(await page(path), 'zones', 'opened')
  const input = { section: 'zones', ...JSON.parse(form), 'zone.kowloon.fee': '十元' }
  const response = await post({ ...input, opened: form })
  expect(response.status).toBe(422)
  expect(response.html).toContain(fieldProblems['money-invalid'].zh)
  expect(response.html).toContain('value="十元"')
})

test('the settings page refuses what no form of the page sends', async () => {
  expect((await post({ section: 'else', opened: '{}' })).status).toBe(400)
  expect((await post({ section: 'terms', opened: 'x' })).status).toBe(400)
  expect((await post({ verb: 'restore', entry: '999999' })).status).toBe(404)
})

test('a promotion is shown with an example of an order, also before it is saved', async () => {
  const html = await page(path)
  const [zone] = (await shop.site.store.content()).settings.zones
  const party = { food: cents(268_000), boxes: null, gift: null, fee: cents(6_000), isDearer: false }
  const output = (changes: Pick<PromotionExample, 'discount' | 'delivery' | 'total'>) => {
    const message = exampleText({ ...party, ...changes }, zone?.name ?? null).zh
    return new RegExp(`<output[^>]*><!--\\$-->${RegExp.escape(message)}`)
  }
  expect(html).toMatch(output({ discount: cents(32_160), delivery: 'kept', total: cents(235_840) }))
  const form = hiddenIn(html, 'promotions', 'opened')
  const row: Record<string, string> = JSON.parse(form)
  const off = Object.keys(row).find((name) => name.endsWith('.off') && row[name] === '12') ?? ''
  const look = await post({ section: 'promotions', ...row, [off]: '30', opened: form })
  expect(look.html).toMatch(output({ discount: cents(80_400), delivery: 'lost', total: cents(193_600) }))
})

test('the text of a sample letter stays as it was typed', async () => {
  const form = hiddenIn(await page(path), 'mail', 'opened')
  const input = { section: 'mail', ...JSON.parse(form), opened: form, verb: 'sample-placed' }
  const half = await post({ ...input, 'words.placed.zh': '多謝' })
  expect(half.status).toBe(422)
  expect(half.html).toContain(fieldProblems['text-missing'].zh)
  // This account has no address.
  const both = await post({ ...input, 'words.placed.zh': '多謝', 'words.placed.en': 'Thank you' })
  expect(both.status).toBe(422)
  for (const text of [noOwnAddress.zh, '多謝', 'Thank you']) expect(both.html).toContain(text)
  expect(hiddenIn(await page(path), 'mail', 'opened')).toBe(form)
})

test('failed letters are listed beside the mailbox, and can all be sent again', async () => {
  const { store } = shop.site
  expect(await page(path)).not.toContain(resendAll.zh)
  const orders = await Promise.all(
    [1, 2].map(async () => placedOrder(store, orderInput(await store.content(), testNow), testNow)),
  )
  for (const { id: orderId, reference } of orders) {
    const id = `order-${reference}-placed`
    await claimLetter(store.db, { id, orderId, recipient: 'customer' }, testNow)
    await markRefused(store.db, id, 550)
  }
  const failedLetters = { count: 2, failure: 'refused', refusedCode: 550 } as const
  const message = failedLettersText(failedLetters, dayText(todayInHongKong(testNow)), '12:00')
  expect(await page(path)).toContain(message.zh)
  const response = await post({ verb: 'resend-letters' })
  expect(response.html).toContain(lettersQueued(2).zh)
  expect(response.html).not.toContain(resendAll.zh)
  const office = browseAs(staffCookie('Bo', 'office'), () => shop.site)
  expect((await office.post(path, { verb: 'resend-letters' })).status).toBe(404)
})
