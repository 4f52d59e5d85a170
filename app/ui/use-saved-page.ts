import { useSyncExternalStore } from 'react'

const unchanging = () => () => {}
const isSavedPage = () => document.querySelector('[data-saved-at]') !== null

/** True on a page that the worker opened from its copy. */
export function useIsSavedPage(): boolean {
  return useSyncExternalStore(unchanging, isSavedPage, () => false)
}
