import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { latestEventDate } from '#domain/delivery/delivery-dates.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { goodEnquiry } from '#tests/support/store/good-enquiry.ts'
import { checkEnquiry, chosenEquipment, type EnquiryDraft, emptyEnquiry } from './event-enquiry.ts'

const today = calendarDate('2026-11-20')
const rules = { today, slots: demoSettings().slots.map(({ from, to }) => ({ from, to })) }

const refusalsOf = (changes: Partial<EnquiryDraft>) => {
  const check = checkEnquiry({ ...goodEnquiry, ...changes }, rules)
  return check.ok ? [] : check.refusals.map(({ field, code }) => `${field} ${code}`)
}

test('an empty form reports the nine required fields, in the order of the form', () => {
  expect(refusalsOf(emptyEnquiry)).toEqual([
    'name name-missing',
    'email email-missing',
    'phone phone-missing',
    'date date-missing',
    'slot slot-missing',
    'location location-missing',
    'guests guests-missing',
    'budget budget-missing',
    'food food-missing',
  ])
})

test('spaces and invisible characters do not fill a required field', () => {
  for (const nothing of ['   ', '\u200e\u200f', '\u200b', '\u2066\u2069', '\t\n'])
    expect(refusalsOf({ name: nothing, location: nothing, budget: nothing, food: nothing })).toEqual([
      'name name-missing',
      'location location-missing',
      'budget budget-missing',
      'food food-missing',
    ])
})

test('an accepted enquiry is trimmed, with the phone in E.164 and numbers parsed', () => {
  const check = checkEnquiry(
    {
      ...goodEnquiry,
      name: ' 陳大文 ',
      guests: ' ８0 ',
      waiters: '4',
      servingStyle: 'buffet',
      remarks: ' a\r\nb ',
    },
    rules,
  )
  expect(check).toEqual({
    ok: true,
    value: {
      name: '陳大文',
      email: 'chan@example.com',
      phone: '+85291234567',
      company: '',
      date: '2026-12-24',
      slot: { from: '12:30', to: '13:00' },
      location: '觀塘開源道',
      guests: 80,
      budget: '$20,000',
      servingStyle: 'buffet',
      waiters: 4,
      food: '中式小食',
      drinks: '',
      equipment: [],
      remarks: 'a\nb',
    },
  })
})

test.each([
  ['name', '', 'name-missing'],
  ['name', '陳', null],
  ['name', '歐陽大文仔', null],
  ['name', '歐陽大文仔仔', 'name-length'],
  ['name', 'A', null],
  ['name', 'x'.repeat(60), null],
  ['name', 'x'.repeat(61), 'name-length'],
  ['email', 'a@b.co', null],
  ['email', 'a@b', 'email-invalid'],
  ['email', '\u202aa@b.co\u202c', null],
  ['phone', '91234567', null],
  ['phone', '\u202a+852 9123 4567\u202c', null],
  ['phone', '2345 6789', null],
  ['phone', '+853 6612 3456', null],
  ['phone', '13812345678', null],
  ['phone', '+886 912 345 678', null],
  ['phone', '9123456', 'phone-invalid'],
  ['phone', '912345678', 'phone-invalid'],
  ['company', '', null],
  ['company', '公'.repeat(80), null],
  ['company', '公'.repeat(81), 'text-too-long'],
  ['date', '2026-11-19', 'date-too-early'],
  ['date', '2026-11-20', null],
  ['date', latestEventDate(today), null],
  ['date', addDays(latestEventDate(today), 1), 'date-too-late'],
  ['date', '2026-11-31', 'date-invalid'],
  ['slot', '09:30', 'slot-unknown'],
  ['slot', '10:00', null],
  ['slot', '19:30', null],
  ['slot', '20:00', 'slot-unknown'],
  ['location', '地'.repeat(200), null],
  ['location', '地'.repeat(201), 'text-too-long'],
  ['guests', '0', 'number-invalid'],
  ['guests', '1', null],
  ['guests', '2000', null],
  ['guests', '2,000', null],
  ['guests', '2001', 'number-invalid'],
  ['guests', '-5', 'number-invalid'],
  ['guests', '12.5', 'number-invalid'],
  ['guests', 'many', 'number-invalid'],
  ['budget', '$'.repeat(60), null],
  ['budget', '$'.repeat(61), 'text-too-long'],
  ['waiters', '', null],
  ['waiters', '0', null],
  ['waiters', '200', null],
  ['waiters', '201', 'number-invalid'],
  ['waiters', 'two', 'number-invalid'],
  ['food', '🍤'.repeat(300), null],
  ['food', '🍤'.repeat(301), 'text-too-long'],
  ['drinks', '茶'.repeat(150), null],
  ['drinks', '茶'.repeat(151), 'text-too-long'],
  ['remarks', '註'.repeat(1000), null],
  ['remarks', '註'.repeat(1001), 'text-too-long'],
] as const)('the event enquiry checks %s "%s": %s', (field, input, code) => {
  expect(refusalsOf({ [field]: input })).toEqual(code === null ? [] : [`${field} ${code}`])
})

describe('choices from a list', () => {
  test('are dropped when the list does not contain them', () => {
    const check = checkEnquiry({ ...goodEnquiry, servingStyle: 'banquet', equipment: 'table,stage' }, rules)
    expect(check.ok && check.value).toMatchObject({ servingStyle: null, equipment: ['table'] })
  })

  test('are sorted in the order of the list', () => {
    expect(chosenEquipment({ equipment: 'table-linen,heat-stove' })).toEqual(['heat-stove', 'table-linen'])
  })
})
