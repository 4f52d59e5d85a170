/** Keeps what was used last, up to a total size. */
export interface Recent<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

export function createRecent<Value>(mostSize: number, sizeOf: (value: Value) => number): Recent<Value> {
  const entries = new Map<string, Value>()
  let size = 0

  function drop(key: string) {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    size -= sizeOf(value)
  }

  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    set(key, value) {
      drop(key)
      entries.set(key, value)
      size += sizeOf(value)
      for (const oldest of entries.keys()) {
        if (size <= mostSize) break
        drop(oldest)
      }
    },
  }
}
