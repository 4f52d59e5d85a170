/** Messages begin with those of the specification's section 5. */
import { expect, test } from 'vitest'
import { refusalText } from '#content/ordering/refusals.ts'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Lang } from '#domain/text.ts'
import { formRefusalText, shortenedFields, wrongFields } from './enquiry-form.ts'

const say = (reason: Refusal, lang: Lang) => formRefusalText(reason, lang) ?? refusalText(reason, lang)

test.each([
  [refusal('name-missing', 'name', {}), '請輸入您的稱呼', 'Please enter your name'],
  [
    refusal('name-length', 'name', { min: 1, max: 5 }),
    '長度在 3 到 5 個字，亦可以短至 1 個字',
    'A Chinese name has 1 to 5 characters',
  ],
  [
    refusal('name-length', 'name', { min: 1, max: 60 }),
    '稱呼最多 60 個字',
    'Please use at most 60 characters',
  ],
  [refusal('email-missing', 'email', {}), '請輸入電郵', 'Please enter an email address'],
  [
    refusal('email-invalid', 'email', {}),
    '格式不對，請輸入電郵，例如 chan@example.com',
    'Please enter a valid email address, such as chan@example.com',
  ],
  [refusal('phone-missing', 'phone', {}), '請輸入聯絡方式', 'Please enter a phone number'],
  [
    refusal('phone-invalid', 'phone', {}),
    '請輸入正確的手機號碼格式，例如 9123 4567',
    'Please enter a valid phone number, such as 9123 4567',
  ],
  [refusal('date-missing', 'date', {}), '請選擇日期', 'Please select a date'],
  [
    refusal('date-too-early', 'date', { earliest: calendarDate('2026-11-20') }),
    '日期不能早於今日',
    'The date can’t be in the past',
  ],
  [
    refusal('date-too-late', 'date', { latest: calendarDate('2028-11-19') }),
    '請選擇 2028 年 11 月 19 日（日）或之前的日子',
    'Please select a date up to Sun 19 Nov 2028',
  ],
  [refusal('slot-missing', 'slot', {}), '請選擇時間', 'Please select a time'],
  [refusal('location-missing', 'location', {}), '請輸入活動地點', 'Please enter the venue'],
  [refusal('guests-missing', 'guests', {}), '請輸入貴賓人數', 'Please enter the number of guests'],
  [
    refusal('number-invalid', 'guests', { min: 1, max: 2000 }),
    '請輸入 1 至 2000 之間的數目',
    'Please enter a number from 1 to 2000',
  ],
  [refusal('budget-missing', 'budget', {}), '請輸入預算', 'Please enter a budget'],
  [refusal('food-missing', 'food', {}), '請輸入所需食物', 'Please enter the food you would like'],
  [refusal('company-missing', 'company', {}), '請輸入公司全名', 'Please enter the full company name'],
  [
    refusal('cooperation-type-missing', 'cooperationType', {}),
    '請選擇合作類別',
    'Please choose the type of partnership',
  ],
  [
    refusal('text-too-long', 'food', { max: 300 }),
    '最多 300 個字，請縮短',
    'Please shorten this to 300 characters',
  ],
])('the enquiry form has a text for the refusal $code', (reason, zh, en) => {
  expect([say(reason, 'zh'), say(reason, 'en')]).toEqual([zh, en])
})

test('refusals without a text of the enquiry form keep their default text', () => {
  const priceRefusal = refusal('price-changed', 'order', { shown: cents(100), actual: cents(200) })
  expect(formRefusalText(priceRefusal, 'zh')).toBeUndefined()
})

test('the enquiry form counts the errors and names the shortened fields', () => {
  expect([wrongFields(1).en, wrongFields(3).en]).toEqual([
    'Please correct 1 field, then send again.',
    'Please correct 3 fields, then send again.',
  ])
  const names = [
    { zh: '所需食物', en: 'Food' },
    { zh: '備註', en: 'Remarks' },
  ]
  expect(shortenedFields(names).zh).toContain('「所需食物」「備註」')
  expect(shortenedFields(names).en).toContain('food and remarks')
})
