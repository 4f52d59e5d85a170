import { useSyncExternalStore } from 'react'
import { getServerSnapshot, getSnapshot, subscribe } from './store.ts'

export function useCart() {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
}
