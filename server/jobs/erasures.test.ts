import { expect, onTestFinished, test } from 'vitest'
import { openTestStore, testNow } from '#tests/support/store.ts'
import { startErasures } from './erasures.ts'

test('the night’s run is asked for once, however many servers start', async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const errors: unknown[] = []
  const deps = { store, now: () => testNow, log: (_: string, error: unknown) => errors.push(error) }
  const stops = [await startErasures(deps), await startErasures(deps)]
  for (const stop of stops) stop()
  expect(await store.queue.findJobs('erase-customers')).toHaveLength(1)
  expect(errors).toEqual([])
})

test.each([
  ['2026-11-21T12:00:00+08:00', '2026-11-22T02:00:00+08:00'],
  ['2026-11-22T01:00:00+08:00', '2026-11-22T02:00:00+08:00'],
  ['2026-11-22T08:00:00+08:00', '2026-11-23T02:00:00+08:00'],
])('asked for at %s, it runs at %s', async (asked, runs) => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const stop = await startErasures({ store, now: () => new Date(asked), log: () => {} })
  stop()
  const [job] = await store.queue.findJobs('erase-customers')
  expect(job?.startAfter).toEqual(new Date(runs))
})
