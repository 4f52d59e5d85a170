/** The page of an order in each of its states says where it stands, in both languages (decisions 29). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPath } from '#app/paths.ts'
import { order } from '#content/ordering/order.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { status } from '#content/ordering/order-status.ts'
import { paying } from '#content/ordering/paying.ts'
import { orderStages } from '#domain/order-stage.ts'
import { langs } from '#domain/text.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/http-site.ts'
import { orderIn } from '#tests/support/order-states.ts'
import { testNow } from '#tests/support/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
})
afterAll(() => site.close())

/** The words of an element without its tags. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

test.each(orderStages)('an order that is %s', async (stage) => {
  const { reference, token } = await orderIn(stage, site.store, testNow)
  for (const lang of langs) {
    const html = await (await site.request(orderPath(reference, token, lang))).text()
    const heading =
      stage === 'payment-failed' && lang === 'en' ? 'The card said no' : stageTexts[stage].heading[lang]
    expect(wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')).toBe(heading)
    const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''
    expect(wordsOf(main)).toContain(reference)
    const primary = main.match(/<button[^>]*class="[^"]*primary/g) ?? []
    expect(primary.length).toBeLessThanOrEqual(1)
  }
})

test.each(['postponed', 'postponed-by-weather'] as const)(
  'an order that is %s asks for its new day before it shows what was paid',
  async (stage) => {
    const { reference, token } = await orderIn(stage, site.store, testNow)
    for (const lang of langs) {
      const html = await (await site.request(orderPath(reference, token, lang))).text()
      const ask = html.indexOf('&amp;ask=date')
      expect(ask).toBeGreaterThan(0)
      expect(ask).toBeLessThan(html.indexOf(`>${status.receipt[lang]}<`))
    }
  },
)

test('only an order of which nothing is paid is said to lose its slot', async () => {
  for (const [stage, loses] of [['to-pay', true] as const, ['part-paid', false] as const]) {
    const { reference, token } = await orderIn(stage, site.store, testNow)
    for (const lang of langs) {
      const html = await (await site.request(orderPath(reference, token, lang))).text()
      expect(html.includes(paying.released[lang])).toBe(loses)
    }
  }
})

test('a total without its fee says at both places that delivery comes on top', async () => {
  const { reference, token } = await orderIn('fee-to-be-quoted', site.store, testNow)
  for (const lang of langs) {
    const html = await (await site.request(orderPath(reference, token, lang))).text()
    expect(wordsOf(html).split(order.plusDelivery[lang])).toHaveLength(3)
  }
})
