import { expect, test } from 'vitest'
import { noteNames } from '#domain/ordering/order-fields.ts'
import { demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { calendarDate } from './calendar.ts'
import { compatibilityForm } from './free-text.ts'
import { findSet } from './menu/set-lookup.ts'
import { checkContact } from './ordering/contact-details.ts'
import { parseReference } from './placed/order-reference.ts'
import { findPromotion, normaliseCode } from './promotions/promotion-code.ts'
import { checkCooperation, cooperationFields } from './shop/cooperation.ts'
import { checkEnquiry, enquiryFields } from './shop/event-enquiry.ts'

/** NFKC sorts these marks in quadratic time, which takes minutes. */
const marks = `a${'\u0315\u0300'.repeat(60_000)}`
/** NFKC expands this character to eighteen. */
const ligatures = '\ufdfa'.repeat(200_000)

const formOf = <Field extends string>(fields: readonly Field[], text: string) =>
  Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, string>

const { slots, promotions } = demoSettings()
const readers: Record<string, (text: string) => unknown> = {
  'the name of a set': (text) => findSet([...demoSets().values()], text),
  'the reference of an order': parseReference,
  'a promotion code': (text) => findPromotion(text, promotions),
  'the contact of an order': (text) => {
    const { refusals } = checkContact(
      formOf(['name', 'email', 'phone', 'alternatePhone', ...noteNames], text),
      false,
    )
    return refusals.length > 0 ? null : 'taken'
  },
  'an event enquiry': (text) => {
    const check = checkEnquiry(formOf(enquiryFields, text), { today: calendarDate('2026-11-20'), slots })
    return check.ok ? 'taken' : null
  },
  'a cooperation enquiry': (text) => (checkCooperation(formOf(cooperationFields, text)).ok ? 'taken' : null),
}

test.each(Object.entries(readers))('%s rejects megabytes at once', (_, read) => {
  const start = performance.now()
  for (const text of [marks, ligatures, 'x'.repeat(1_000_000), ' '.repeat(1_000_000)])
    expect(read(text)).toBeNull()
  // Normalising the first text alone would take minutes.
  expect(performance.now() - start).toBeLessThan(5_000)
})

test('only short texts are folded to their compatibility form', () => {
  expect(compatibilityForm('Ｅａｓｙ', 4)).toBe('Easy')
  expect(compatibilityForm('x'.repeat(9), 4)).toBeNull()
})

test('the refusal of an overlong promotion code repeats only its beginning', () => {
  expect(normaliseCode('a'.repeat(40))).toBe('A'.repeat(40))
  expect(normaliseCode('a'.repeat(240_000))).toBe(`${'A'.repeat(40)}…`)
  expect(normaliseCode(`${'a'.repeat(38)}㍿`)).toBe(`${'A'.repeat(38)}株式…`)
  expect(normaliseCode('🎃'.repeat(50))?.isWellFormed()).toBe(true)
})
