import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { type Refusal, type RefusalCode, refusal } from '#domain/refusals.ts'
import type { Lang } from '#domain/text.ts'
import { refusalCodes, refusalText } from './refusals.ts'

const say = (reason: Refusal, lang: Lang = 'zh') => refusalText(reason, lang)

/** The object has every field that any refusal reads. */
const anything = {
  line: 0,
  setId: 3,
  set: { zh: '開源豐盛二十人餐', en: 'Spread for 20' },
  path: '/x',
  scope: 'set',
  sets: [
    { zh: '聖誕套餐', en: 'Christmas Set' },
    { zh: '萬聖節套餐', en: 'Halloween Set' },
  ],
  min: 2,
  max: 9,
  units: 1,
  groupId: 'snack',
  group: { zh: '小食', en: 'Snacks' },
  dishId: 'siuMai',
  dish: { zh: '燒賣', en: 'Siu mai' },
  count: 1,
  missing: cents(3),
  earliest: calendarDate('2026-12-24'),
  latest: calendarDate('2027-05-01'),
  date: calendarDate('2026-12-25'),
  slot: '18:00',
  nearest: { date: calendarDate('2026-12-26'), slot: '18:30' },
  from: '12-01',
  soldOut: { from: calendarDate('2026-12-24'), until: calendarDate('2026-12-26') },
  usableFrom: calendarDate('2026-12-01'),
  usableUntil: calendarDate('2026-12-31'),
  to: '12-31',
  promotionCode: 'CV88',
  minimum: cents(50_000),
  boxes: 3,
  shown: cents(100),
  actual: cents(200),
}
const refusalOf = (code: RefusalCode) => ({ code, field: 'order', data: anything }) as unknown as Refusal

describe('the text of a refusal', () => {
  test.each(refusalCodes)('%s exists in both languages, with all its values', (code) => {
    const zh = say(refusalOf(code))
    const en = say(refusalOf(code), 'en')
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/^[A-Z]|CV88/)
    expect(en).not.toMatch(/\p{Script=Han}/u)
    for (const text of [zh, en]) expect(text).not.toMatch(/undefined|NaN|\[object|null/)
  })

  test.each(refusalCodes)('%s is written in Traditional characters', (code) => {
    expect(say(refusalOf(code))).not.toMatch(/[请输选择区时间邮确号码为证实发价单]/u)
  })

  test('begins with the message of the specification', () => {
    const spec: [Refusal, string][] = [
      [refusal('name-missing', 'name', {}), '請輸入名稱'],
      [refusal('email-missing', 'email', {}), '請輸入郵箱地址'],
      [refusal('email-invalid', 'email', {}), '請輸入正確的郵箱地址'],
      [refusal('phone-missing', 'phone', {}), '手機號不能為空'],
      [refusal('phone-invalid', 'alternatePhone', {}), '請輸入正確的手機號'],
      [refusal('date-missing', 'date', {}), '請選擇日期'],
      [refusal('slot-missing', 'slot', {}), '請選擇時間'],
      [refusal('zone-missing', 'zoneId', {}), '請選擇送貨地區'],
      [refusal('address-missing', 'address', {}), '請輸入地址'],
    ]
    expect(spec.map(([rejectedValue, text]) => say(rejectedValue).slice(0, text.length))).toEqual(
      spec.map(([, text]) => text),
    )
    expect(say(refusal('address-missing', 'address', {}), 'en')).toBe('Please enter an address')
    expect(say(refusal('date-missing', 'date', {}), 'en')).toBe('Please select a date')
  })

  test('says whether a minimum applies to one set or to several together', () => {
    const data = { line: 0, setId: 3, set: anything.set, min: 5, units: 2 }
    const below = (scope: 'set' | 'category') =>
      say(refusal('below-minimum-quantity', 'lines', { ...data, scope }), 'en')
    expect(below('set')).toBe('Spread for 20: the minimum is 5, and you have 2. Please add more')
    expect(below('category')).toContain('and similar sets: the minimum is 5 in total, and you have 2')
  })

  test('writes dates and amounts in the language of the reader', () => {
    const early = refusal('date-too-early', 'date', { earliest: calendarDate('2026-12-24') })
    expect(say(early)).toContain('12 月 24 日（四）')
    expect(say(early, 'en')).toContain('Thu 24 Dec')
    const price = refusal('price-changed', 'order', { shown: cents(228_740), actual: cents(234_100) })
    expect(say(price, 'en')).toContain('$2,287.40 was shown, it is now $2,341')
  })
})
