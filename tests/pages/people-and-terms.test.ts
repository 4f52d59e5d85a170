/** These tests cover sections 2 and 9 of the specification. */

import { describe, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { layout, pageNames } from '#content/layout.ts'
import { prose } from '#content/long-texts.ts'
import { paidUpfront } from '#content/ordering/payment/payment.ts'
import { changeTerms, contactUse } from '#content/ordering/policies.ts'
import { client, inNoOrder, nextClient } from '#content/pages/client.ts'
import { contact } from '#content/pages/contact.ts'
import { giftPage, giftQuestions, occasions } from '#content/pages/gifts.ts'
import { privacyClauses } from '#content/pages/privacy.ts'
import { demoShopDetails } from '#content/shop-details.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import { langs } from '#domain/text.ts'
import { all, builtSite, hrefsOf, linksSaying, one, textOf, textsOf } from '#tests/support/site/built-site.ts'
import { testConfig } from '#tests/support/site/http-site.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'

const site = builtSite()

const figures = { ...figuresOf(demoSettings()), customerMonths: 24 }
const details = { ...demoShopDetails, ...testConfig.details }
const clients = 39

describe.each(langs)('the company’s pages in %s', (lang) => {
  const main = async (page: Parameters<typeof pagePath>[0]) =>
    one(await site.read(pagePath(page, lang)), 'main')

  test('show the number of guests of six events on the client page', async () => {
    const page = await main('client')
    const heading = all(page, 'h2').find((each) => textOf(each) === client.featured[lang])
    const events = heading?.nextElementSibling
    expect(events && textsOf(events, 'li p .num')).toEqual(['1,000', '80', '100', '40', '150', '200'])
    expect(events && all(events, 'img, [role=img]')).toHaveLength(6)
  })

  test('show every client by both names, and invite the next one', async () => {
    const page = await main('client')
    expect(textOf(page)).toContain(inNoOrder(clients)[lang])
    const bank = textsOf(page, 'li').filter((text) => text.includes('Pineapple Bun Bank'))
    expect(bank).toEqual([expect.stringContaining('菠蘿包銀行')])
    expect(linksSaying(page, nextClient(clients)[lang])).toHaveLength(1)
  })

  test('list the dishes served at each event', async () => {
    const table = one(await main('client'), 'table')
    expect(all(table, 'tr')).toHaveLength(13)
    expect(textsOf(table, 'thead th')).toEqual([
      client.activity[lang],
      client.service[lang],
      client.number[lang],
    ])
  })

  test('link from the contact page to telephone, chat, mail and social pages', async () => {
    const page = await main('contact')
    const leadsTo = (words: string) => hrefsOf(linksSaying(page, words))
    expect(leadsTo('2000 0012')).toContain('tel:+85220000012')
    expect(leadsTo(contact.startChat[lang])).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/85220000012\?text=/),
    ])
    expect(leadsTo(details.email)).toEqual([`mailto:${details.email}`])
    expect(leadsTo('Facebook')).toEqual([details.facebookUrl])
    expect(leadsTo('Instagram')).toEqual([details.instagramUrl])
    expect(textOf(page)).toContain('10:00–20:00')
    expect(leadsTo(layout.directions[lang])).toContainEqual(
      expect.stringMatching(/destination=22\.3118%2C114\.2249$/),
    )
  })

  test('show all eight gifts, their recipients and the delivery fees', async () => {
    const page = await main('gift')
    expect(all(page, '#hampers li')).toHaveLength(8)
    expect(textOf(one(page, '#hampers li:has(a[href$="name=christmas-hamper"])'))).toContain('$1,288')
    for (const { for: whom } of occasions) expect(textOf(page)).toContain(whom[lang])
    const rows = textsOf(page, 'dl div')
    for (const { name, fee } of figures.zones)
      expect(rows.find((row) => row.includes(name[lang]))).toContain(fee)
    expect(all(page, 'details')).toHaveLength(giftQuestions(figures).length)
    expect(hrefsOf(linksSaying(page, giftPage.go[lang]))).toEqual(['#hampers'])
  })

  test('list the sections of the privacy policy, and state the purpose of contact details', async () => {
    const page = await main('privacy')
    const clauses = privacyClauses(figures, { shop: details, isMeasured: false, hasLiveMap: false })
    const contents = one(page, 'nav[aria-labelledby=contents]')
    expect(prose.contents[lang]).toBe(textOf(one(page, '#contents')))
    expect(textsOf(contents, 'a')).toEqual(clauses.map(({ title }) => title[lang]))
    expect(textOf(page)).toContain(contactUse[lang])
    expect(hrefsOf(linksSaying(page, details.email))).toContain(`mailto:${details.email}`)
  })

  test('contain in the terms word for word what customers agree to when ordering', async () => {
    const page = await main('terms')
    for (const sentence of [paidUpfront, ...changeTerms(usualService.change)])
      expect(textOf(page)).toContain(sentence[lang])
    expect(textOf(one(page, 'header'))).toContain('2026-11')
    expect(all(page, '#faq details details')).toHaveLength(30)
  })

  test('link from the contents of the terms to every section', async () => {
    const page = await main('terms')
    const anchors = hrefsOf(all(page, 'nav[aria-labelledby=contents] a'))
    expect(anchors.length).toBeGreaterThan(15)
    for (const anchor of anchors) expect(all(page, anchor ?? ''), anchor ?? '').toHaveLength(1)
  })

  test.each(['home', 'contact'] as const)(
    'name the caterer in the footer of the %s page, with links to people',
    async (page) => {
      const footer = one(await site.read(pagePath(page, lang)), 'footer')
      for (const text of [details.company, layout.licence, details.address])
        expect(textOf(footer)).toContain(text[lang])
      for (const start of ['tel:', 'mailto:', 'https://wa.me/'])
        expect(all(footer, `a[href^="${start}"]`).length).toBeGreaterThan(0)
      for (const name of ['Facebook', 'Instagram', pageNames.terms[lang], pageNames.privacy[lang]])
        expect(linksSaying(footer, name).length, name).toBeGreaterThan(0)
    },
  )
})
