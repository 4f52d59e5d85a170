import { expect, test } from 'vitest'
import type { StopUpdate } from './stop-update.ts'
import { withUpdates } from './waiting-updates.ts'

const at = new Date('2026-12-11T11:40:00+08:00')
const open = { state: { kind: 'open' }, leftAt: null } as const
const run = {
  id: 3,
  leftAt: null,
  stops: [
    { orderId: 7, status: 'ready', ...open },
    { orderId: 8, status: 'preparing', ...open },
  ],
}
const update = (verb: StopUpdate['verb'], of: number, subject = ''): StopUpdate => ({
  key: `${verb} ${of}`,
  of,
  verb,
  at,
  subject,
  note: '',
})

test('a queued stop update is shown immediately as not sent yet', () => {
  const { leftAt, stops } = withUpdates(run, [update('leave', 3), update('hand-over', 7, '保安')], 'Che')
  expect(leftAt).toEqual(at)
  expect(stops[0]).toMatchObject({
    isWaiting: true,
    state: { kind: 'handed-over', at, by: 'Che', to: '保安' },
  })
})

test('an order that is not ready stays in the kitchen when the van leaves', () => {
  const { stops } = withUpdates(run, [update('leave', 3)], 'Che')
  expect(stops.map(({ leftAt, isWaiting }) => [leftAt, isWaiting])).toEqual([
    [at, false],
    [null, false],
  ])
})

test('a van that leaves again takes the newly ready orders, and keeps the time it first left', () => {
  const before = { ...run, leftAt: new Date(at.getTime() - 600_000) }
  const { leftAt, stops } = withUpdates(before, [update('leave', 3)], 'Che')
  expect([leftAt, ...stops.map((stop) => stop.leftAt)]).toEqual([before.leftAt, at, null])
})

test('a hand-over corrected without a signal is open again at once', () => {
  const state = { kind: 'handed-over', at, by: 'Che', to: '保安' } as const
  const before = { ...run, stops: [{ orderId: 7, status: 'delivered', state, leftAt: at }] }
  expect(withUpdates(before, [update('reopen', 7)], 'Che').stops[0]).toMatchObject({
    state: { kind: 'open' },
    leftAt: at,
    isWaiting: true,
  })
})

test('stop updates of another run change nothing', () => {
  expect(withUpdates(run, [update('leave', 4), update('problem', 9, 'other')], 'Che')).toEqual({
    ...run,
    stops: run.stops.map((stop) => ({ ...stop, isWaiting: false })),
  })
})
