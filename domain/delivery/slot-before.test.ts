import { expect, test } from 'vitest'
import { sailingExample } from './slot-before.ts'

const slots = { firstSlot: '09:00', lastSlot: '20:00', slotMinutes: 30 }
const noon = '12:00'

test.each([
  ['the demo’s slots', slots, { sailing: noon, slot: { from: '10:30', to: '11:00' } }],
  ['hours', { ...slots, slotMinutes: 60 }, { sailing: noon, slot: { from: '10:00', to: '11:00' } }],
  [
    'slots of 45 minutes',
    { ...slots, slotMinutes: 45 },
    { sailing: noon, slot: { from: '09:45', to: '10:30' } },
  ],
  [
    'a shop that closes early',
    { ...slots, lastSlot: '09:30' },
    { sailing: noon, slot: { from: '09:30', to: '10:00' } },
  ],
  [
    'a shop that opens just in time',
    { ...slots, firstSlot: '10:30' },
    { sailing: noon, slot: { from: '10:30', to: '11:00' } },
  ],
  [
    'a shop that opens later',
    { ...slots, firstSlot: '10:45' },
    { sailing: '12:15', slot: { from: '10:45', to: '11:15' } },
  ],
  [
    'a shop of the evening',
    { ...slots, firstSlot: '17:00' },
    { sailing: '18:30', slot: { from: '17:00', to: '17:30' } },
  ],
  ['no slots', { firstSlot: '', lastSlot: '', slotMinutes: 0 }, null],
])('the example of a boat departs an hour after a slot, for %s', (_name, times, example) => {
  expect(sailingExample(times)).toEqual(example)
})
