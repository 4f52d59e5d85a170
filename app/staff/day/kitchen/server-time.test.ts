import { expect, test } from 'vitest'
import { aheadAfter } from './server-time.ts'

const server = new Date('2026-12-11T11:42:00+08:00')
const device = (seconds: number) => new Date(server.getTime() + seconds * 1_000)

test('a tablet with a wrong clock still knows the server’s time', () => {
  expect(aheadAfter(null, server, device(-180))).toBe(180_000)
  expect(aheadAfter(null, server, device(180))).toBe(-180_000)
})

test('a slow response does not make later marks earlier', () => {
  const first = aheadAfter(null, server, device(1))
  expect(aheadAfter(first, server, device(20))).toBe(first)
  expect(aheadAfter(first, server, device(0.1))).toBe(-100)
})
