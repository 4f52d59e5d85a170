import { inBrowser } from '#app/staff/shell/stored.ts'

/**
 * Entries that this browser stores until the server has answered, so that a lost connection, a closed page or a restart
 * loses none. Shared by every tab.
 */
export interface WaitingList<Entry> {
  /** The entries of every person on this device; the same list as long as nothing changes. */
  entries(): readonly Entry[]
  /** The list as the server renders it: empty. */
  none(): readonly Entry[]
  change(by: (entries: readonly Entry[]) => readonly Entry[]): void
  onChange(listener: () => void): () => void
  /** False where storage is blocked or full: the entries last as long as the page. */
  areStored(): boolean
}

/** @param name of the entry in the browser's storage, which nothing but this list writes */
export function waitingList<Entry>(name: string): WaitingList<Entry> {
  const nothing: readonly Entry[] = []
  const listeners = new Set<() => void>()
  let known: { readonly raw: string | null; readonly entries: readonly Entry[] } = {
    raw: null,
    entries: nothing,
  }

  /** An entry that can't be read holds nothing that could be sent. */
  function parsed(raw: string | null): readonly Entry[] {
    try {
      const entries: unknown = JSON.parse(raw ?? '[]')
      return Array.isArray(entries) ? entries : nothing
    } catch {
      return nothing
    }
  }

  function entries() {
    const raw = inBrowser.read(name)
    if (raw !== known.raw) known = { raw, entries: parsed(raw) }
    return known.entries
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
      // Another tab of this browser has added or sent one.
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
    areStored: () => inBrowser.isStored(name),
  }
}
