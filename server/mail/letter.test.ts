/** What customers read of their order, in a mail program of any kind. */
import { randomBytes } from 'node:crypto'
import { caniemail } from 'caniemail'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextOfPayment } from '#content/ordering/payment.ts'
import { changeTerms } from '#content/ordering/policies.ts'
import { changePolicy } from '#domain/policies.ts'
import { type Lang, langs, langTags } from '#domain/text.ts'
import { notifyOrderPlaced } from '#server/commands/notify-order-placed.ts'
import { placeOrder } from '#server/commands/place-order.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { openTestStore, type TestStore, testNow } from '#tests/support/store.ts'
import type { Letter } from './mail.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.remove())

const shop = { hotline: '+852 2000 0012', email: 'shop@example.com' }
const url = 'https://shop.example/orders/a?key=b&c=d'

/** The mail of an order by someone whose name and remarks look like HTML. */
async function letterOf(lang: Lang): Promise<Letter> {
  const input = { ...orderInput(await store.content(), testNow, { promotionCode: 'CV88' }), lang }
  const contact = { ...input.contact, name: '<b>&陳', specialInstructions: '"<img src=x>' }
  const placed = await placeOrder(
    { store, randomBytes },
    { ...input, contact, shown: { total: 63_432 as never } },
    testNow,
  )
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusals))
  const letters: Letter[] = []
  const mail = { send: async (letter: Letter) => void letters.push(letter) }
  await notifyOrderPlaced({ store, mail, shop, orderUrl: () => url }, { orderId: placed.value.id })
  const [letter] = letters
  if (!letter) throw new Error('no letter was sent')
  return letter
}

/** The text of the HTML, block by block, as one line of words. */
const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim()

describe.each(langs)('the mail of a placed order (%s)', (lang) => {
  test('tells the dishes, the place, the price, the policies and what happens next', async () => {
    const { text } = await letterOf(lang)
    const set = (await store.content()).catalogue.sets.find(({ id }) => id === 2)
    const dishes = set?.groups.flatMap((group) =>
      group.dishes.filter(({ dish }) => group.defaults.includes(dish.id)),
    )
    expect(dishes?.length).toBeGreaterThan(5)
    for (const { dish } of dishes ?? []) expect.soft(text).toContain(dish.name[lang])
    const policies = changeTerms(changePolicy).map((term) => term[lang])
    const facts = ['觀塘道 1 號 2 樓', '12:30', '+85251234567', '$634.32', url, shop.hotline]
    for (const expected of [set?.name[lang], ...policies, nextOfPayment('fps')[lang], ...facts])
      expect.soft(text).toContain(expected)
  })

  test('says the same as HTML and as plain text, in the same order', async () => {
    const { html, text } = await letterOf(lang)
    const { document } = parseHTML(html.replace(/<br>|<\/(td|h1|a)>/g, ' $&'))
    const shown = wordsOf(document.body.textContent ?? '')
    let at = 0
    const said = text
      .split(/\n| {2}/)
      .map(wordsOf)
      .filter((line) => line && line !== url)
    // The head of the HTML has the name of the shop, which ends the plain text.
    for (const line of said.slice(0, -4)) {
      const found = shown.indexOf(line, at)
      expect.soft(found, line).toBeGreaterThan(-1)
      at = Math.max(at, found)
    }
    expect(shown).toContain(`<b>&陳`)
    expect(html).not.toMatch(/<img|<b>&/)
  })

  test('needs nothing that mail programs lack, no picture and no style sheet', async () => {
    const { html } = await letterOf(lang)
    const { issues } = caniemail({
      clients: [
        'apple-mail.*',
        'gmail.*',
        'outlook.outlook-com',
        'outlook.windows',
        'outlook.macos',
        'outlook.ios',
        'outlook.android',
        'samsung-email.*',
        'yahoo.*',
      ],
      html,
    })
    const missing = [...issues.errors].flatMap(([client, found]) =>
      found.map(({ title }) => `${client}: ${title}`),
    )
    // These programs put another element in place of the body, which shows the same.
    expect(missing.filter((each) => !each.endsWith('<body> element'))).toEqual([])
    expect(html).not.toMatch(/<img|<link|<style|<script|url\(/)
    expect(html.length).toBeLessThan(100_000)
    expect(html).toContain(`<html lang="${langTags[lang]}">`)
  })

  test('leads to the order and to the telephone, by full addresses', async () => {
    const { document } = parseHTML((await letterOf(lang)).html)
    const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['tel:+85220000012', url])
  })
})
