import { savedSheetTime } from './saved-sheets.ts'

export interface Stale {
  /** Set if the data could not be reloaded since. */
  readonly staleSince?: Date
}

/** Lists of the day, and the orders that were opened. */
const max = 20

const stores = new Set<{ clear(): void }>()

/** Another person may sign in on the same open page. */
export function forgetLastGood() {
  for (const store of stores) store.clear()
}

const ofPage = ({ pathname, search }: URL) => pathname + search

/** All pages share the data. */
export const ofEveryPage = () => ''

/**
 * Shows a page's last data while the server or the database is down. It stays in memory, because it holds
 * names and addresses.
 * @param keyOf distinguishes the entries
 */
export function keepLastGood<Data extends object>(keyOf: (url: URL) => string = ofPage) {
  const cache = new Map<string, { readonly data: Data; readonly at: Date }>()
  stores.add(cache)
  let isFirst = true
  return async ({ url }: Request, read: () => Promise<Data>): Promise<Data & Stale> => {
    const key = keyOf(new URL(url))
    // A copied page's data is as old as the copy.
    const copiedAt = isFirst ? savedSheetTime() : null
    isFirst = false
    try {
      const data = await read()
      cache.delete(key)
      cache.set(key, { data, at: copiedAt ?? new Date() })
      for (const oldest of [...cache.keys()].slice(0, -max)) cache.delete(oldest)
      return copiedAt ? { ...data, staleSince: copiedAt } : data
    } catch (error) {
      const last = cache.get(key)
      // A redirect leads to the sign-in page.
      if (error instanceof Response || !last) throw error
      return { ...last.data, staleSince: last.at }
    }
  }
}
