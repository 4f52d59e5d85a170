/** Stays open between tests until another site replaces it. */
export interface KeptSite<Site> {
  site(): Promise<Site>
  close(): Promise<void>
}

export function keptSite<Site extends { close(): Promise<void> }>(open: () => Promise<Site>): KeptSite<Site> {
  let instance: Promise<Site> | undefined
  return {
    site() {
      instance ??= open()
      return instance
    },
    async close() {
      const closing = instance
      instance = undefined
      await (await closing)?.close()
    },
  }
}
