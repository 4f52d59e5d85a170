/** Stays open between tests until another site replaces it. */
export interface SharedSite<Site> {
  site(): Promise<Site>
  close(): Promise<void>
}

export function sharedSite<Site extends { close(): Promise<void> }>(
  open: () => Promise<Site>,
): SharedSite<Site> {
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
