import type { Database } from './store/database.ts'

/** A query that is built once for each database: for a short one, building takes longer than asking. */
export function prepared<Query extends object>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const query = built.get(db) ?? build(db)
    built.set(db, query)
    return query
  }
}
