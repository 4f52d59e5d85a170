import type { TestStore } from './store.ts'

/** A store whose database has just gone away. */
export function awayStore(store: TestStore): TestStore {
  const fail = () => {
    throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' })
  }
  const failing = { value: fail }
  const failingLater = { value: async () => fail() }
  const db: TestStore['db'] = Object.create(store.db, {
    ...{ select: failing, insert: failing, update: failing, delete: failing },
    ...{ execute: failingLater, transaction: failingLater },
  })
  return { ...store, db }
}
