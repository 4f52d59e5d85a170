/** Stores texts in the browser. If the browser refuses, they last until the page closes. */
export interface BrowserStore {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
  /** False if storage is blocked or full, so that only the page has the text. */
  isStored(key: string): boolean
}

/** @param storage is read at each use: a browser that blocks it throws on access */
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
      } catch {}
    },
    isStored: (key) => !unstored.has(key),
  }
}

/** Storage of this tab. */
export const inTab = browserStore(() => sessionStorage)
/** Storage of all tabs, which survives a restart of the browser. */
export const inBrowser = browserStore(() => localStorage)
