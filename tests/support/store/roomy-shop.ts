/** Load tests need a shop without capacity limits. */
import { settings } from '#server/db/schema/settings.ts'
import { openStore } from '#server/db/store/store.ts'
import type { ServerEnv } from '#tests/support/site/server.ts'

const beyondAnyRun = 1_000_000_000

/** Only one process can open an embedded database. */
export async function makeRoomForAll({ DATA_DIR, DATABASE_URL }: ServerEnv): Promise<void> {
  const store = await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, now: new Date() })
  try {
    await store.db.update(settings).set({ slotCapacity: beyondAnyRun })
  } finally {
    // The query's `finally` does not wait.
    await store.close()
  }
}
