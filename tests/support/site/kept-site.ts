/** A site that stays open from one test to the next, until another one takes its place. */
export interface KeptSite<Site> {
  /** Opens the site unless it is open. */
  site(): Promise<Site>
  close(): Promise<void>
}

export function keptSite<Site extends { close(): Promise<void> }>(open: () => Promise<Site>): KeptSite<Site> {
  let opened: Promise<Site> | undefined
  return {
    site() {
      opened ??= open()
      return opened
    },
    async close() {
      const closing = opened
      opened = undefined
      await (await closing)?.close()
    },
  }
}
