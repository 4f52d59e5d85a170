import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { settingsFaults } from '#server/db/seed/settings-check.ts'
import { demoSettings } from '#tests/support/catalogue.ts'
import { effectsOf, type FutureOrders } from './effects.ts'
import { mostPromotions } from './promotion-section.ts'
import { seenText } from './saving.ts'
import {
  addsCode,
  maxSettingsForm,
  readSettings,
  type SectionId,
  sectionIds,
  settingChanges,
  settingsSections,
  typedSettings,
} from './sections.ts'

const settings: ShopSettings = { ...demoSettings(), slotCapacity: 60, methodsOff: [], accounts: {} }
const valuesOf = (section: SectionId, of = settings) => settingsSections[section].valuesOf(of)
const read = (section: SectionId, changes: Record<string, string>) =>
  readSettings(section, { ...valuesOf(section), ...changes }, settings)

const newCode = {
  'promo.new.code': 'XMAS',
  'promo.new.kind': 'percent',
  'promo.new.off': '10',
  'promo.new.name.zh': '九折',
  'promo.new.name.en': '10% off',
  'promo.new.about.zh': '聖誕',
  'promo.new.about.en': 'Christmas',
}

test.each(sectionIds)('the form of %s that is sent as it was shown changes nothing', (section) => {
  const sent = typedSettings(section, Object.entries(valuesOf(section)))
  expect(sent).toEqual(valuesOf(section))
  expect(readSettings(section, sent ?? {}, settings)).toEqual({ ok: true, settings })
})

test.each(sectionIds)('whatever the form of %s takes, the files of a catalogue could say', (section) => {
  const names = Object.keys(valuesOf(section))
  const kind = names[0]?.split('.')[0] ?? ''
  const added = [
    'code',
    'kind',
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
  const name = fc.constantFrom(...names, ...added.map((field) => `${kind}.new.${field}`), 'slot.07:00')
  const value = fc.oneof(
    fc.constantFrom(
      '',
      'XMAS',
      'amount',
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
      const sent = typedSettings(section, Object.entries({ ...valuesOf(section), ...changes }))
      const reading = readSettings(section, sent ?? {}, settings)
      if (!reading.ok) {
        expect(Object.keys(reading.problems)).not.toEqual([])
        return
      }
      expect(settingsFaults(reading.settings)).toEqual([])
      const values = valuesOf(section, reading.settings)
      expect(readSettings(section, values, reading.settings)).toEqual(reading)
    }),
  )
})

test.each([
  ['zones', 'zone.kowloon.fee', '-5', 'money-invalid'],
  ['zones', 'zone.kowloon.fee', '1.005', 'money-invalid'],
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
  ['promotions', 'promo.new.code', 'x', 'code-invalid'],
  ['promotions', 'promo.new.code', 'cv88', 'code-taken'],
  ['promotions', 'promo.new.code', 'XMAS', 'text-missing'],
  ['promotions', 'promo.cv88.off', '101', 'number-invalid'],
  ['promotions', 'promo.cv88.until', '2026-02-30', 'date-invalid'],
  ['promotions', 'promo.cv88.seasonfrom', '12-24', 'day-invalid'],
  ['promotions', 'promo.cv88.uses', '0', 'number-invalid'],
  ['terms', 'termsVersion', 'new', 'version-invalid'],
] as const)('the form of %s refuses %s "%s" as %s', (section, name, value, problem) => {
  const reading = read(section, { [name]: value })
  expect(reading.ok ? [] : Object.values(reading.problems)).toContain(problem)
})

test('neither the last slot nor the last pickup place can be removed', () => {
  expect(readSettings('slots', { slotCapacity: '60' }, settings)).toMatchObject({
    problems: { slot: 'none-left' },
  })
  expect(readSettings('pickupPlaces', {}, settings)).toMatchObject({ ok: false })
})

test('a row that is ticked is removed, and a new one gets an id from its English name', () => {
  const [first] = settings.remotePlaces
  const sent = typedSettings('remotePlaces', [
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
  const reading = readSettings('remotePlaces', sent ?? {}, settings)
  if (!reading.ok) throw new Error('refused')
  const ids = reading.settings.remotePlaces.map(({ id }) => id)
  expect(ids).toEqual([...settings.remotePlaces.slice(1).map(({ id }) => id), 'cheung-chau-island'])
})

test('a change that added a code is told from one that changed a code', () => {
  const reading = read('promotions', newCode)
  if (!reading.ok) throw new Error('refused')
  const changesTo = (after: ShopSettings) =>
    settingChanges(valuesOf('promotions'), valuesOf('promotions', after))
  expect(addsCode({ section: 'promotions', changes: changesTo(reading.settings) })).toBe(true)
  const changed = read('promotions', { 'promo.cv88.uses': '9' })
  if (!changed.ok) throw new Error('refused')
  expect(addsCode({ section: 'promotions', changes: changesTo(changed.settings) })).toBe(false)
})

test('as many promotions as a shop may have fit into their form, with the longest texts', () => {
  const [some] = settings.promotions.filter(({ kind }) => kind === 'percent')
  if (!some) throw new Error('no promotion')
  const long = (length: number) => ({ zh: '餸'.repeat(length), en: '餸'.repeat(length) })
  const many = Array.from({ length: mostPromotions }, (_, index) => {
    const code = `CODE-${index}`.padEnd(20, 'X')
    return { ...some, id: `code-${code.toLowerCase()}`, code, name: long(100), description: long(200) }
  })
  const before: ShopSettings = { ...settings, promotions: many }
  const values = valuesOf('promotions', before)
  const typed = typedSettings('promotions', [...Object.entries(values), ...Object.entries(newCode)])
  expect(typed).toEqual({ ...values, ...newCode })
  const sent = new URLSearchParams({ ...values, ...newCode, opened: JSON.stringify(values) })
  expect(sent.toString().length).toBeLessThan(maxSettingsForm)
})

test('what becomes public, and from when uses count, is told before it is saved', () => {
  const nothingDue: FutureOrders = { slots: [], places: {}, unpaid: {} }
  const told = (changes: Record<string, string>, from = settings) => {
    const reading = readSettings('promotions', { ...valuesOf('promotions', from), ...changes }, from)
    if (!reading.ok) throw new Error('refused')
    return effectsOf('promotions', from, reading.settings, nothingDue, calendarDate('2026-12-01')).slice(
      0,
      -1,
    )
  }
  const name = { zh: 'XMAS', en: 'XMAS' }
  expect(told(newCode)).toEqual([{ kind: 'promotion-shown', name }])
  expect(told({ ...newCode, 'promo.new.uses': '9' })).toEqual([])
  expect(told({ 'promo.cv88.uses': '9' })).toEqual([
    { kind: 'promotion-hidden', name: { zh: 'CV88', en: 'CV88' } },
    { kind: 'counted-from-now', code: 'CV88' },
  ])
  expect(told({ 'promo.cv88.off': '9' })).toEqual([])
})

test('who agreed is not asked again because another order came', () => {
  const effects = (orders: number) => [
    { kind: 'slot-closed', slot: '12:00', orders: 1 } as const,
    { kind: 'orders-keep', orders } as const,
  ]
  expect(seenText({ changes: [], effects: effects(3) })).toBe(seenText({ changes: [], effects: effects(4) }))
  expect(seenText({ changes: [], effects: [] })).not.toBe(seenText({ changes: [], effects: effects(3) }))
})

test('the effects name the orders that a change meets', () => {
  const slot = settings.slots[0]?.from ?? ''
  const date = calendarDate('2026-12-24')
  const future: FutureOrders = {
    slots: [{ date, slot, orders: 3, portions: 50 }],
    places: { [settings.remotePlaces[0]?.id ?? '']: 2 },
    unpaid: { fps: 4 },
  }
  const today = calendarDate('2026-12-01')
  const effects = (section: SectionId, change: Partial<ShopSettings>) =>
    effectsOf(section, settings, { ...settings, ...change }, future, today)
  expect(effects('slots', { slots: settings.slots.slice(1), slotCapacity: 40 })).toEqual([
    { kind: 'slot-closed', slot, orders: 3 },
    { kind: 'over-capacity', slots: 1 },
    { kind: 'orders-keep', orders: 3 },
  ])
  expect(effects('leadTimes', { leadDays: 5, horizonDays: 20 })).toMatchObject([
    { kind: 'first-day', date: '2026-12-06' },
    { kind: 'last-day', date: '2026-12-21', orders: 3 },
    {},
  ])
  expect(effects('remotePlaces', { remotePlaces: settings.remotePlaces.slice(1) })).toMatchObject([
    { kind: 'place-removed', orders: 2 },
    {},
  ])
  expect(effects('payment', { methodsOff: ['fps'] })).toMatchObject([{ method: 'fps', orders: 4 }, {}])
  expect(effects('extras', { freeDeliveryFrom: cents(240_000) })).toMatchObject([{ to: '$2,400' }, {}])
})
