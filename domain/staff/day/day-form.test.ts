import { expect, test } from 'vitest'
import { dayIntakes } from '#domain/shop/settings.ts'
import { settings } from '#tests/support/staff/settings-forms.ts'
import { isIntakePossible, maxDayFee, readDayForm } from './day-form.ts'

test('a day without orders accepts any rule; a day with orders cannot be closed', () => {
  expect(dayIntakes.filter((intake) => isIntakePossible(intake, 0))).toEqual(dayIntakes)
  expect(dayIntakes.filter((intake) => isIntakePossible(intake, 1))).toEqual(['open', 'no-new-orders'])
})

test('a day’s fee is an amount up to the maximum, and an empty field means the usual fee', () => {
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
