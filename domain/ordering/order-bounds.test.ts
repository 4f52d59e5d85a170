import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { closedSlotRefusal, dateRefusal } from '#domain/delivery/delivery-dates.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { dayIntakes } from '#domain/shop/settings.ts'
import { demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { type Bound, boundOf, bounds, boundsExceeded, readBounds, rulesBeyond } from './order-bounds.ts'
import type { OrderRules } from './order-check.ts'

const today = calendarDate('2026-11-20')
const slot = '18:00'

const cases = fc.record({
  date: fc.integer({ min: 0, max: 9 }).map((days) => addDays(today, days)),
  intake: fc.constantFrom(...dayIntakes),
  closedSlots: fc.constantFrom<readonly string[]>([], [slot]),
  isListed: fc.boolean(),
  hasRule: fc.boolean(),
  leadDays: fc.integer({ min: 0, max: 5 }),
  leadSeasons: fc.constantFrom([], [{ from: '11-22', to: '11-25', days: 6 }]),
  leadDaysOfSet: fc.constantFrom(null, 1, 4, 7),
})
type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never

function settingsOf({ date, intake, closedSlots, isListed, hasRule, leadDays, leadSeasons }: Case): Settings {
  const rule = { date, intake, closedSlots, slotCapacity: null, slotCapacities: {}, zoneFees: {} }
  const days = hasRule ? [rule] : []
  return { ...demoSettings(), leadDays, leadSeasons, days, closedDates: isListed ? [date] : [] }
}

function rulesOf(each: Case): OrderRules {
  const set = demoSets().get(2)
  if (!set) throw new Error('the demo has no set 2')
  const sets = new Map([[2, { ...set, season: null, leadDays: each.leadDaysOfSet }]])
  return { sets, settings: settingsOf(each) }
}

function inTheWay({ date }: Case, { sets, settings }: OrderRules): Bound | null {
  const why =
    dateRefusal(date, [...sets.values()], settings, today) ?? closedSlotRefusal({ date, slot }, settings)
  return why && boundOf(why)
}

test('each exceeded limit is reported by itself', () => {
  fc.assert(
    fc.property(cases, (each) => {
      const rules = rulesOf(each)
      const sets = [...rules.sets.values()]
      const exceededBounds = boundsExceeded({ date: each.date, slot }, null, sets, rules.settings, today)
      expect(inTheWay(each, rulesBeyond(exceededBounds, rules))).toBeNull()
      for (const bound of exceededBounds) {
        const others = exceededBounds.filter((other) => other !== bound)
        expect(inTheWay(each, rulesBeyond(others, rules))).toBe(bound)
      }
    }),
  )
})

test('nobody may order for a day before today', () => {
  const due = { date: addDays(today, -1), slot }
  expect(boundsExceeded(due, null, [], demoSettings(), today)).not.toContain('lead-time')
  const { settings } = rulesBeyond(bounds, { sets: new Map(), settings: demoSettings() })
  expect(dateRefusal(due.date, [], settings, today)?.code).toBe('date-too-early')
})

test('a slot is exceeded by an order that does not fit, beside other orders or alone', () => {
  const settings = { ...demoSettings(), slotCapacity: 60 }
  const due = { date: addDays(today, 20), slot }
  const exceededBounds = (portions: number, bookedPortions: number) =>
    boundsExceeded(due, { portions, bookedPortions }, [], settings, today)
  expect([exceededBounds(30, 30), exceededBounds(31, 30), exceededBounds(90, 0)]).toEqual([
    [],
    ['slot-full'],
    ['slot-full'],
  ])
})

test('a form names the limits that staff exceed, and other values are ignored', () => {
  const fields = [
    ['exceed', 'slot-full'],
    ['exceed', 'lead-time'],
    ['exceed', 'price'],
    ['slot', 'day-closed'],
  ] as const
  expect(readBounds(fields)).toEqual(['lead-time', 'slot-full'])
})
