import type { Store } from '#server/db/store/store.ts'

/**
 * Makes pages of this server show what was just saved. If that fails, the change is saved all the same, and the check
 * that runs every second shows it.
 */
export async function showAtOnce(refresh: Store['refresh']): Promise<void> {
  await refresh().catch(() => null)
}
