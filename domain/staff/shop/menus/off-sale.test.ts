import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { demoMenuContext, demoSets } from '#tests/support/store/catalogue.ts'
import { setsWithoutDish } from './off-sale.ts'

test('a set can lose a dish for which only a price is planned', () => {
  let count = 0
  const context = demoMenuContext()
  const sets = [...demoSets().values()].filter(({ pricing }) => pricing === 'fixed')
  for (const set of sets.slice(0, 20))
    for (const { id: groupId, dishes } of set.groups)
      for (const { dish } of dishes) {
        const without = (each: typeof set) => setsWithoutDish(dish.id, context, [each])[0]?.editedSet ?? null
        const charges = [{ groupId, dishId: dish.id, charge: cents(500) }]
        const nextPrices = { from: calendarDate('2026-12-01'), price: null, display: null, charges }
        if (!without(set)) continue
        expect(without({ ...set, nextPrices })?.nextPrices).toBeNull()
        count += 1
      }
  expect(count).toBeGreaterThan(20)
})
