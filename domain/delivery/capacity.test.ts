import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, daysBetween } from '#domain/calendar.ts'
import type { DayRule } from '#domain/shop/settings.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import {
  capacityOf,
  type Due,
  fits,
  grantPlaces,
  isDayOpen,
  isSlotOpen,
  nearestFree,
  roomIn,
} from './capacity.ts'

const day = calendarDate('2026-12-24')
const ruleOf = (parts: Partial<DayRule>): DayRule => ({
  date: day,
  intake: 'open',
  slotCapacity: null,
  closedSlots: [],
  slotCapacities: {},
  zoneFees: {},
  ...parts,
})
const settings = { ...demoSettings(), slotCapacity: 60 }
const withRule = (parts: Partial<DayRule>) => ({ ...settings, days: [ruleOf(parts)] })

describe('a day of the calendar', () => {
  test('is open unless it is on the list of closed days or its rule says otherwise', () => {
    expect(isDayOpen(day, settings)).toBe(true)
    expect(isDayOpen(day, { ...settings, closedDates: [day] })).toBe(false)
    for (const intake of ['no-new-orders', 'closed'] as const)
      expect(isDayOpen(day, withRule({ intake }))).toBe(false)
    expect(isDayOpen(day, { ...withRule({}), closedDates: [day] })).toBe(true)
    expect(isDayOpen(day, { ...withRule({}), stoppedDates: [day] })).toBe(false)
  })

  test('may close some of its slots', () => {
    const rules = withRule({ closedSlots: ['18:00'] })
    expect(isSlotOpen({ date: day, slot: '18:00' }, rules)).toBe(false)
    expect(isSlotOpen({ date: day, slot: '18:30' }, rules)).toBe(true)
    expect(isSlotOpen({ date: addDays(day, 1), slot: '18:00' }, rules)).toBe(true)
    expect(isSlotOpen({ date: day, slot: '18:30' }, withRule({ intake: 'closed' }))).toBe(false)
  })
})

test('the capacity of a slot overrides that of its day, and the day’s overrides the shop’s', () => {
  const due = { date: day, slot: '18:00' }
  expect(capacityOf(due, settings)).toBe(60)
  expect(capacityOf(due, withRule({ slotCapacity: 320 }))).toBe(320)
  expect(capacityOf(due, withRule({ slotCapacity: 320, slotCapacities: { '18:00': 20 } }))).toBe(20)
  expect(capacityOf({ ...due, slot: '10:00' }, withRule({ slotCapacities: { '18:00': 20 } }))).toBe(60)
})

const portions = fc.integer({ min: 1, max: 200 })
const within = (count: number) => ({ portions: count, exceeds: false })

test('a slot never takes more portions than its capacity, unless a single order alone is larger', () => {
  fc.assert(
    fc.property(
      fc.array(portions),
      fc.integer({ min: 0, max: 300 }),
      portions,
      (asking, bookedPortions, capacity) => {
        const grants = grantPlaces(asking.map(within), bookedPortions, capacity)
        const grantedPortions = asking.filter((_, index) => grants[index])
        const total = grantedPortions.reduce((sum, each) => sum + each, bookedPortions)
        if (total > Math.max(bookedPortions, capacity)) {
          expect(bookedPortions).toBe(0)
          expect(grantedPortions).toHaveLength(1)
        }
      },
    ),
  )
})

test('an order is refused only if it does not fit, alone or as the first of several', () => {
  fc.assert(
    fc.property(
      fc.array(portions),
      fc.integer({ min: 0, max: 300 }),
      portions,
      (asking, bookedPortions, capacity) => {
        let total = bookedPortions
        for (const [index, granted] of grantPlaces(asking.map(within), bookedPortions, capacity).entries()) {
          const days = asking[index] ?? 0
          expect(granted).toBe(fits(days, total, capacity))
          if (granted) total += days
          else expect(days).toBeGreaterThan(roomIn(total, capacity))
        }
      },
    ),
  )
})

test('an order that may exceed the capacity gets a place and leaves less room for the next', () => {
  const asking = [within(40), { portions: 50, exceeds: true }, within(10)]
  expect(grantPlaces(asking, 0, 60)).toEqual([true, true, false])
  expect(grantPlaces(asking.slice(1), 55, 60)).toEqual([true, false])
})

describe('the nearest free slot', () => {
  const range = { from: addDays(day, -20), to: addDays(day, 20) }
  const find = (isFree: (due: Due) => boolean, request = { date: day, slot: '18:00' }) =>
    nearestFree(request, range, settings.slots, isFree)

  test('is on the same day if possible, the later of two, and otherwise on the nearest day', () => {
    expect(find(() => true)).toEqual({ date: day, slot: '18:00' })
    expect(find(({ slot }) => slot !== '18:00')).toEqual({ date: day, slot: '18:30' })
    expect(find(({ slot }) => slot < '18:00')).toEqual({ date: day, slot: '17:30' })
    expect(find(({ date }) => date !== day)).toEqual({ date: addDays(day, 1), slot: '18:00' })
    expect(find(({ date }) => date < day)).toEqual({ date: addDays(day, -1), slot: '18:00' })
    expect(find(() => false)).toBeNull()
  })

  test('is free, within the range, and no free day is nearer', () => {
    const slot = fc.constantFrom(...settings.slots.map(({ from }) => from))
    const wantedDay = fc.integer({ min: -30, max: 30 }).map((days) => addDays(day, days))
    const due = fc.record({ date: fc.integer({ min: -20, max: 20 }).map((days) => addDays(day, days)), slot })
    fc.assert(
      fc.property(fc.array(due, { maxLength: 6 }), wantedDay, slot, (free, date, at) => {
        const isFree = (one: Due) => free.some((each) => each.date === one.date && each.slot === one.slot)
        const match = find(isFree, { date, slot: at })
        const away = (each: Due) => Math.abs(daysBetween(date, each.date))
        expect(match !== null).toBe(free.length > 0)
        expect(match === null || isFree(match)).toBe(true)
        expect(match ? away(match) : Number.POSITIVE_INFINITY).toBe(Math.min(...free.map(away)))
      }),
    )
  })
})
