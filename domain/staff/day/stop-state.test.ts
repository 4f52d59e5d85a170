import { expect, test } from 'vitest'
import { type StopEvent, stopAfter } from './stop-state.ts'

const at = (time: string) => new Date(`2026-11-26T${time}:00+08:00`)
const update = (verb: StopEvent['verb'], time: string, subject = ''): StopEvent => ({
  verb,
  at: at(time),
  by: 'Che',
  subject,
  note: '',
})

test('an order that returned to the kitchen starts again when another driver takes it', () => {
  const first = [
    update('leave', '12:00'),
    update('problem', '12:40', 'nobody-there'),
    update('return', '13:00'),
  ]
  expect(stopAfter(first)).toEqual({ state: { kind: 'open' }, leftAt: null })
  expect(stopAfter([...first, update('leave', '18:00')])).toEqual({
    state: { kind: 'open' },
    leftAt: at('18:00'),
  })
})

test('a handed-over order keeps the time at which it left', () => {
  const stop = stopAfter([update('leave', '12:00'), update('hand-over', '12:30', 'reception')])
  expect(stop).toMatchObject({ leftAt: at('12:00'), state: { kind: 'handed-over', to: 'reception' } })
})
