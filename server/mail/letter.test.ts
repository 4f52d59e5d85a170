import { caniemail } from 'caniemail'
import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { dueText } from '#content/dates.ts'
import type { LetterContent } from '#content/letter.ts'
import { customerLetter, linkLetter } from '#content/ordering/letters/customer-letter.ts'
import { staffLetter } from '#content/ordering/letters/staff-letter.ts'
import { changeTerms } from '#content/ordering/policies.ts'
import { demoShopDetails } from '#content/shop-details.ts'
import { letterOccasions, ownWords } from '#domain/shop/letter-words.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import { type Lang, langs, langTags } from '#domain/text.ts'
import { happenings, letterContext } from '#tests/support/orders/mailed-order.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

const sender = {
  brand: demoShopDetails.name,
  look: demoShopDetails.brand,
  company: 'Hoi Yuen Catering Limited',
  address: 'Kwun Tong',
  hotline: '+852 2000 0012',
  email: 'shop@example.com',
}

/** Every letter by event and recipient. */
const letters = langs.flatMap((lang): [string, Lang, LetterContent][] =>
  Object.entries({ ...happenings, link: {} }).flatMap(([name, changes]): [string, Lang, LetterContent][] => {
    const context = letterContext(changes)
    const toCustomer = name === 'link' ? linkLetter(context, lang) : customerLetter(context, lang)
    const toStaff = name === 'link' ? null : staffLetter(context, lang)
    const all = [
      [name, lang, toCustomer],
      [`${name} (staff)`, lang, toStaff],
    ] as const
    return all.flatMap(([what, lang, letter]) => (letter ? [[what, lang, letter]] : []))
  }),
)

/** The texts of the HTML, block by block. */
const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim()

describe.each(letters)('the letter about %s (%s)', (_name, lang, letter) => {
  test('contains the same as HTML and as plain text, in the same order', async () => {
    const { document } = parseHTML(
      (await letterHtml(letter, sender, lang)).replace(/<br>|<\/(td|h1|a|div)>/g, ' $&'),
    )
    const view = wordsOf(document.body.textContent ?? '')
    let at = 0
    const messages = letterText(letter, sender, lang)
      .split(/\n| {2}/)
      .map(wordsOf)
      .filter((line) => line && ![letterContext().url, letterContext().termsUrl].includes(line))
    // The shop's name comes first in the HTML, last in the text.
    for (const line of messages.slice(0, -4)) {
      const count = view.indexOf(line, at)
      expect.soft(count, line).toBeGreaterThan(-1)
      at = Math.max(at, count)
    }
    expect(view).toContain(wordsOf(letter.preview))
    for (const text of [view, letter.subject]) expect(text).not.toMatch(/undefined|NaN|\[object|null|Invalid/)
  })

  test('needs nothing that mail programs lack, no picture and no style sheet', async () => {
    const html = await letterHtml(letter, sender, lang)
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
    const missing = [...issues.errors].flatMap(([client, featureIssues]) =>
      featureIssues.map(({ title }) => `${client}: ${title}`),
    )
    // These programs replace the body element or break Chinese by their own rules.
    const harmless = /(<body> element|<wbr> element|: word-break)$/
    expect(missing.filter((each) => !harmless.test(each))).toEqual([])
    expect(html).not.toMatch(/<img|<link|<style|<script|url\(/)
    expect(html.length).toBeLessThan(100_000)
    expect(html).toContain(`<html lang="${langTags[lang]}">`)
  })

  test('lets a line break between the words of Chinese in HTML, and adds nothing to plain text', async () => {
    const html = await letterHtml(letter, sender, lang)
    const text = letterText(letter, sender, lang)
    for (const each of [html, text]) expect(each).not.toMatch(/[\u200b\u2060\ufeff]/)
    expect(text).not.toContain('wbr')
    const breaks = html.match(/\p{Script=Han}<wbr>\p{Script=Han}/gu) ?? []
    if (lang === 'zh') expect(breaks.length).toBeGreaterThan(5)
  })

  test('has one button, which leads to the order, the telephone, and the terms if it explains them', async () => {
    const { document } = parseHTML(await letterHtml(letter, sender, lang))
    const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const { url, termsUrl } = letterContext()
    const toTerms = letter.parts.some(({ kind }) => kind === 'link') ? [termsUrl] : []
    expect(hrefs).toEqual(['tel:+85220000012', url, ...toTerms])
  })

  test('is written in one language, names and places apart', () => {
    const words = JSON.stringify([letter.subject, letter.preview, letter.parts])
    const { order } = letterContext()
    const value = [order.contactName, order.address, order.specialInstructions].reduce(
      (text, name) => text.replaceAll(name, ''),
      words,
    )
    if (lang === 'en') expect(value).not.toMatch(/\p{Script=Han}/u)
    else expect(value).toMatch(/\p{Script=Han}/u)
  })
})

test('a customer with a reserved day need not choose another', () => {
  for (const lang of langs) {
    const context = letterContext(happenings['postpone to a day that is held'])
    const letter = customerLetter(context, lang)
    const due = dueText(context.order.dueDate, context.order.slot)[lang]
    expect(letter?.preview).toContain(due)
    expect(letter?.preview).not.toMatch(/choose|選擇/)
    const button = letter?.parts.find(({ kind }) => kind === 'button')
    expect(button).toMatchObject({ look: 'see', text: { zh: '選擇另一日', en: 'Choose another day' }[lang] })
  }
})

test.each(['delivered', 'postponed'] as const)(
  'the letter about an order that is %s does not say that it is on its way',
  (status) => {
    const context = letterContext({
      event: { verb: 'send-out', status: 'out-for-delivery' },
      order: { status },
    })
    expect(customerLetter(context, 'en')).toBeNull()
  },
)

test.each(langs)('the shop’s own text appears once, before anything the customer has to do (%s)', (lang) => {
  const items = { zh: '我們自己的話', en: 'Words of our own' }
  const words = Object.fromEntries(letterOccasions.map((occasion) => [occasion, items]))
  const letters = Object.values(happenings)
    .map((changes) => letterContext(changes))
    .filter((context) => ownWords(words, context.event.verb) !== null)
    .map((context) => ({
      plain: customerLetter(context, lang),
      worded: customerLetter({ ...context, words }, lang),
    }))
    .filter(({ plain }) => plain !== null)
  expect(letters.length).toBeGreaterThanOrEqual(letterOccasions.length)
  for (const { plain, worded } of letters) {
    const parts = worded?.parts ?? []
    const at = parts.findIndex((part) => part.kind === 'paragraph' && part.text === items[lang])
    expect(parts.toSpliced(at, 1)).toEqual(plain?.parts)
    const button = parts.findIndex(({ kind }) => kind === 'button')
    if (button >= 0) expect(at).toBeLessThan(button)
  }
})

test('every verb that concerns a customer has its letter, and the others have none', () => {
  const silent = Object.keys(happenings).filter(
    (name) => customerLetter(letterContext(happenings[name]), 'en') === null,
  )
  expect(silent).toEqual([
    'prepare',
    'make-ready',
    'hand-over',
    'collect',
    'complete',
    'take-back',
    'reopen',
    'open',
    'add-note',
    'resend-letter',
    'send-link',
    'submit-proof',
    'grant-refund',
    'ask-refund',
    'refuse-refund',
    'start-refund',
    'fail-refund',
    'erase',
  ])
})

describe.each(langs)('the letter after an order was placed (%s)', (lang) => {
  const textOf = (name: string) => {
    const letter = customerLetter(letterContext(happenings[name]), lang)
    if (!letter) throw new Error('there is no letter')
    return letterText(letter, sender, lang)
  }

  test('contains the dishes, the place, the price and the policies', () => {
    const { order, url } = letterContext()
    const dishes = order.lines.flatMap((line) => [
      line.name[lang],
      ...line.dishes.map(({ name }) => name[lang]),
    ])
    const policies = changeTerms(usualService.change).map((term) => term[lang])
    const context = [order.address, '12:30–13:00', '9000 0012', '$2,463.40', '−$333.60', url]
    for (const expected of [...dishes, ...policies, ...context, '000000000', sender.hotline])
      expect.soft(textOf('place')).toContain(expected)
  })

  test('asks for payment by the deadline once the amount and the method are known', () => {
    expect(textOf('place')).toContain(
      lang === 'zh' ? '11 月 23 日（一）16:30 前' : 'before Mon 23 Nov, 16:30',
    )
    expect(textOf('place by card')).not.toContain('000000000')
    expect(textOf('place by bank')).toContain('000-000000-000')
    expect(textOf('place with a fee to be quoted')).not.toContain('HK$')
    expect(textOf('place without a way')).toContain(
      lang === 'zh' ? '16:30 前在訂單頁選擇付款方式' : 'on your order page and pay before Mon',
    )
  })

  test('asks for nothing if the order was paid or cancelled meanwhile', () => {
    const late = textOf('place, told once it is paid')
    expect(late).not.toContain('000000000')
    expect(late).not.toContain(lang === 'zh' ? '請於' : 'Please pay')
    expect(late).toContain(lang === 'zh' ? '職員核對訂單後便會確認' : 'check your order and confirm it')
    expect(customerLetter(letterContext({ order: { status: 'cancelled' } }), lang)).toBeNull()
  })

  test('asks for the balance after a part payment, by a future deadline, without a warning', () => {
    const rest = textOf('remind of the rest')
    for (const expected of ['$2,000.00', '$463.40', 'HK$463.40', '−$2,000.00', '16:30'])
      expect.soft(rest).toContain(expected)
    expect(rest).not.toContain(lang === 'zh' ? '訂單會取消' : 'will be cancelled')
    expect(textOf('remind')).toContain(lang === 'zh' ? '訂單會取消' : 'will be cancelled')
    expect(textOf('remind of the rest, after the deadline')).not.toContain('16:30')
  })

  test('asks for no screenshot of a card payment', () => {
    const asks = lang === 'zh' ? '上載截圖' : 'upload a screenshot'
    expect(textOf('remind')).toContain(asks)
    expect(textOf('remind of a card')).not.toContain(asks)
  })
})

test('customer input is plain text in a letter', async () => {
  const letter = customerLetter(
    letterContext({ order: { contactName: '<b>&陳', specialInstructions: '"<img src=x>' } }),
    'zh',
  )
  if (!letter) throw new Error('there is no letter')
  const html = await letterHtml(letter, sender, 'zh')
  expect(html).not.toMatch(/<img|<b>&/)
  expect(parseHTML(html).document.body.textContent).toContain('<b>&陳')
})

test('the letter to staff names the reason of a cancellation, and the customer’s letter does not repeat it', () => {
  const context = letterContext({ ...happenings.cancel, event: { verb: 'cancel', note: '人數唔夠' } })
  for (const lang of langs) {
    const toStaff = staffLetter(context, lang)?.parts.flatMap((part) => ('text' in part ? [part.text] : []))
    expect(toStaff).toContain({ zh: '客人說：人數唔夠', en: 'The customer says: 人數唔夠' }[lang])
    expect(JSON.stringify(customerLetter(context, lang))).not.toContain('人數唔夠')
  }
})

test('the summary for the chat contains the whole order, and no key to it', () => {
  const letter = staffLetter(letterContext(), 'zh')
  const lines = letter?.parts.find(({ kind }) => kind === 'lines')
  expect(lines).toEqual({
    kind: 'lines',
    lines: [
      '新訂單',
      `${letterContext().order.reference} 已收單 · 未付款`,
      '送達 12 月 12 日（六）12:30–13:00',
      '黃大仙區 新蒲崗蒸籠街 8 號點心大廈 8 樓',
      '馬拉糕小姐 +85290000012 +85290000013',
      '豪華二十人套餐 ×1',
      '- 雜錦壽司拼盤 ×1',
      '- 片皮鴨卷 ×2',
      '加購餐具 ×4 $12.00',
      '加購食物夾 ×1 $5.00',
      '食物 88 折 −$333.60',
      expect.stringMatching(/^餐具/),
      expect.stringMatching(/^食物夾/),
      '備註 請按門鈴',
      '食物敏感 花生',
      '送貨安排 只有樓梯',
      '總額 $2,463.40 轉數快 FPS',
    ],
  })
})
