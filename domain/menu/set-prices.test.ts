import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { readSet, withEdits } from '#domain/staff/shop/menus/read-set.ts'
import { nextChargeField } from '#domain/staff/shop/menus/set-groups.ts'
import { setValuesOf, valuesOn } from '#domain/staff/shop/menus/set-values.ts'
import { demoMenuContext, demoSets } from '#tests/support/store/catalogue.ts'
import type { SetMenu } from './catalogue.ts'
import { itemRange } from './set-faults.ts'
import { pricedOn } from './set-prices.ts'

const from = calendarDate('2026-12-01')
const context = demoMenuContext()
const sets = [...demoSets().values()]

const plans = fc
  .record({
    set: fc.constantFrom(...sets),
    price: fc.integer({ min: 1, max: 999_999 }).map((amount) => String(amount / 100)),
    charge: fc.integer({ min: 1, max: 99_999 }).map((amount) => String(amount / 100)),
    at: fc.nat(),
  })
  .map(({ set, price, charge, at }) => {
    const isByItem = set.pricing === 'perItem'
    // Defaults may not cost extra.
    const choices = set.groups.flatMap(({ id, defaults, dishes }) =>
      dishes
        .filter(({ dish }) => isByItem || !defaults.includes(dish.id))
        .map(({ dish }) => nextChargeField(id, dish.id)),
    )
    const field = choices[at % choices.length]
    const values = {
      ...setValuesOf(set),
      nextFrom: from,
      nextPrice: isByItem ? '' : price,
      ...(field && { [field]: charge }),
    }
    return { set, values }
  })

function publish(set: SetMenu, values: Readonly<Record<string, string>>): SetMenu {
  const reading = readSet(values, set, context)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return withEdits(set, reading.value, context)
}

describe('prices planned for a day', () => {
  test('leave the set as it is until the day before, and apply from that day on', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: -400, max: 400 }), ({ set, values }, days) => {
        const planning = publish(set, values)
        const day = addDays(from, days)
        const then = pricedOn(planning, day)
        if (days < 0) {
          expect(then).toBe(planning)
          expect({ ...then, nextPrices: null }).toEqual({ ...set, nextPrices: null })
        } else {
          expect(then.nextPrices).toBeNull()
          expect(pricedOn(then, day)).toBe(then)
          if (set.pricing === 'fixed') expect(setValuesOf(then).price).toBe(values.nextPrice)
          else expect(then.price).toBe(itemRange(then.groups)?.min)
        }
      }),
    )
  })

  test('are the same for a draft and for a published set', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: -3, max: 3 }), ({ set, values }, days) => {
        const day = addDays(from, days)
        const later = setValuesOf(pricedOn(publish(set, values), day))
        const { nextDisplay: _, ...draft } = setValuesOf(publish(set, valuesOn(values, day)))
        expect({ ...draft, nextDisplay: later.nextDisplay }).toEqual(later)
      }),
    )
  })

  test('include supplements of a fixed set and give a range only for priced items', () => {
    const set = demoSets().get(2)
    const group = set?.groups.at(-1)
    const dish = group?.dishes.at(-1)?.dish
    if (!set || !group || !dish) throw new Error('the demo has no set 2')
    const charges = [{ groupId: group.id, dishId: dish.id, charge: cents(4_500) }]
    const later = pricedOn(
      { ...set, nextPrices: { from, price: cents(80_000), display: 'plain', charges } },
      from,
    )
    expect(later).toMatchObject({ price: 80_000, priceDisplay: { kind: 'plain' } })
    expect(later.groups.at(-1)?.dishes.at(-1)).toMatchObject({ extra: 4_500, price: null })
  })

  test('keep the set’s price and display if the plan has none', () => {
    for (const [changes, expected] of [
      [{ nextDisplay: 'perPlate' }, { price: 120_000, priceDisplay: { kind: 'perPlate' } }],
      [{ nextPrice: '800' }, { price: 80_000, priceDisplay: { kind: 'perTray' } }],
    ] as const) {
      const set = demoSets().get(2)
      if (!set) throw new Error('the demo has no set 2')
      const planning = publish(set, { ...setValuesOf(set), nextFrom: from, ...changes })
      const form = setValuesOf(planning)
      expect(form).toMatchObject({ nextPrice: '', nextDisplay: '', ...changes })
      const raisedPrice = publish(planning, { ...form, price: '1200', display: 'perTray' })
      expect(pricedOn(raisedPrice, from)).toMatchObject(expected)
    }
  })

  test('are refused without their day, without a price, and if they contradict the set', () => {
    const set = demoSets().get(2)
    if (!set) throw new Error('the demo has no set 2')
    const problemsOf = (changes: Readonly<Record<string, string>>) => {
      const reading = readSet({ ...setValuesOf(set), ...changes }, set, context)
      return reading.ok ? {} : reading.problems
    }
    expect(problemsOf({ nextPrice: '800' })).toEqual({ nextFrom: 'date-invalid' })
    expect(problemsOf({ nextFrom: '2026-02-30', nextPrice: '800' })).toEqual({ nextFrom: 'date-invalid' })
    expect(problemsOf({ nextFrom: from })).toEqual({ nextPrice: 'next-prices-missing' })
    expect(problemsOf({ nextFrom: from, nextPrice: '8x' })).toEqual({ nextPrice: 'price-invalid' })
    expect(problemsOf({ nextFrom: from, nextDisplay: 'range' })).toEqual({
      nextDisplay: 'items-have-no-prices',
    })
  })
})
