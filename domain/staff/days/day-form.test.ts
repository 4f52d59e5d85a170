import { expect, test } from 'vitest'
import { dayIntakes } from '#domain/shop/settings.ts'
import { isIntakePossible } from './day-form.ts'

test('a day without orders may be anything; one with orders is not closed altogether', () => {
  expect(dayIntakes.filter((intake) => isIntakePossible(intake, 0))).toEqual(dayIntakes)
  expect(dayIntakes.filter((intake) => isIntakePossible(intake, 1))).toEqual(['open', 'no-new-orders'])
})
