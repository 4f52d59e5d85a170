import { expect, test } from 'vitest'
import { forgetLastGood, keepLastGood } from './last-good.ts'

const request = new Request('http://localhost/staff/kitchen')
const away = () => Promise.reject(new Error('away'))

test('the last loaded data stays visible during an outage until another person signs in', async () => {
  const orLastGood = keepLastGood<{ readonly dishes: number }>()
  expect(await orLastGood(request, async () => ({ dishes: 3 }))).toEqual({ dishes: 3 })
  expect(await orLastGood(request, away)).toEqual({ dishes: 3, staleSince: expect.any(Date) })
  forgetLastGood()
  await expect(orLastGood(request, away)).rejects.toThrow('away')
})
