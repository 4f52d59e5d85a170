import { describe, expect, test } from 'vitest'
import { allergenKinds, allergenNames } from '#content/allergens.ts'
import { demoShopDetails } from '#content/shop-details.ts'
import { type MenuFigures, menuFiguresOf } from '#domain/menu/menu-figures.ts'
import { cents } from '#domain/money.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import { type Figures, figuresOf } from '#domain/shop/figures.ts'
import { demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { corporateQuestions } from './corporate.ts'
import { faqSections } from './faqs.ts'
import { termsClauses } from './terms.ts'

const settings = demoSettings()
const figures = { ...figuresOf(settings), methods: paymentMethods }
const menu = menuFiguresOf([...demoSets().values()], [])

const answersOf = (of: Figures, with_: MenuFigures = menu) =>
  faqSections({ ...of, methods: paymentMethods }, with_)
    .flatMap(({ items }) => items)
    .map(({ answer }) => `${answer.zh}\n${answer.en}`)
    .join('\n')

function termsOf(of: Figures): string {
  const figures = { ...of, methods: paymentMethods }
  return JSON.stringify(
    termsClauses(figures, { shop: demoShopDetails, chatHref: '', privacyHref: '' }, menu.sold),
  )
}

describe('the FAQ', () => {
  test('has as many questions as the specification', () => {
    expect(faqSections(figures, menu).map(({ items }) => items.length)).toEqual([13, 3, 6, 3, 5])
  })

  test('repeats no question', () => {
    const items = faqSections(figures, menu).flatMap((section) => section.items)
    for (const of of ['id', 'question'] as const)
      expect(new Set(items.map((item) => JSON.stringify(item[of]))).size).toBe(items.length)
  })

  test('leaves no placeholder in an answer', () => {
    expect(answersOf(figures)).not.toMatch(/undefined|null|NaN|\$\{|\s{2}| $/m)
  })
})

describe('the answers follow a change of', () => {
  test('the free-delivery threshold', () => {
    const answers = answersOf(figuresOf({ ...settings, freeDeliveryFrom: cents(333_300) }))
    expect(answers).toContain('$3,333')
    expect(answers).not.toContain('$2,200')
  })

  test('fees, special dates, slots, lead days and extras', () => {
    const answers = answersOf(
      figuresOf({
        ...settings,
        zones: settings.zones.map((zone) => ({ ...zone, fee: cents(7700), specialDateFee: cents(8800) })),
        specialDates: [{ from: '02-10', to: '02-14' }],
        slots: [{ from: '09:00', to: '09:45' }],
        leadDays: 5,
        cutleryPrice: cents(400),
        tongsPrice: cents(900),
        promotions: [],
      }),
    )
    for (const figure of ['$77', '$88', '2 月 10 日至 14 日', '10 to 14 February', '09:00', '45 分鐘'])
      expect(answers).toContain(figure)
    for (const figure of ['5 日後', '$4', '$9']) expect(answers).toContain(figure)
    expect(answers).not.toMatch(/\$150|\$200|20:00|CV88|12 月 22/)
  })

  test('policies', () => {
    const change = { noticeDays: 4, feePercent: 25, postponeWithinDays: 60, stopsInBlackRain: true }
    const answers = answersOf({ ...figures, change })
    for (const figure of ['4 日前', '25%', '60 日內', 'within 60 days']) expect(answers).toContain(figure)
    expect(answers).not.toMatch(/30%|90 days/)
  })

  test('the notice for another time on the same day, first that of the order page and then that of staff', () => {
    const service = { ...figures.service, slotChangeWorkingDays: 2 }
    const newFigures = { ...figures, change: { ...figures.change, noticeDays: 4 }, service }
    for (const text of [answersOf(newFigures), termsOf(newFigures)])
      for (const words of [
        '4 日前可以在訂單頁自行更改；之後請最少於 2 個工作天前',
        'up to 4 days before, change it on your order page; after that, message us at least 2 working days before',
      ])
        expect(text).toContain(words)
  })

  test('the menu if no set has a minimum or season', () => {
    expect(answersOf(figures, { ...menu, minimums: [], seasonal: [] })).toContain('一套起訂')
  })

  test('the hours to pay, in the terms too', () => {
    const later = figuresOf({ ...settings, payWithinHours: 31 })
    for (const text of [answersOf(later), termsOf(later)])
      for (const hours of ['31 小時內付款', 'within 31 hours']) expect(text).toContain(hours)
  })
})

describe('the FAQ, the terms and the corporate page', () => {
  const brands = { card: /Visa|美國運通/, payme: /PayMe/, fps: /FPS/, alipay: /Alipay|支付寶/ }
  const textsOf = (methods: readonly PaymentMethod[]) => {
    const shop = { ...figuresOf(settings), methods }
    const faq = faqSections(shop, menu).find(({ id }) => id === 'faq-payment')?.items
    const contact = { shop: demoShopDetails, chatHref: '', privacyHref: '' }
    const terms = termsClauses(shop, contact, menu.sold).find(({ id }) => id === 'payment')
    return [faq, terms, corporateQuestions(shop, 10)].map((each) => JSON.stringify(each))
  }

  test.each([[[]], [['fps']], [['card', 'alipay']], [['payme', 'bank-transfer']]] as const)(
    'name no payment method but the shop’s: %j',
    (methods: readonly PaymentMethod[]) => {
      for (const text of textsOf(methods))
        for (const [method, brand] of Object.entries(brands))
          expect([method, brand.test(text)]).toEqual([method, methods.some((each) => each === method)])
    },
  )

  test('ask for proof of payment only where the shop takes transfers', () => {
    const [faq, terms] = textsOf(['card'])
    expect(faq + String(terms)).not.toContain('入數紙')
    expect(textsOf(['fps'])[0]).toContain('用轉數快 FPS 付款之後，仲要做乜？')
  })
})

const statements = {
  cutleryMaterial: { zh: '餐具以木製造。', en: 'Cutlery is made of wood.' },
  staffPrices: { zh: '侍應每位 $800 起。', en: 'Waiting staff from $800 each.' },
  disputeTerms: { zh: '以中文版本為準。', en: 'The Chinese version prevails.' },
}

test('the FAQ and the terms state the same facts', () => {
  const [results, terms] = [answersOf(figures), termsOf(figures)]
  const questions = faqSections(figures, menu).flatMap(({ items }) =>
    items.map(({ question }) => question.en),
  )
  for (const text of [results, terms]) {
    expect(text).toContain('送貨或自取當日')
    expect(text).toContain('WhatsApp 或電話通知我們')
  }
  expect(questions).toContain('What do I do after a payment by PayMe, FPS or bank transfer?')
  const clauses = termsClauses(figures, { shop: demoShopDetails, chatHref: '', privacyHref: '' }, menu.sold)
  const payment = JSON.stringify(clauses.find(({ id }) => id === 'payment'))
  expect(payment.match(/cash/g)).toHaveLength(1)
  expect(payment.match(/現金/g)).toHaveLength(1)
})

test('claims that only the owner can make appear once the owner has written them', () => {
  const newFigures = { ...figures, service: { ...figures.service, statements } }
  const [before, after] = [figures, newFigures].map((each) => answersOf(each) + termsOf(each))
  for (const { zh, en } of Object.values(statements))
    for (const sentence of [zh, en]) {
      expect(before).not.toContain(sentence)
      expect(after).toContain(sentence)
    }
})

test.each([
  ['the questions', answersOf],
  ['the terms', termsOf],
])('%s name every declared allergen and how many there are', (_name, textOf) => {
  for (const { zh, en } of Object.values(allergenNames)) {
    expect(textOf(figures)).toContain(zh)
    expect(textOf(figures)).toContain(en)
  }
  expect(textOf(figures)).toContain(allergenKinds(figures.service).en)
})
