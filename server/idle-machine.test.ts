import { expect, test } from 'vitest'
import { hasRoom } from './idle-machine.ts'

const before = { idle: 5_000, total: 10_000 }
const enough = 1024 ** 3

test.each([
  ['half of the processors were idle', { idle: 5_500, total: 11_000 }, enough, true],
  ['others used more than half of them', { idle: 5_499, total: 11_000 }, enough, false],
  ['little memory is left', { idle: 6_000, total: 11_000 }, 200 * 1024 ** 2, false],
  ['the clock of the processors stood still', before, enough, false],
])('whether pictures are rendered ahead if %s', (_, after, availableBytes, expected) => {
  expect(hasRoom(before, after, availableBytes)).toBe(expected)
})
