import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { plainLine } from '#domain/free-text.ts'
import { cents } from '#domain/money.ts'
import { demoMenuContext, demoSet, demoSets } from '#tests/support/store/catalogue.ts'
import { readSet, withEdits } from './read-set.ts'
import { chargeField, groupField } from './set-groups.ts'
import { setValueNames, setValuesOf, valuesOn } from './set-values.ts'

const set = demoSet(3)
const menu = demoMenuContext()
const values = setValuesOf(set)
const [group] = set.groups
const problemsWith = (changes: Record<string, string>) => {
  const reading = readSet({ ...values, ...changes }, set, menu)
  return reading.ok ? {} : reading.problems
}

describe('the values of a set', () => {
  test('describe every set, and are read back from a form', () => {
    for (const each of demoSets().values()) {
      const fields = setValuesOf(each)
      const reading = readSet(fields, each, menu)
      expect(reading.ok && withEdits(each, reading.value, menu)).toEqual(each)
      expect(setValueNames((name) => fields[name] ?? null, each)).toEqual(fields)
    }
  })

  test('are unchanged after publishing and restoring', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 40 })
      .map(plainLine)
      .filter((text) => text !== '')
    const changes = fc.record({
      'name.zh': word,
      'description.en': word,
      price: fc.integer({ min: 1, max: 99_999_999 }).map((amount) => String(amount / 100)),
      minQuantity: fc.integer({ min: 1, max: 9_999 }).map(String),
      seasonFrom: fc.constantFrom('12-01', '02-29'),
      seasonTo: fc.constantFrom('12-31', '01-05'),
    })
    fc.assert(
      fc.property(changes, (change) => {
        const newValues = { ...values, ...change }
        const reading = readSet(newValues, set, menu)
        expect(reading.ok && setValuesOf(withEdits(set, reading.value, menu))).toEqual(newValues)
      }),
    )
  })

  test('report a gap in either language, and impossible figures', () => {
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

  test('report everything that the catalogue’s files may not contain', () => {
    const defaults = groupField(group?.id ?? '', 'defaults')
    const choice = group?.defaults[0] ?? ''
    const other = demoSet(2)
    expect(problemsWith({ 'name.zh': other.slug.toUpperCase(), 'name.en': other.name.zh })).toEqual({
      'name.zh': 'name-taken',
      'name.en': 'name-taken',
    })
    expect(problemsWith({ price: '0' })).toEqual({ price: 'price-invalid' })
    expect(problemsWith({ display: 'fromFreeDelivery' })).toEqual({ display: 'delivery-not-included' })
    expect(problemsWith({ display: 'range' })).toEqual({ display: 'items-have-no-prices' })
    expect(problemsWith({ groups: '' })).toEqual({ groups: 'groups-missing' })
    expect(problemsWith({ [defaults]: '' })).toEqual({ [defaults]: 'defaults-missing' })
    expect(problemsWith({ [chargeField(group?.id ?? '', choice)]: '5' })).toEqual({
      [defaults]: 'default-costs-extra',
    })
    expect(problemsWith({ alsoIn: set.categoryId })).toEqual({ categoryId: 'category-twice' })
    expect(problemsWith({ alsoIn: 'no-such-category' })).toEqual({ alsoIn: 'choice-unknown' })
    expect(problemsWith({ badges: 'popular,vegetarian' })).toEqual({ badges: 'badge-untrue' })
    expect(problemsWith({ badges: 'seasonal' })).toEqual({ badges: 'choice-unknown' })
    expect(problemsWith({ includesDelivery: '' })).toEqual({ includesDelivery: 'choice-unknown' })
  })

  test('lose a note that the form omits, and keep values that belong to no group', () => {
    const setWithNote = [...demoSets().values()].find(({ groups }) =>
      groups.some(({ dishes }) => dishes.some(({ note }) => note !== null)),
    )
    if (!setWithNote) throw new Error('no dish has a note')
    const fields = setValuesOf(setWithNote)
    const form = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.includes('.note.')))
    expect(setValueNames((name) => form[name] ?? null, setWithNote)).toEqual(form)
    const alone = new Map([['price', '7']])
    expect(setValueNames((name) => alone.get(name) ?? null, setWithNote)).toEqual({ ...fields, price: '7' })
  })

  test('omit a price planned for a dish that the group does not have', () => {
    const charges = [{ groupId: group?.id ?? '', dishId: 'not-there', charge: cents(100) }]
    const from = calendarDate('2027-01-01')
    const setWithPlan = { ...set, nextPrices: { from, price: cents(90_000), display: null, charges } }
    const fields = setValuesOf(setWithPlan)
    expect(setValueNames((name) => fields[name] ?? null, setWithPlan)).toEqual(fields)
  })

  test('keep a price that the plan leaves empty, once its day has come', () => {
    const value = chargeField(group?.id ?? '', group?.dishes[0]?.dish.id ?? '')
    const valuesWithPlan = {
      ...values,
      nextFrom: '2026-12-01',
      nextPrice: '',
      [value.replace('.charge.', '.nextCharge.')]: '',
    }
    const on = valuesOn(valuesWithPlan, calendarDate('2026-12-01'))
    expect([on.price, on[value], on.nextFrom]).toEqual([values.price, values[value], ''])
  })

  test('are limited in length when a form is read, without fields that the set does not have', () => {
    const form = new Map([
      ['name.zh', '名'.repeat(500)],
      ['description.en', ' Two \r\n\r\nlines'],
      ['group.none.min', '3'],
      ['published', 'false'],
    ])
    const input = setValueNames((name) => form.get(name) ?? null, set)
    expect(Object.keys(input)).toEqual(Object.keys(values))
    expect(input).toEqual({ ...values, 'name.zh': '名'.repeat(100), 'description.en': 'Two lines' })
  })
})
