import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingsFaults } from '#server/db/seed/settings-check.ts'
import { menu, readSection, settings, valuesOf } from '#tests/support/staff/settings-forms.ts'
import { sectionIds } from './field-limits.ts'
import { readSettings } from './sections.ts'
import { readTypedSettings } from './settings-submission.ts'

test.each(sectionIds)('an unchanged form of %s changes nothing', (section) => {
  const formValues = readTypedSettings(section, Object.entries(valuesOf(section)))
  expect(formValues).toEqual(valuesOf(section))
  expect(readSettings(section, formValues ?? {}, settings, menu)).toEqual({ ok: true, settings })
})

test.each(sectionIds)('every value that the form of %s accepts is valid in catalogue files', (section) => {
  const names = Object.keys(valuesOf(section))
  const kind = names[0]?.split('.')[0] ?? ''
  const newFields = [
    'code',
    'kind',
    'dish',
    'number',
    'boxes',
    'sets',
    'off',
    'uses',
    'about.zh',
    'about.en',
    'name.zh',
    'name.en',
    'note.zh',
    'note.en',
    'address.zh',
    'address.en',
    'zone',
    'from',
    'to',
  ]
  const name = fc.constantFrom(...names, ...newFields.map((field) => `${kind}.new.${field}`), 'slot.07:00')
  const value = fc.oneof(
    fc.constantFrom(
      '',
      'XMAS',
      'amount',
      'freeDish',
      'profiteroles',
      '52 2',
      '2026-12-24',
      'on',
      'off',
      '0',
      '-1',
      '98.5',
      '1e3',
      '999999',
      '12-24',
      '02-30',
      'kowloon',
      '甲',
    ),
    fc.string({ maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.dictionary(name, value, { maxKeys: 8 }), (changes) => {
      const formValues = readTypedSettings(section, Object.entries({ ...valuesOf(section), ...changes }))
      const reading = readSettings(section, formValues ?? {}, settings, menu)
      if (!reading.ok) {
        expect(Object.keys(reading.problems)).not.toEqual([])
        return
      }
      expect(settingsFaults(reading.settings)).toEqual([])
      const values = valuesOf(section, reading.settings)
      expect(readSettings(section, values, reading.settings, menu)).toEqual(reading)
    }),
  )
})

test.each([
  ['zones', 'zone.kowloon.fee', '-5', 'money-invalid'],
  ['zones', 'zone.kowloon.fee', '1.005', 'money-invalid'],
  ['zones', 'district.sha-tin.zone', 'atlantis', 'zone-in-use'],
  ['zones', 'zone.new.fee', '9', 'text-missing'],
  ['slots', 'warnFromPercent', '101', 'number-invalid'],
  ['leadTimes', 'lead.new.days', '9', 'day-invalid'],
  ['mail', 'replyTo', 'nobody', 'email-invalid'],
  ['mail', 'words.placed.zh', '多謝', 'text-missing'],
  ['mail', 'words.ended.en', 'Sorry', 'text-missing'],
  ['zones', 'zone.kowloon.name.en', ' ', 'text-missing'],
  ['remotePlaces', 'place.new.name.zh', '長洲', 'text-missing'],
  ['leadTimes', 'leadDays', '181', 'horizon-too-short'],
  ['leadTimes', 'leadDays', '0', 'number-invalid'],
  ['slots', 'slotCapacity', '0', 'number-invalid'],
  ['specialDates', 'date.new.from', '02-30', 'day-invalid'],
  ['payment', 'fps', '12345', 'account-invalid'],
  ['payment', 'payMe', 'javascript:alert(1)', 'link-invalid'],
  ['payment', 'bank.zh', '點心銀行', 'bank-incomplete'],
  ['payment', 'payWithinHours', '0', 'number-invalid'],
  ['payment', 'officeRefundLimit', '-1', 'money-invalid'],
  ['promotions', 'promo.new.code', 'x', 'code-invalid'],
  ['promotions', 'promo.new.code', 'cv88', 'code-taken'],
  ['promotions', 'promo.new.code', 'XMAS', 'text-missing'],
  ['promotions', 'promo.cv88.off', '101', 'number-invalid'],
  ['promotions', 'promo.cv88.until', '2026-02-30', 'date-invalid'],
  ['promotions', 'promo.cv88.seasonfrom', '12-24', 'day-invalid'],
  ['promotions', 'promo.cv88.uses', '0', 'number-invalid'],
  ['promotions', 'promo.cv88.code', 'cash100', 'code-taken'],
  ['promotions', 'promo.cv88.kind', 'gold', 'choice-unknown'],
  ['promotions', 'promo.cv88.kind', 'freeDish', 'choice-unknown'],
  ['promotions', 'promo.halloween-profiteroles.uses', '9', 'code-for-limits'],
  ['promotions', 'promo.halloween-profiteroles.sets', '', 'none-left'],
  ['promotions', 'promo.halloween-profiteroles.sets', '999999', 'choice-unknown'],
  ['terms', 'noticeDays', '0', 'number-invalid'],
  ['terms', 'feePercent', '101', 'number-invalid'],
  ['terms', 'postponeWithinDays', '6', 'number-invalid'],
  ['customerData', 'customerMonths', '0', 'number-invalid'],
  ['customerData', 'customerMonths', '85', 'number-invalid'],
  ['customerData', 'recordYears', '6', 'number-invalid'],
  ['signIn', 'secondFactorRequired', 'on', 'own-factor-missing'],
] as const)('the form of %s refuses %s "%s" as %s', (section, name, value, problem) => {
  const reading = readSection(section, { [name]: value })
  expect(reading.ok ? [] : Object.values(reading.problems)).toContain(problem)
})

test('neither the last slot nor the last pickup place can be removed', () => {
  expect(readSettings('slots', { slotCapacity: '60', warnFromPercent: '80' }, settings, menu)).toMatchObject({
    problems: { slot: 'none-left' },
  })
  expect(readSettings('pickupPlaces', {}, settings, menu)).toMatchObject({ ok: false })
})

test('a ticked row is removed, and a new one gets an id from its English name', () => {
  const [first] = settings.remotePlaces
  const formValues = readTypedSettings('remotePlaces', [
    ...Object.entries(valuesOf('remotePlaces')),
    ['remove', `place.${first?.id}`],
    ...Object.entries({
      'place.new.name.zh': '長洲',
      'place.new.name.en': 'Cheung Chau (island)',
      'place.new.note.zh': '船運',
      'place.new.note.en': 'By ferry',
      'place.new.zone': settings.zones[0]?.id ?? '',
    }),
  ])
  const reading = readSettings('remotePlaces', formValues ?? {}, settings, menu)
  if (!reading.ok) throw new Error('refused')
  const ids = reading.settings.remotePlaces.map(({ id }) => id)
  expect(ids).toEqual([...settings.remotePlaces.slice(1).map(({ id }) => id), 'cheung-chau-island'])
})

test.each([
  ['9123 4567', '85291234567'],
  ['+852 9123 4567', '85291234567'],
  ['853 6612 3456', '85366123456'],
])('the chat number %s gets the code of Hong Kong if it has none', (text, expected) => {
  const formValues = { ...valuesOf('shop'), chatNumber: text, hotline: text }
  const reading = readSettings('shop', formValues, settings, menu)
  expect(reading.ok && reading.settings.details.chatNumber).toBe(expected)
  expect(reading.ok && reading.settings.details.hotline?.replaceAll(/\D/g, '')).toBe(expected)
})

test('if two periods begin on the same day, the new one is marked as wrong', () => {
  const twice = { 'lead.new.from': '12-20', 'lead.new.to': '12-27', 'lead.new.days': '10' }
  const reading = readSection('leadTimes', twice)
  if (!reading.ok) throw new Error('refused')
  const again = readSettings(
    'leadTimes',
    { ...valuesOf('leadTimes', reading.settings), ...twice },
    reading.settings,
    menu,
  )
  expect(again).toEqual({ ok: false, problems: { 'lead.new.from': 'day-taken' } })
  const second = { 'lead.02-01.from': '12-20', 'lead.02-01.to': '12-22', 'lead.02-01.days': '5' }
  const result = readSettings(
    'leadTimes',
    { ...valuesOf('leadTimes', reading.settings), ...second },
    reading.settings,
    menu,
  )
  expect(result).toEqual({ ok: false, problems: { 'lead.02-01.from': 'day-taken' } })
})
