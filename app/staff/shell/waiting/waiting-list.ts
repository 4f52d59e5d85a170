import { inBrowser } from '#app/staff/shell/browser-store.ts'

/** Survives a lost connection, a closed page and a restart. All tabs share it. */
export interface WaitingList<Entry> {
  /** Includes other people on this device; the same array until something changes. */
  entries(): readonly Entry[]
  /** The server renders an empty list. */
  none(): readonly Entry[]
  change(by: (entries: readonly Entry[]) => readonly Entry[]): void
  onChange(listener: () => void): () => void
  /** False if storage is blocked or full. */
  areStored(): boolean
}

/** @param name storage key, which only this list may write */
export function waitingList<Entry>(name: string): WaitingList<Entry> {
  const nothing: readonly Entry[] = []
  const listeners = new Set<() => void>()
  let lastRead: { readonly raw: string | null; readonly entries: readonly Entry[] } = {
    raw: null,
    entries: nothing,
  }

  /** An unreadable entry cannot be sent. */
  function parseEntries(raw: string | null): readonly Entry[] {
    try {
      const entries: unknown = JSON.parse(raw ?? '[]')
      return Array.isArray(entries) ? entries : nothing
    } catch {
      return nothing
    }
  }

  function entries() {
    const raw = inBrowser.read(name)
    if (raw !== lastRead.raw) lastRead = { raw, entries: parseEntries(raw) }
    return lastRead.entries
  }

  return {
    entries,
    none: () => nothing,
    change(by) {
      inBrowser.write(name, JSON.stringify(by(entries())))
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      // Another tab added or sent an entry.
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
    areStored: () => inBrowser.isStored(name),
  }
}
