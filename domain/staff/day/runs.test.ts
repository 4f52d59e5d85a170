import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Delivery,
  giveStop,
  hasMoreToTake,
  leavingTime,
  maxRunMinutes,
  maxStops,
  moveStop,
  proposeRuns,
} from './runs.ts'

const slot = fc
  .integer({ min: 20, max: 39 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const zoneId = fc.constantFrom('island', 'kowloon', 'new-territories', null)
const day = fc
  .array(fc.record({ slot, zoneId }), { maxLength: 60 })
  .map((each) => each.map((delivery, index): Delivery => ({ ...delivery, id: index + 1 })))

const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

test('each delivery of the day is on exactly one proposed run', () => {
  fc.assert(
    fc.property(day, (deliveries) => {
      const proposedIds = proposeRuns(deliveries).flatMap((run) => run.map(({ id }) => id))
      expect(proposedIds.toSorted((one, other) => one - other)).toEqual(deliveries.map(({ id }) => id))
    }),
  )
})

test('a run serves one zone by due time, within the capacity and duration of a van', () => {
  fc.assert(
    fc.property(day, (deliveries) => {
      for (const run of proposeRuns(deliveries)) {
        const due = run.map((stop) => minutes(stop.slot))
        expect(new Set(run.map((stop) => stop.zoneId)).size).toBe(1)
        expect(due).toEqual(due.toSorted((one, other) => one - other))
        expect(run.length).toBeLessThanOrEqual(maxStops)
        expect((due.at(-1) ?? 0) - (due[0] ?? 0)).toBeLessThanOrEqual(maxRunMinutes)
      }
    }),
  )
})

test('the number of proposed runs equals an independent count', () => {
  fc.assert(
    fc.property(day, (deliveries) => {
      let runs = 0
      for (const zone of ['island', 'kowloon', 'new-territories', null]) {
        let remaining = 0
        let closesAt = -1
        for (let minute = 0; minute < 24 * 60; minute += 1)
          for (const delivery of deliveries) {
            if (delivery.zoneId !== zone || minutes(delivery.slot) !== minute) continue
            if (remaining === 0 || minute > closesAt) {
              runs += 1
              remaining = maxStops
              closesAt = minute + maxRunMinutes
            }
            remaining -= 1
          }
      }
      expect(proposeRuns(deliveries)).toHaveLength(runs)
    }),
  )
})

const plan = [
  { runId: 1, stops: [11, 12, 13] },
  { runId: 2, stops: [21] },
]
const slots: Readonly<Record<number, string>> = { 11: '11:00', 12: '12:00', 13: '13:00', 21: '12:30' }
const slotOf = (id: number) => slots[id] ?? ''

test('a stop moves one place, and not beyond the ends of its run', () => {
  expect(moveStop(plan, 12, 'up')[0]?.stops).toEqual([12, 11, 13])
  expect(moveStop(plan, 12, 'down')[0]?.stops).toEqual([11, 13, 12])
  expect(moveStop(plan, 11, 'up')).toEqual(plan)
  expect(moveStop(plan, 13, 'down')).toEqual(plan)
})

test('a stop moved to another run is sorted by its time, and a run without stops ends', () => {
  expect(giveStop(plan, { id: 21, slot: '12:30' }, 1, slotOf)).toEqual([
    { runId: 1, stops: [11, 12, 21, 13] },
  ])
  expect(giveStop(plan, { id: 12, slot: '12:00' }, null, slotOf)).toEqual([
    { runId: 1, stops: [11, 13] },
    { runId: 2, stops: [21] },
    { runId: null, stops: [12] },
  ])
})

test('each stop stays on exactly one run, however stops are moved', () => {
  const steps = fc.array(
    fc.record({
      id: fc.constantFrom(11, 12, 13, 21),
      to: fc.constantFrom<'up' | 'down' | 1 | 2 | null>('up', 'down', 1, 2, null),
    }),
  )
  fc.assert(
    fc.property(steps, (moves) => {
      let runsAfter: Parameters<typeof moveStop>[0] = plan
      for (const { id, to } of moves) {
        const isThere = to === null || runsAfter.some(({ runId }) => runId === to)
        if (to === 'up' || to === 'down') runsAfter = moveStop(runsAfter, id, to)
        else if (isThere) runsAfter = giveStop(runsAfter, { id, slot: slotOf(id) }, to, slotOf)
      }
      expect(runsAfter.flatMap(({ stops }) => stops).toSorted()).toEqual([11, 12, 13, 21])
    }),
  )
})

test('a van leaves the kitchen forty minutes before its first stop is due', () => {
  expect([leavingTime('10:30'), leavingTime('00:10')]).toEqual(['09:50', '00:00'])
})

test('a van has more to take while a ready stop has not left', () => {
  const remaining = { status: 'ready', leftAt: new Date('2026-12-01T11:00:00+08:00') } as const
  const waitingOrder = { status: 'ready', leftAt: null } as const
  expect(hasMoreToTake([remaining, waitingOrder])).toBe(true)
  expect(hasMoreToTake([remaining, { status: 'preparing', leftAt: null }])).toBe(false)
  expect(hasMoreToTake([])).toBe(false)
})
