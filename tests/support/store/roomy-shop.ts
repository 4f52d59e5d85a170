/** Slots that hold any number of orders, for load tests. */
import { settings } from '#server/db/schema/settings.ts'
import { openStore } from '#server/db/store/store.ts'
import type { ServerEnv } from '#tests/support/site/server.ts'

const beyondAnyRun = 1_000_000_000

/** Call it before the server starts: only one process can open an embedded database. */
export async function makeRoomForAll({ DATA_DIR, DATABASE_URL }: ServerEnv): Promise<void> {
  const store = await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, now: new Date() })
  try {
    await store.db.update(settings).set({ slotCapacity: beyondAnyRun })
  } finally {
    // The query's own `finally` does not wait, and the server would find the directory in use.
    await store.close()
  }
}
