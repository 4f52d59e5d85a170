import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { settingsFaults } from '#server/db/seed/settings-check.ts'
import { menu, nothingInUse, readSection, settings, valuesOf } from '#tests/support/staff/settings-forms.ts'
import { effectsOf } from './effects.ts'
import { maxPromotions } from './field-limits.ts'
import { readSettings } from './sections.ts'
import type { FutureOrders } from './setting-effect.ts'
import { maxSettingsForm, readTypedSettings } from './settings-submission.ts'

const newCode = {
  'promo.new.on': 'on',
  'promo.new.code': 'XMAS',
  'promo.new.kind': 'percent',
  'promo.new.off': '10',
  'promo.new.name.zh': '九折',
  'promo.new.name.en': '10% off',
  'promo.new.about.zh': '聖誕',
  'promo.new.about.en': 'Christmas',
}

test('a free dish is read with its boxes, and all changes of promotions can be reverted', () => {
  const gift = {
    'promo.cv88.kind': 'freeDish',
    'promo.cv88.dish': 'profiteroles',
    'promo.cv88.number': '2',
    'promo.cv88.boxes': '14',
    'promo.cv88.sets': '52 2',
    'promo.cv88.code': 'boxes',
  }
  const reading = readSection('promotions', { ...gift, 'promo.cv88.on': '' })
  if (!reading.ok) throw new Error('refused')
  const [first] = reading.settings.promotions
  expect(first).toMatchObject({
    id: 'cv88',
    code: 'BOXES',
    isOn: false,
    kind: 'freeDish',
    quantity: 2,
    dish: { id: 'profiteroles' },
    boxes: { min: 14, setIds: [52, 2] },
  })
  expect(settingsFaults(reading.settings)).toEqual([])
  const without = Object.entries(valuesOf('promotions')).filter(([name]) => !name.startsWith('promo.cv88.'))
  const result = readSettings('promotions', Object.fromEntries(without), settings, menu)
  if (!result.ok) throw new Error('refused')
  expect(result.settings.promotions).toEqual(settings.promotions.slice(1))
  for (const from of [reading.settings, result.settings]) {
    const back = readSettings('promotions', valuesOf('promotions'), from, menu)
    if (!back.ok) throw new Error('refused')
    expect(back.settings.promotions).toHaveLength(settings.promotions.length)
    expect(back.settings.promotions).toEqual(expect.arrayContaining([...settings.promotions]))
  }
})

test('the sets of a gift are selected one by one', () => {
  const values = readTypedSettings('promotions', [
    ['promo.a.sets', '52'],
    ['promo.a.sets', '2'],
  ])
  expect(values).toEqual({ 'promo.a.sets': '52 2' })
})

test('the promotions form accepts the maximum number of promotions with the longest texts', () => {
  const [some] = settings.promotions.filter(({ kind }) => kind === 'percent')
  if (!some) throw new Error('no promotion')
  const long = (length: number) => ({ zh: '餸'.repeat(length), en: '餸'.repeat(length) })
  const many = Array.from({ length: maxPromotions }, (_, index) => {
    const code = `CODE-${index}`.padEnd(20, 'X')
    return { ...some, id: `code-${code.toLowerCase()}`, code, name: long(100), description: long(200) }
  })
  const before: ShopSettings = { ...settings, promotions: many }
  const values = valuesOf('promotions', before)
  const input = readTypedSettings('promotions', [...Object.entries(values), ...Object.entries(newCode)])
  expect(input).toEqual({ ...values, ...newCode })
  const formBody = new URLSearchParams({ ...values, ...newCode, opened: JSON.stringify(values) })
  expect(formBody.toString().length).toBeLessThan(maxSettingsForm)
})

test('the preview tells the owner what becomes public, and that earlier uses count', () => {
  const nothingDue: FutureOrders = { slots: [], places: {}, unpaid: {} }
  const today = calendarDate('2026-12-01')
  const report = (changes: Record<string, string>, from = settings, dishesOffSale = new Set<string>()) => {
    const reading = readSettings('promotions', { ...valuesOf('promotions', from), ...changes }, from, menu)
    if (!reading.ok) throw new Error('refused')
    const menuNow = { ...nothingInUse, promotionUses: { cv88: 3 }, dishesOffSale }
    return effectsOf('promotions', from, reading.settings, nothingDue, today, menuNow).slice(0, -1)
  }
  const name = { zh: 'XMAS', en: 'XMAS' }
  expect(report(newCode)).toEqual([{ kind: 'promotion-shown', name }])
  expect(report({ ...newCode, 'promo.new.uses': '9' })).toEqual([])
  expect(report({ 'promo.cv88.uses': '9' })).toEqual([
    { kind: 'promotion-hidden', name: { zh: 'CV88', en: 'CV88' } },
    { kind: 'earlier-uses-count', code: 'CV88' },
  ])
  expect(report({ 'promo.cv88.off': '9' })).toEqual([])
  const cv88 = { zh: 'CV88', en: 'CV88' }
  expect(report({ 'promo.cv88.on': '' })).toEqual([{ kind: 'promotion-off', name: cv88, orders: 3 }])
  const snack = settings.promotions.find(({ kind, code }) => kind === 'freeDish' && code !== null)
  if (snack?.kind !== 'freeDish') throw new Error('the demo gives no dish')
  expect(report({ 'promo.cv88.off': '9' }, settings, new Set([snack.dish.id]))).toEqual([
    { kind: 'promotion-waits', name: { zh: snack.code, en: snack.code }, dish: snack.dish.name },
  ])
  expect(report({ 'promo.cv88.code': 'CV90' })).toEqual([{ kind: 'code-changed', from: 'CV88', to: 'CV90' }])
})

test('free delivery is a kind of its own, with the terms of every promotion', () => {
  const free = {
    'promo.new.kind': 'freeDelivery',
    'promo.new.off': '',
    'promo.new.min': '1000',
    'promo.new.seasonfrom': '12-01',
    'promo.new.seasonto': '12-20',
    'promo.new.uses': '50',
    'promo.new.each': '1',
  }
  const reading = readSection('promotions', { ...newCode, ...free })
  if (!reading.ok) throw new Error('refused')
  const newPromotion = reading.settings.promotions.at(-1)
  expect(newPromotion).toMatchObject({
    code: 'XMAS',
    kind: 'freeDelivery',
    minSubtotal: 100_000,
    season: { from: '12-01', to: '12-20' },
    maxUses: 50,
    maxUsesPerCustomer: 1,
  })
  expect(settingsFaults(reading.settings)).toEqual([])
  const again = readSettings('promotions', valuesOf('promotions', reading.settings), reading.settings, menu)
  if (!again.ok) throw new Error('refused')
  expect(again.settings.promotions).toEqual(reading.settings.promotions)
})

test.each([
  ['AB', false],
  ['ABC', true],
  ['A'.repeat(20), true],
  ['A'.repeat(21), false],
])('a code has 3 to 20 characters: %s', (code, isTaken) => {
  const reading = readSection('promotions', { ...newCode, 'promo.new.code': code })
  expect(reading.ok).toBe(isTaken)
  if (!reading.ok) expect(reading.problems).toEqual({ 'promo.new.code': 'code-invalid' })
})

test.each(['promo.new.uses', 'promo.new.each'])('%s is accepted as a number up to 999,999', (field) => {
  const problemsOf = (text: string) => {
    const reading = readSection('promotions', { ...newCode, [field]: text })
    return reading.ok ? {} : reading.problems
  }
  for (const items of ['', '1', '999999']) expect(problemsOf(items)).toEqual({})
  for (const wrong of ['0', '1000000']) expect(problemsOf(wrong)).toEqual({ [field]: 'number-invalid' })
})
