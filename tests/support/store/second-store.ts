/** Without PostgreSQL the second store is the first. */
import { openStore, type Store } from '#server/db/store/store.ts'
import { testNow } from './store.ts'

export async function openSecondStore(store: Store): Promise<Store> {
  const databaseServer = process.env.TEST_DATABASE_URL
  // Only one process can open an embedded database.
  if (!databaseServer) return { ...store, close: async () => {} }
  const { rows } = await store.db.execute<{ name: string }>('select current_database() as name')
  const url = new URL(databaseServer)
  url.pathname = `/${rows[0]?.name}`
  return openStore({ databaseUrl: url.href, dataDir: store.dataDir, now: testNow })
}
