import { expect, test } from 'vitest'
import { slotBefore } from './slot-before.ts'

const slots = { firstSlot: '09:00', lastSlot: '20:00', slotMinutes: 30 }

test.each([
  ['the demo’s slots', slots, { from: '10:30', to: '11:00' }],
  ['hours', { ...slots, slotMinutes: 60 }, { from: '10:00', to: '11:00' }],
  ['slots of 45 minutes', { ...slots, slotMinutes: 45 }, { from: '09:45', to: '10:30' }],
  ['a shop that closes early', { ...slots, lastSlot: '09:30' }, { from: '09:30', to: '10:00' }],
  ['a shop that opens just in time', { ...slots, firstSlot: '10:30' }, { from: '10:30', to: '11:00' }],
  ['a shop that opens too late', { ...slots, firstSlot: '10:45' }, null],
  ['no slots', { firstSlot: '', lastSlot: '', slotMinutes: 0 }, null],
])('an hour before noon, of %s', (_name, figures, slot) => {
  expect(slotBefore('12:00', 60, figures)).toEqual(slot)
})
