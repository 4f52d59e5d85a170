import { expect, test } from 'vitest'
import { dayIntakes } from '#domain/shop/settings.ts'
import { settings } from '#tests/support/staff/settings-forms.ts'
import { isIntakePossible, maxDayFee, readDayForm } from './day-form.ts'

test('a day without orders may be anything; one with orders is not closed altogether', () => {
  expect(dayIntakes.filter((intake) => isIntakePossible(intake, 0))).toEqual(dayIntakes)
  expect(dayIntakes.filter((intake) => isIntakePossible(intake, 1))).toEqual(['open', 'no-new-orders'])
})

test('a fee of a day is an amount of dollars up to the highest one, and an empty one is the usual fee', () => {
  const [zone] = settings.zones
  const field = `fee.${zone?.id}`
  const feeOf = (fee: string) => {
    const input: Record<string, string> = { date: '2026-12-20', intake: 'open', version: '0', [field]: fee }
    const reading = readDayForm({ get: (name) => input[name] ?? '', all: () => [] }, settings)
    return reading.ok ? reading.value.rule.zoneFees[zone?.id ?? ''] : [reading.problem, reading.field]
  }
  expect(['', '0', '$180', '180.5', String(maxDayFee)].map(feeOf)).toEqual([
    undefined,
    0,
    18_000,
    18_050,
    maxDayFee * 100,
  ])
  for (const wrong of ['-1', String(maxDayFee + 1), 'x', '1.234', '1e99'])
    expect([wrong, feeOf(wrong)]).toEqual([wrong, ['fee-invalid', field]])
})
