import { expect, test } from 'vitest'
import { allergens } from '#domain/menu/allergens.ts'
import { cents } from '#domain/money.ts'
import { allergenField } from '#domain/staff/shop/menus/dish-values.ts'
import { readSection, settings } from '#tests/support/staff/settings-forms.ts'

const problemsOf = (changes: Record<string, string>) => {
  const reading = readSection('service', changes)
  return reading.ok ? {} : reading.problems
}

test('the service section changes how food arrives, and nothing else', () => {
  const reading = readSection('service', {
    waitingFeeFrom: '12',
    waitingFeeTo: '12',
    guestsMin: '30',
    guestsMax: '30',
  })
  expect(reading).toMatchObject({
    ok: true,
    settings: {
      service: {
        ...settings.service,
        waiting: { ...settings.service.waiting, feeFrom: cents(1200), feeTo: cents(1200) },
        guests: { min: 30, max: 30 },
      },
    },
  })
})

test.each([
  [{ waitingFeeFrom: '20', waitingFeeTo: '19.9' }, { waitingFeeTo: 'below-first' }],
  [{ waitingFeeFrom: '20', waitingFeeTo: 'x' }, { waitingFeeTo: 'money-invalid' }],
  [{ guestsMin: '31', guestsMax: '30' }, { guestsMax: 'below-first' }],
  [{ guestsMin: '0' }, { guestsMin: 'number-invalid' }],
  // The enquiry form accepts no more.
  [{ guestsMax: '2001' }, { guestsMax: 'number-invalid' }],
  // Pages advise a slot that ends an hour before a boat sails.
  [{ arrivalMinutes: '61' }, { arrivalMinutes: 'number-invalid' }],
  [{ arrivalMinutes: '4' }, { arrivalMinutes: 'number-invalid' }],
  [
    { warmHours: '0', reportWithinHours: '' },
    { warmHours: 'number-invalid', reportWithinHours: 'number-invalid' },
  ],
])('the service section refuses %j', (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems)
})

test.each(['5', '60'])('the service section accepts an arrival within %s minutes', (arrivalMinutes) => {
  expect(problemsOf({ arrivalMinutes })).toEqual({})
})

test('the service section reads which services are ticked', () => {
  const reading = readSection('service', { waiters: '', equipment: '', halal: 'on' })
  expect(reading).toMatchObject({ ok: true, settings: { service: { services: ['insulatedBags', 'halal'] } } })
})

test('the service section reads the allergens for which the shop answers, at least one', () => {
  const none = Object.fromEntries(allergens.map((each) => [allergenField(each), '']))
  const reading = readSection('service', { ...none, [allergenField('fish')]: 'on' })
  expect(reading).toMatchObject({ ok: true, settings: { service: { allergens: ['fish'] } } })
  expect(problemsOf(none)).toEqual({ [allergenField('gluten')]: 'choice-unknown' })
})

test('the service section reads the owner’s sentence in both languages, and omits an empty one', () => {
  const replyTime = { zh: '一小時內回覆', en: 'answered within an hour' }
  const reading = readSection('service', { 'replyTime.zh': replyTime.zh, 'replyTime.en': replyTime.en })
  expect(reading).toMatchObject({ ok: true, settings: { service: { statements: { replyTime } } } })
  expect(reading.ok && Object.keys(reading.settings.service.statements)).toEqual(['replyTime'])
  expect(problemsOf({ 'replyTime.zh': '一小時內回覆' })).toEqual({ 'replyTime.en': 'text-missing' })
})
