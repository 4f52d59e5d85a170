import type { Store } from '#server/db/store/store.ts'

/** Makes this server show the saved change. On failure the check that runs every second shows it. */
export async function showAtOnce(refresh: Store['refresh']): Promise<void> {
  await refresh().catch(() => null)
}
