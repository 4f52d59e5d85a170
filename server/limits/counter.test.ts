import { expect, test } from 'vitest'
import { createCounter, maxNewKeys } from './counter.ts'

test('a flood of addresses fills the counts to their bound, and those counted before stay limited', async () => {
  const options = { name: 'orders', hash: (who: string) => who, shared: null, report: () => {} }
  const counter = createCounter({ max: 1, seconds: 600 }, options)
  for (let address = 0; address < maxNewKeys; address++) await counter.take(String(address))
  expect(await counter.take('0')).toBeGreaterThan(0)
  expect(await counter.take(String(maxNewKeys - 1))).toBeGreaterThan(0)
  expect(await counter.take('a newcomer')).toBeNull()
  expect(await counter.take('a newcomer')).toBeNull()
})
