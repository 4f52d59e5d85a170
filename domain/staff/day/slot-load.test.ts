import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadGrade, positionOnRuler, slotLoads } from './slot-load.ts'

const halfHours = Array.from({ length: 20 }, (_, index) => ({ from: clock(index), to: clock(index + 1) }))
const slots = halfHours.map(({ from }) => from)

function clock(index: number): string {
  const minutes = 600 + 30 * index
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

test('the slot ruler grades a slot below 80 %, from 80 %, full and overbooked', () => {
  expect([47, 48, 59, 60, 75].map((portions) => loadGrade(portions, 60, 80))).toEqual([
    'plain',
    'high',
    'high',
    'full',
    'over',
  ])
  expect(loadGrade(30, 60, 50)).toBe('high')
  expect(loadGrade(59, 60, 100)).toBe('plain')
})

test('the slot ruler shows every slot, and an order in a slot that is no longer offered', () => {
  const loads = slotLoads(slots, [{ slot: '09:30', orders: 1, portions: 10 }], () => 60, 80)
  expect(loads).toHaveLength(21)
  expect(loads[0]).toEqual({
    slot: '09:30',
    orders: 1,
    portions: 10,
    capacity: 60,
    percent: 16,
    grade: 'plain',
  })
  expect(loads[1]).toMatchObject({ slot: '10:00', orders: 0, portions: 0, percent: 0 })
})

test('the slot ruler counts every order and portion, and its grades match its percentages', () => {
  const count = fc.record({
    slot: fc.constantFrom(...slots, '09:00', '20:00'),
    orders: fc.integer({ min: 1, max: 50 }),
    portions: fc.integer({ min: 0, max: 500 }),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(count, { selector: ({ slot }) => slot }),
      fc.integer({ min: 1, max: 400 }),
      (counts, capacity) => {
        const loads = slotLoads(slots, counts, () => capacity, 80)
        const total = (rows: readonly { orders: number; portions: number }[]) => ({
          orders: rows.reduce((sum, { orders }) => sum + orders, 0),
          portions: rows.reduce((sum, { portions }) => sum + portions, 0),
        })
        expect(total(loads)).toEqual(total(counts))
        expect(loads.map(({ slot }) => slot)).toEqual(loads.map(({ slot }) => slot).toSorted())
        for (const { percent, grade, portions } of loads) {
          expect(grade === 'over').toBe(portions > capacity)
          expect(grade === 'full' || grade === 'over').toBe(percent >= 100)
          expect(grade === 'high').toBe(percent >= 80 && percent < 100)
        }
      },
    ),
  )
})

test('the slot ruler marks the present moment inside its slot, and nothing outside the day', () => {
  expect(positionOnRuler('10:00', halfHours)).toBe(0)
  expect(positionOnRuler('10:15', halfHours)).toBeCloseTo(0.5 / 20)
  expect(positionOnRuler('19:59', halfHours)).toBeCloseTo((19 + 29 / 30) / 20)
  expect(positionOnRuler('09:59', halfHours)).toBeNull()
  expect(positionOnRuler('20:00', halfHours)).toBeNull()
})
