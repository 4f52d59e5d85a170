/** Stays open between tests until another site replaces it. */
export interface KeptSite<Site> {
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
