import { expect, test } from 'vitest'
import { type StopTap, stopAfter } from './stop-state.ts'

const at = (time: string) => new Date(`2026-11-26T${time}:00+08:00`)
const tap = (verb: StopTap['verb'], time: string, subject = ''): StopTap => ({
  verb,
  at: at(time),
  by: 'Che',
  subject,
  note: '',
})

test('an order that came off the road starts anew with whoever takes it next', () => {
  const first = [tap('leave', '12:00'), tap('problem', '12:40', 'nobody-there'), tap('return', '13:00')]
  expect(stopAfter(first)).toEqual({ state: { kind: 'open' }, leftAt: null })
  expect(stopAfter([...first, tap('leave', '18:00')])).toEqual({
    state: { kind: 'open' },
    leftAt: at('18:00'),
  })
})

test('an order that is handed over keeps when it left', () => {
  const stop = stopAfter([tap('leave', '12:00'), tap('hand-over', '12:30', 'reception')])
  expect(stop).toMatchObject({ leftAt: at('12:00'), state: { kind: 'handed-over', to: 'reception' } })
})
