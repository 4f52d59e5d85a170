import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { staffVerbNames } from '#content/staff/office/audit-log.ts'
import { deliveryStateNames, webhookProblems, webhooksPage } from '#content/staff/office/webhooks.ts'
import { maxWebhooks } from '#domain/shop/webhooks.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { joinStaff, postForm } from '#tests/support/staff/staff-forms.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let owner: string
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
  owner = await joinStaff(site, 'Boss', 'owner')
})
afterAll(() => site.close())

const path = staffPath('webhooks')
async function post(fields: Record<string, string>) {
  const response = await postForm(site, path, fields, owner)
  return { status: response.status, html: await response.text() }
}
const read = async (query = '') => (await site.request(path + query, { headers: { cookie: owner } })).text()
const idsIn = (html: string) =>
  new Set([...html.matchAll(/name="webhook" value="([1-9]\d*)"/g)].map(([, id = '']) => id))
const secretIn = (html: string) => /whsec_[\w+/]+=*/.exec(html)?.[0]
const address = 'https://hooks.example/orders?key=abc'

test('a generated secret is shown once, and the page never shows it again', async () => {
  const added = await post({ verb: 'add', address, event: 'order.placed', secret: '' })
  expect(added.status).toBe(200)
  const secret = secretIn(added.html)
  expect(secret).toBeDefined()
  const later = await read()
  expect(later).toContain('https://hooks.example/orders?key=abc')
  expect(secretIn(later)).toBeUndefined()
  const [webhook = ''] = idsIn(later)
  const renewed = secretIn((await post({ verb: 'renew-secret', webhook })).html)
  expect(renewed).toBeDefined()
  expect(renewed).not.toBe(secret)
  expect(secretIn(await read())).toBeUndefined()
})

test('a secret that the owner entered is not shown at all', async () => {
  const secret = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
  const added = await post({ verb: 'add', address, event: 'order.paid', secret })
  expect(added.status).toBe(200)
  expect(secretIn(added.html)).toBeUndefined()
})

test.each([
  ['not-https', { address: 'http://hooks.example/' }],
  ['not-an-address', { address: 'hooks' }],
  ['has-credentials', { address: 'https://amy:pw@hooks.example/' }],
  ['no-events', { event: '' }],
  ['secret-invalid', { secret: 'whsec_short' }],
] as const)('a form is refused with its reason and keeps what was typed: %s', async (reason, fields) => {
  const form = { verb: 'add', address, event: 'order.refunded', secret: '', ...fields }
  const { status, html } = await post(form)
  expect(status).toBe(400)
  expect(html).toContain(webhookProblems[reason].zh)
  const { document } = parseHTML(html)
  const values = [...document.querySelectorAll('input[name="address"]')].map((each) =>
    each.getAttribute('value'),
  )
  expect(values).toContain(form.address)
})

test('an order appears in the log, and so do a pause, a test and the audit log’s entries', async () => {
  await placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow)
  const [webhook = ''] = idsIn(await read())
  expect((await post({ verb: 'test', webhook })).html).toContain(webhooksPage.queued.zh)
  const page = await read()
  expect(page).toContain(deliveryStateNames.waiting.zh)
  expect(page).toContain(webhooksPage.testEvent.zh)
  expect(await read('?only=failed')).toContain(webhooksPage.noneFailed.zh)
  await post({ verb: 'pause', webhook })
  expect(await read()).toContain(webhooksPage.paused.zh)
  await post({ verb: 'resume', webhook })
  const auditLog = await (await site.request(staffPath('people'), { headers: { cookie: owner } })).text()
  for (const verb of ['add-webhook', 'change-webhook'] as const)
    expect(auditLog).toContain(staffVerbNames[verb].zh)
  expect(auditLog).toContain('hooks.example')
  expect(auditLog).not.toContain('key=abc')
})

test('no more addresses than the limit are taken, and a removed one makes room', async () => {
  while (idsIn(await read()).size < maxWebhooks)
    expect((await post({ verb: 'add', address, event: 'order.paid', secret: '' })).status).toBe(200)
  const refusal = await post({ verb: 'add', address, event: 'order.paid', secret: '' })
  expect(refusal).toMatchObject({
    status: 409,
    html: expect.stringContaining(webhookProblems['too-many'].zh),
  })
  const [webhook = ''] = idsIn(await read())
  expect((await post({ verb: 'remove', webhook })).status).toBe(200)
  expect((await post({ verb: 'remove', webhook })).html).toContain(webhookProblems['not-found'].zh)
  expect(idsIn(await read()).size).toBe(maxWebhooks - 1)
})
