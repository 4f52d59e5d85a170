import { useSyncExternalStore } from 'react'
import { getServerSnapshot, getSnapshot, subscribe } from './store.ts'

/** The cart as it is now, in every tab. */
export function useCart() {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
}
