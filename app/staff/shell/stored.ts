/** Texts that the back office stores in the browser, by key. Where the browser refuses, they last as long as the page. */
export interface BrowserStore {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
  /** False where storage is blocked or full: the page alone has it. */
  isStored(key: string): boolean
}

/** @param storage is read at each use, since a browser that blocks it throws at its name */
function browserStore(storage: () => Storage): BrowserStore {
  const unstored = new Map<string, string>()
  return {
    read(key) {
      try {
        return unstored.get(key) ?? storage().getItem(key)
      } catch {
        return null
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text)
        unstored.delete(key)
      } catch {
        unstored.set(key, text)
      }
    },
    remove(key) {
      unstored.delete(key)
      try {
        storage().removeItem(key)
      } catch {
        // The browser has none of it either.
      }
    },
    isStored: (key) => !unstored.has(key),
  }
}

/** Of this tab. */
export const inTab = browserStore(() => sessionStorage)
/** Of every tab of this browser, and of its next start. */
export const inBrowser = browserStore(() => localStorage)
