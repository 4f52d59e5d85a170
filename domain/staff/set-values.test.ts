import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoSet } from '#tests/support/catalogue.ts'
import { groupField, readSet, setValuesOf, typedSetValues, withEdits } from './set-values.ts'

const set = demoSet(3)
const values = setValuesOf(set)
const [group] = set.groups
const problemsWith = (changes: Record<string, string>) => {
  const reading = readSet({ ...values, ...changes }, set)
  return reading.ok ? {} : reading.problems
}

describe('the values of a set', () => {
  test('describe the set that they were made from', () => {
    const reading = readSet(values, set)
    expect(reading.ok && setValuesOf(withEdits(set, reading.value))).toEqual(values)
  })

  test('survive publishing and coming back, whatever they are', () => {
    const word = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '')
    const changes = fc.record({
      'name.zh': word,
      'description.en': word,
      price: fc.integer({ min: 0, max: 99_999_999 }).map((amount) => String(amount / 100)),
      minQuantity: fc.integer({ min: 1, max: 9_999 }).map(String),
      seasonFrom: fc.constantFrom('12-01', '02-29'),
      seasonTo: fc.constantFrom('12-31', '01-05'),
    })
    fc.assert(
      fc.property(changes, (changed) => {
        const edited = { ...values, ...changed }
        const reading = readSet(edited, set)
        expect(reading.ok && setValuesOf(withEdits(set, reading.value))).toEqual(edited)
      }),
    )
  })

  test('show a gap in either language, and figures that can’t be', () => {
    const max = groupField(group?.id ?? '', 'max')
    const changes = {
      'name.en': ' ',
      'tagline.zh': '',
      price: '1.234',
      minQuantity: '0',
      seasonFrom: '02-30',
    }
    expect(problemsWith({ ...changes, servesMin: '9999', [max]: '99' })).toEqual({
      'name.en': 'text-missing',
      'tagline.zh': 'text-missing',
      price: 'price-invalid',
      minQuantity: 'number-invalid',
      seasonTo: 'season-invalid',
      servesMax: 'limits-invalid',
      [max]: 'limits-invalid',
    })
  })

  test('are read from a form within their lengths, and without fields that the set does not have', () => {
    const form = new Map([
      ['name.zh', '名'.repeat(500)],
      ['group.none.min', '3'],
      ['published', 'false'],
    ])
    const typed = typedSetValues((name) => form.get(name) ?? null, set)
    expect(Object.keys(typed)).toEqual(Object.keys(values))
    expect(typed).toEqual({ ...values, 'name.zh': '名'.repeat(100) })
  })
})
