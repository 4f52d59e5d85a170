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
const readUpdate = (changes: Readonly<Record<string, string>> = {}) =>
  readStopUpdate((name) => ({ ...form, ...changes })[name] ?? null, now)

test('a stop update keeps its own time, also when it is sent later', () => {
  expect(readUpdate()).toEqual({
    key: form.key,
    of: 7,
    verb: 'hand-over',
    at: new Date('2026-12-11T11:40:00+08:00'),
    subject: '陳小姐',
    note: '',
  })
})

test.each(['2026-12-11T12:00:01+08:00', '2026-12-10T11:00:00+08:00', 'soon', ''])(
  'a stop update with an impossible time (%j) gets the time of its arrival',
  (at) => {
    expect(readUpdate({ at })?.at).toEqual(now)
  },
)

test.each([-3, 3])(
  'a phone clock that is %i hours wrong does not change the time of a stop update',
  (hours) => {
    const byPhone = (time: string) => new Date(Date.parse(time) + hours * 3_600_000).toISOString()
    const changes = { at: byPhone('2026-12-11T11:40:00+08:00'), sent: byPhone('2026-12-11T12:00:00+08:00') }
    expect(readUpdate(changes)?.at).toEqual(new Date('2026-12-11T11:40:00+08:00'))
  },
)

test.each(['2026-12-11T11:39:59+08:00', 'soon'])(
  'a sending time before the stop update (%j) is ignored',
  (sentAt) => {
    const at = '2026-12-11T11:40:00+08:00'
    expect(readUpdate({ at, sent: sentAt })?.at).toEqual(sentAt === 'soon' ? new Date(at) : now)
  },
)

test.each([{ key: 'short' }, { of: '0' }, { of: '1.5' }, { verb: 'refund' }, { subject: 'x'.repeat(61) }])(
  '%j is not a stop update, since no page sends it',
  (changes) => {
    expect(readUpdate(changes)).toBeNull()
  },
)

test('a problem is one of those that a driver can choose', () => {
  expect(readUpdate({ verb: 'problem', subject: 'bored' })).toBeNull()
  expect(readUpdate({ verb: 'problem', subject: 'nobody-there' })?.subject).toBe('nobody-there')
})

test('a correction of a hand-over needs a reason', () => {
  expect(readUpdate({ verb: 'reopen' })).toBeNull()
  expect(readUpdate({ verb: 'reopen', note: ' 交錯地方 ' })).toMatchObject({
    verb: 'reopen',
    note: '交錯地方',
  })
})

const update = (verb: StopEvent['verb'], minute: number, subject = ''): StopEvent => ({
  verb,
  at: new Date(now.getTime() + minute * 60_000),
  by: 'Che',
  subject,
  note: '',
})

test('the last update determines the state of a stop, which keeps the time of its hand-over', () => {
  const handedOver = [update('leave', 0), update('hand-over', 20, '保安')]
  expect(stopAfter(handedOver)).toEqual({
    leftAt: now,
    state: { kind: 'handed-over', at: handedOver[1]?.at, by: 'Che', to: '保安' },
  })
  const correctedStop = stopAfter([...handedOver, update('correct', 30, '接待處')])
  expect(correctedStop.state).toEqual({ kind: 'handed-over', at: handedOver[1]?.at, by: 'Che', to: '接待處' })
  const reopenedStop = stopAfter([...handedOver, update('reopen', 90)])
  expect(reopenedStop).toEqual({ leftAt: now, state: { kind: 'open' } })
  expect(stopAfter([update('leave', 0), update('problem', 9, 'refused')]).state).toMatchObject({
    kind: 'problem',
    problem: 'refused',
  })
})

test('a delivered order counts as having left the kitchen', () => {
  expect(stopAfter([update('hand-over', 5)]).leftAt).toEqual(update('hand-over', 5).at)
})
