import { expect, test } from 'vitest'
import { type StopEvent, stopAfter } from './stop-state.ts'
import { readStopUpdate } from './stop-update.ts'

const now = new Date('2026-12-11T12:00:00+08:00')
const form: Readonly<Record<string, string>> = {
  key: '0123456789abcdef0123',
  of: '7',
  verb: 'hand-over',
  subject: ' 陳小姐 ',
  at: '2026-12-11T03:40:00Z',
}
const read = (changes: Readonly<Record<string, string>> = {}) =>
  readStopUpdate((name) => ({ ...form, ...changes })[name] ?? null, now)

test('a stop update keeps its own time, also when it is sent later', () => {
  expect(read()).toEqual({
    key: form.key,
    of: 7,
    verb: 'hand-over',
    at: new Date('2026-12-11T11:40:00+08:00'),
    subject: '陳小姐',
    note: '',
  })
})

test.each(['2026-12-11T12:00:01+08:00', '2026-12-10T11:00:00+08:00', 'soon', ''])(
  'a time that cannot be that of a stop update (%j) is that of its arrival',
  (at) => {
    expect(read({ at })?.at).toEqual(now)
  },
)

test.each([-3, 3])('a clock that is %i hours wrong does not move the stop update', (hours) => {
  const byPhone = (time: string) => new Date(Date.parse(time) + hours * 3_600_000).toISOString()
  const changes = { at: byPhone('2026-12-11T11:40:00+08:00'), sent: byPhone('2026-12-11T12:00:00+08:00') }
  expect(read(changes)?.at).toEqual(new Date('2026-12-11T11:40:00+08:00'))
})

test.each(['2026-12-11T11:39:59+08:00', 'soon'])('sent before it was tapped (%j) is no time', (sent) => {
  const at = '2026-12-11T11:40:00+08:00'
  expect(read({ at, sent })?.at).toEqual(sent === 'soon' ? new Date(at) : now)
})

test.each([{ key: 'short' }, { of: '0' }, { of: '1.5' }, { verb: 'refund' }, { subject: 'x'.repeat(61) }])(
  'a value that no page sends is not a stop update: %j',
  (changes) => {
    expect(read(changes)).toBeNull()
  },
)

test('a problem is one of those that a driver can choose', () => {
  expect(read({ verb: 'problem', subject: 'bored' })).toBeNull()
  expect(read({ verb: 'problem', subject: 'nobody-there' })?.subject).toBe('nobody-there')
})

test('a hand-over is corrected for a reason', () => {
  expect(read({ verb: 'reopen' })).toBeNull()
  expect(read({ verb: 'reopen', note: ' 交錯地方 ' })).toMatchObject({ verb: 'reopen', note: '交錯地方' })
})

const update = (verb: StopEvent['verb'], minute: number, subject = ''): StopEvent => ({
  verb,
  at: new Date(now.getTime() + minute * 60_000),
  by: 'Che',
  subject,
  note: '',
})

test('a stop is what its last tap made it, and keeps when it was handed over', () => {
  const handedOver = [update('leave', 0), update('hand-over', 20, '保安')]
  expect(stopAfter(handedOver)).toEqual({
    leftAt: now,
    state: { kind: 'handed-over', at: handedOver[1]?.at, by: 'Che', to: '保安' },
  })
  const corrected = stopAfter([...handedOver, update('correct', 30, '接待處')])
  expect(corrected.state).toEqual({ kind: 'handed-over', at: handedOver[1]?.at, by: 'Che', to: '接待處' })
  const reopened = stopAfter([...handedOver, update('reopen', 90)])
  expect(reopened).toEqual({ leftAt: now, state: { kind: 'open' } })
  expect(stopAfter([update('leave', 0), update('problem', 9, 'refused')]).state).toMatchObject({
    kind: 'problem',
    problem: 'refused',
  })
})

test('a delivered order counts as having left the kitchen', () => {
  expect(stopAfter([update('hand-over', 5)]).leftAt).toEqual(update('hand-over', 5).at)
})
