import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { demoSet } from '#tests/support/store/catalogue.ts'
import { defaultExtra, extraLine, includedCount, noExtras, withExtra } from './extras.ts'

test('every unit of a set includes its own cutlery', () => {
  const lines = [
    { set: demoSet(2), units: 2 },
    { set: demoSet(49), units: 12 },
  ]
  expect(includedCount(lines, 'includedCutlery')).toBe(32)
  expect(includedCount(lines, 'includedTongs')).toBe(8)
})

test('additional items are charged, included ones are not', () => {
  expect(extraLine(withExtra(4), 20, cents(300))).toMatchObject({
    includedCount: 20,
    extra: 4,
    total: 24,
    amount: 1_200,
  })
  expect(extraLine(defaultExtra, 20, cents(300))).toMatchObject({ total: 20, amount: 0 })
})

test('"none wanted" removes the additional and the included ones', () => {
  expect(noExtras.extra).toBe(0)
  expect(extraLine({ wanted: false, extra: 4 }, 20, cents(300))).toMatchObject({ total: 0, amount: 0 })
})

test('the number of additional items never falls below 0', () => {
  expect(withExtra(-3).extra).toBe(0)
  expect(withExtra(Number.NaN).extra).toBe(0)
  expect(extraLine({ wanted: true, extra: Number.NaN }, 1, cents(300)).amount).toBe(0)
})
