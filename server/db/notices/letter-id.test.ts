import { expect, test } from 'vitest'
import { orderReference } from '#domain/placed/order-reference.ts'
import { letterId, letterSubject } from './letter-id.ts'

const reference = orderReference(new Uint8Array(16).fill(7))

test.each([
  { kind: 'placed' },
  { kind: 'event', eventId: 42 },
  { kind: 'link', request: '2959713' },
] as const)('the id of a letter names its subject: $kind', (about) => {
  for (const recipient of ['customer', 'staff'] as const)
    expect(letterSubject(letterId(reference, about, recipient))).toEqual(about)
})

test.each(['', 'order-K7QF-3MXA', 'order-K7QF-3MXA-event-x', 'order-K7QF-3MXA-placed2', 'letter-1'])(
  '%j is not the id of a letter',
  (name) => {
    expect(letterSubject(name)).toBeNull()
  },
)
