import { expect, test } from 'vitest'
import { historyWords } from '#content/staff/orders/history.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import { cents } from '#domain/money.ts'
import { settingsSections } from '#domain/staff/shop/settings/sections.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { isUnsaved, openedSections, sectionsAfter, typingIn } from './section-states.ts'
import { isStored, type SettingsFormResult } from './settings-result.ts'

const settings = {
  ...demoSettings(),
  slotCapacity: 60,
  warnFromPercent: 80,
  methodsOff: [],
  accounts: {},
  details: {},
  mail: {},
  startedEmpty: false,
  opening: {},
  customerMonths: 24,
  privacyVersion: '2026-11',
  officeRefundLimit: cents(100_000),
  secondFactorRequired: false,
}
const values = Object.fromEntries(
  Object.entries(settingsSections).map(([id, section]) => [id, section.valuesOf(settings)]),
) as Parameters<typeof openedSections>[0]
const result: SettingsFormResult = {
  section: 'terms',
  problem: settingsPage.problems,
  input: { noticeDays: 'x' },
}
const outcome: SettingsFormResult = { section: 'terms', success: settingsPage.saved }
const later = {
  ...values,
  terms: { noticeDays: '9' },
  extras: { ...values.extras, tongsPrice: '77' },
}

test('the input in one section stays when another section is refused, previewed or saved', () => {
  const typing = typingIn(openedSections(values, undefined), 'extras')
  const view = sectionsAfter(typing, values, result)
  expect(view.extras).toBe(typing.extras)
  expect(view.terms).toEqual({ storedValues: values.terms, formResult: result, isTyping: false })
  expect(sectionsAfter(view, values, result)).toBe(view)

  const both = sectionsAfter(view, values, {
    section: 'slots',
    problem: notSaved,
    input: {},
  })
  expect(both.terms).toBe(view.terms)
  expect(both.extras).toBe(typing.extras)
  expect(Object.values(both).filter(isUnsaved)).toHaveLength(3)
})

test('an unchanged section follows the stored settings, and a changed one is compared with the values it was opened with', () => {
  const typing = typingIn(openedSections(values, result), 'extras')
  const after = sectionsAfter(typing, later, outcome)
  expect(after.terms).toEqual({ storedValues: later.terms, formResult: outcome, isTyping: false })
  expect(after.extras.storedValues).toEqual(values.extras)
  expect(sectionsAfter(openedSections(values, undefined), later, undefined).extras.storedValues).toEqual(
    later.extras,
  )
})

test('the settings are loaded again after a save, and not after a refusal', () => {
  expect(isStored(outcome)).toBe(true)
  expect(isStored(result)).toBe(false)
  expect(isStored({ section: null, problem: historyWords.gone })).toBe(false)
})
