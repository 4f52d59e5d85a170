import { expect, test } from 'vitest'
import { eventReason } from './event-reason.ts'

test('reasons chosen from a list have the same words as in that list', () => {
  expect(eventReason('grant-refund', 'late-delivery: an hour').en).toBe('Late delivery: an hour')
  expect(eventReason('ask-refund', 'cancel: the guest is ill').en).toBe(
    'Order to be cancelled: the guest is ill',
  )
  expect(eventReason('ask-refund', 'other: see chat').en).toBe('see chat')
  expect(eventReason('reject', 'fully-booked').zh).toBe('當日訂單已滿')
})

test('notes of staff and customers stay as they were typed, whatever they begin with', () => {
  for (const note of ['cancel: guest phoned, keep the cake', 'fully-booked', 'other: see chat', 'goodwill'])
    for (const verb of ['add-note', 'edit', 'cancel'] as const) expect(eventReason(verb, note).zh).toBe(note)
  expect(eventReason('ask-refund', 'goodwill', 'customer').en).toBe('goodwill')
})
