import type { Store } from '#server/db/store/store.ts'

/** On failure, the regular check shows the change. */
export async function showAtOnce(refresh: Store['refresh']): Promise<void> {
  await refresh().catch(() => null)
}
