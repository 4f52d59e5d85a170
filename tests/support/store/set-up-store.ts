import { afterAll, beforeAll } from 'vitest'
import type { Store } from '#server/db/store/store.ts'
import { openTestStore, type TestStore } from './store.ts'

/** Opens a store before the first test of the file or block, and removes it after the last. */
export function setUpStore(engine?: Store['engine']): TestStore {
  const store = {} as TestStore
  beforeAll(async () => {
    Object.assign(store, await openTestStore(engine))
  })
  afterAll(() => store.remove())
  return store
}
