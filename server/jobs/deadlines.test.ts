import { expect, test } from 'vitest'
import { storeInOutage } from '#tests/support/site/away-store.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testNow } from '#tests/support/store/store.ts'
import { startDeadlines } from './deadlines.ts'

const store = setUpStore()

test('without the database, the round of deadlines logs both failures, and ends when it is stopped', async () => {
  const messages: string[] = []
  const log = (what: string) => messages.push(what)
  const stop = startDeadlines({
    store: storeInOutage(store),
    provider: null,
    now: () => testNow,
    clock: async () => testNow,
    log,
  })
  await stop()
  expect(messages).toEqual(['deadlines', 'deadlines'])
})
