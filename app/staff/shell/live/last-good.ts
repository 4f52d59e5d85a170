import { keptSince } from './kept-sheet.ts'

/** What a page adds to its data after an outage. */
export interface Stale {
  /** When the data was read, if it could not be read again. */
  readonly staleSince?: Date
}

/** Lists of the day, and the orders somebody looked at. */
const max = 20

/** Everything kept, of every page. */
const stores = new Set<{ clear(): void }>()

/** Before another person signs in on the same open page. */
export function forgetLastGood() {
  for (const store of stores) store.clear()
}

const ofPage = ({ pathname, search }: URL) => pathname + search

/** For what is around every page, and the same on all of them. */
export const ofEveryPage = () => ''

/**
 * Keeps what a page last read: when the server or its database is away, the page goes on showing it, with its time.
 * Only in the memory of the open page, since it holds names and addresses.
 * @param keyOf tells apart what is kept
 */
export function keepLastGood<Data extends object>(keyOf: (url: URL) => string = ofPage) {
  const kept = new Map<string, { readonly data: Data; readonly at: Date }>()
  stores.add(kept)
  let isFirst = true
  return async ({ url }: Request, read: () => Promise<Data>): Promise<Data & Stale> => {
    const key = keyOf(new URL(url))
    // What comes with a copy of the page is as old as the copy.
    const copiedAt = isFirst ? keptSince() : null
    isFirst = false
    try {
      const data = await read()
      kept.delete(key)
      kept.set(key, { data, at: copiedAt ?? new Date() })
      for (const oldest of [...kept.keys()].slice(0, -max)) kept.delete(oldest)
      return copiedAt ? { ...data, staleSince: copiedAt } : data
    } catch (error) {
      const last = kept.get(key)
      // A redirect leads to the sign-in page; what was never read can't be shown.
      if (error instanceof Response || !last) throw error
      return { ...last.data, staleSince: last.at }
    }
  }
}
