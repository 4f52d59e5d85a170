/** Every payment method, with the sandbox and the Stripe stand-in. */
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderPath } from '#app/paths.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { payBy } from '#content/ordering/payment/paying.ts'
import { paymentsArePractised } from '#content/ordering/payment/payment.ts'
import { paymentRefusals } from '#content/ordering/payment/payment-refusals.ts'
import { acceptedMarks, practice } from '#content/ordering/practice.ts'
import { cents, formatExact, nothing } from '#domain/money.ts'
import { type PaymentMethod, transferMethods } from '#domain/payment/payment-method.ts'
import { type Lang, langs } from '#domain/text.ts'
import type { Site } from '#server/app.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { createStripeProvider } from '#server/payments/stripe.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { type BuiltSite, openBuiltSite, textOf, textsOf } from '#tests/support/site/built-site.ts'
import {
  type StripeServer,
  sessionEvent,
  signedEvent,
  startStripeServer,
  stripeSecrets,
} from '#tests/support/stripe/stripe-server.ts'

const origin = 'http://localhost:3000'
const timeoutMs = 10_000

/** A sandbox shop and a Stripe shop. */
let site: BuiltSite
let stripeSite: Site
let server: StripeServer
let order: PlacedOrder
beforeAll(async () => {
  site = await openBuiltSite()
  // The stand-in closes pages by real time, as Stripe does.
  site.setNow(new Date())
  server = await startStripeServer()
  const stripe = createStripeProvider({
    ...stripeSecrets,
    shop: site.store.shop,
    log: () => {},
    server: server.at,
  })
  const ways = { ...site.payments.ways, provider: stripe, isPractice: false }
  const payments = { ...site.payments, ways, stripe, practice: null }
  stripeSite = await site.beside({ payments, pages: await openPageBuild('build') })
})
afterAll(async () => {
  await server.close()
  await site.close()
})
beforeEach(async () => {
  server.be('well')
  const now = new Date()
  order = await placedOrder(site.store, orderInput(await site.store.content(), now), now)
})

const pageOf = (lang: Lang) => orderPath(order.reference, order.token, lang)

async function post(app: Site['app'], path: string, field: 'method' | 'outcome', value: string) {
  const response = await app.request(path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `${field}=${value}`,
  })
  return { status: response.status, to: response.headers.get('location') ?? '', html: await response.text() }
}

async function open(app: Site['app'], path: string): Promise<Document> {
  const response = await app.request(path)
  expect(response.status).toBe(200)
  return parseHTML(await response.text()).document
}

const pay = (app: Site['app'], method: PaymentMethod, lang: Lang) => post(app, pageOf(lang), 'method', method)

async function expectPaid(app: Site['app'], lang: Lang) {
  expect(textOf((await open(app, pageOf(lang))).body)).toContain(stageTexts.paid.tag[lang])
  expect(await storedOrder(site.store, order)).toMatchObject({ paymentStatus: 'paid' })
}

describe.each(langs)('the payment methods in %s', (lang) => {
  test.each(['card', 'alipay'] as const)('include %s on a practice page that says so', async (method) => {
    const { status, to } = await pay(site.app, method, lang)
    expect(status).toBe(303)
    const page = await open(site.app, to)
    expect(textsOf(page, 'h1')).toEqual([practice.title[lang]])
    expect(textOf(page.body)).toContain(practice.lead[lang])
    expect((await post(site.app, to, 'outcome', 'paid')).to).toBe(pageOf(lang))
    await expectPaid(site.app, lang)
  })

  test('have a practice page that lists the bill and the accepted inputs, in a shop that says it practises', async () => {
    const now = new Date()
    const content = await site.store.content()
    order = await placedOrder(site.store, orderInput(content, now, { promotionCode: 'CV88' }), now)
    const page = await open(site.app, (await pay(site.app, 'card', lang)).to)
    const { lines, promotions, deliveryFee } = await storedOrder(site.store, order)
    const amounts = [
      ...lines.map(({ amount }) => amount),
      ...promotions.map(({ discount }) => cents(-discount)),
    ]
    const slip = page.querySelector('aside section') ?? page.body
    const slipText = textOf(slip)
    for (const amount of [...amounts, order.total, deliveryFee ?? nothing])
      if (amount !== 0) expect(slipText).toContain(formatExact(amount))
    for (const { name } of [...lines, ...promotions]) expect(slipText).toContain(name[lang])
    const marks = [...acceptedMarks.card, ...acceptedMarks.alipay]
    expect(textsOf(slip, 'li')).toEqual(marks.map((mark) => mark[lang]))
    const says = async (app: Site['app']) =>
      textOf((await open(app, pageOf(lang))).body).includes(paymentsArePractised[lang])
    expect([await says(site.app), await says(stripeSite.app)]).toEqual([true, false])
  })

  test.each(['card', 'alipay'] as const)('include %s on Stripe’s page', async (method) => {
    const { status, to } = await pay(stripeSite.app, method, lang)
    const session = server.sessions.find(({ url }) => url === to)
    expect(status).toBe(303)
    expect(session).toMatchObject({
      total: order.total,
      params: { 'allowed_payment_method_types[0]': method, locale: lang === 'en' ? 'en-GB' : 'zh-HK' },
    })
    if (!session) throw new Error('no page was opened')
    server.complete(session.id)
    const event = sessionEvent(session, 'checkout.session.completed')
    const { payload, signature } = signedEvent(event, new Date())
    const headers = { 'stripe-signature': signature }
    await stripeSite.app.request('/api/payments/stripe', { method: 'POST', headers, body: payload })
    await expectPaid(stripeSite.app, lang)
  })

  test.each(transferMethods)(
    'include %s with instructions, and amount and reference to copy',
    async (method) => {
      expect(await pay(stripeSite.app, method, lang)).toMatchObject({
        status: 303,
        to: `${pageOf(lang)}#pay`,
      })
      const page = await open(stripeSite.app, pageOf(lang))
      expect(textsOf(page, '#pay h2')).toEqual([payBy[method][lang]])
      const copiedTexts = [...page.querySelectorAll('[data-copies]')].map((each) =>
        each.getAttribute('data-copies'),
      )
      expect(copiedTexts).toEqual(
        expect.arrayContaining([(order.total / 100).toFixed(2), order.reference.replace('-', '')]),
      )
      // Real payments show no sandbox notice.
      expect(textOf(page.body)).not.toContain(practice.notice[lang])
      expect(textOf((await open(site.app, pageOf(lang))).body)).toContain(practice.notice[lang])
    },
  )
})

/** Failures do not depend on the language, so each occurs once. */
test.each([
  ['hangs', 'zh'],
  ['resets', 'en'],
  ['fails', 'zh'],
  ['garbage', 'en'],
] as const)(
  'a provider that %s leaves the order with other methods, and the page responds in time (%s)',
  { timeout: 2 * timeoutMs },
  async (mood, lang) => {
    server.be(mood)
    const startedAt = Date.now()
    const { status, html } = await pay(stripeSite.app, 'card', lang)
    expect(Date.now() - startedAt).toBeLessThan(timeoutMs)
    expect(status).toBe(409)
    expect(textOf(parseHTML(html).document.body)).toContain(paymentRefusals['provider-unavailable'][lang])
    expect(await storedOrder(site.store, order)).toMatchObject({
      status: 'submitted',
      paymentStatus: 'unpaid',
    })
    expect(await pay(stripeSite.app, 'fps', lang)).toMatchObject({ status: 303, to: `${pageOf(lang)}#pay` })
  },
)

test.each(['text/plain', 'application/json', 'multipart/form-data'])(
  'a form sent as %s gets a response, and starts nothing',
  async (type) => {
    const headers = { origin, 'content-type': type }
    const response = await site.request(pageOf('en'), { method: 'POST', headers, body: 'method=card' })
    expect(response.status).toBeLessThan(500)
    expect(await storedOrder(site.store, order)).toMatchObject({ paymentStatus: 'unpaid' })
  },
)
