/**
 * Keys are those of the stop updates. Pictures are in IndexedDB because of their size; if that is blocked or
 * full, they last until the page closes.
 */
const databaseName = 'staffPictures'
const inPage = new Map<string, Blob>()

function request(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => opening.result.createObjectStore(databaseName)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = ask(database.transaction(databaseName, mode).objectStore(databaseName))
      transaction.transaction?.addEventListener('complete', () => {
        database.close()
        resolve(transaction.result)
      })
      // A full disk shows only when the transaction ends.
      transaction.transaction?.addEventListener('abort', () => reject(transaction.transaction?.error))
      transaction.onerror = () => reject(transaction.error)
    }
  })
}

export async function keepPicture(key: string, picture: Blob): Promise<void> {
  inPage.set(key, picture)
  await request('readwrite', (store) => store.put(picture, key)).catch(() => null)
}

/** Returns null if the page that held it closed. */
export async function loadQueuedPicture(key: string): Promise<Blob | null> {
  const picture = inPage.get(key) ?? (await request('readonly', (store) => store.get(key)).catch(() => null))
  return picture instanceof Blob ? picture : null
}

export async function dropPicture(key: string): Promise<void> {
  inPage.delete(key)
  await request('readwrite', (store) => store.delete(key)).catch(() => null)
}
