import type { Database } from './store/database.ts'

/** Building a short query takes longer than running it. */
export function prepareQuery<Query extends object>(build: (db: Database) => Query): (db: Database) => Query {
  const queryByDatabase = new WeakMap<Database, Query>()
  return (db) => {
    const query = queryByDatabase.get(db) ?? build(db)
    queryByDatabase.set(db, query)
    return query
  }
}
