import { expect, test } from 'vitest'
import { paymentWait } from './payment-wait.ts'

const started = new Date('2026-11-22T08:00:00Z')
const after = (seconds: number) => new Date(started.getTime() + seconds * 1000)

test('nobody is warned at once, but after ten seconds without news, for half an hour', () => {
  expect(paymentWait(started, after(9))).toEqual({
    isSilent: false,
    otherWaysFrom: after(31 * 60),
    changesAt: after(10),
  })
  expect(paymentWait(started, after(10))).toMatchObject({ isSilent: true, changesAt: after(31 * 60) })
  expect(paymentWait(started, after(30 * 60))).toMatchObject({ isSilent: true })
  expect(paymentWait(started, after(31 * 60 + 1))).toBeNull()
})
