import type { Store } from '#server/db/store/store.ts'

/** Queries fail when awaited. */
export function storeInOutage<Given extends Store>(store: Given): Given {
  const fail = async () => {
    throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' })
  }
  const query = { execute: fail, all: fail, values: fail, setToken: () => query }
  const failing = { value: fail }
  const session = Object.create(sessionOf(store.db), {
    prepareQuery: { value: () => query },
    execute: failing,
    all: failing,
    transaction: failing,
  })
  const db: Given['db'] = Object.create(store.db, {
    session: { value: session },
    execute: failing,
    transaction: failing,
  })
  return { ...store, db }
}

/** The session runs the queries that Drizzle builds. */
const sessionOf = (db: object): object => (db as { readonly session: object }).session
