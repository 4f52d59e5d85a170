/** Texts last until the page closes if the browser refuses. */
export interface BrowserStore {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
  /** False if storage is blocked or full. */
  isStored(key: string): boolean
}

/** @param storage a browser that blocks it throws on access */
function browserStore(storage: () => Storage): BrowserStore {
  const unsavedEntries = new Map<string, string>()
  return {
    read(key) {
      try {
        return unsavedEntries.get(key) ?? storage().getItem(key)
      } catch {
        return null
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text)
        unsavedEntries.delete(key)
      } catch {
        unsavedEntries.set(key, text)
      }
    },
    remove(key) {
      unsavedEntries.delete(key)
      try {
        storage().removeItem(key)
      } catch {}
    },
    isStored: (key) => !unsavedEntries.has(key),
  }
}

export const inTab = browserStore(() => sessionStorage)
export const inBrowser = browserStore(() => localStorage)
