import { useEffect, useState } from 'react'
import { editedIndex } from '#app/cart/edited-line.ts'
import { getSnapshot } from '#app/cart/store.ts'

/** The returned function ends the editing. */
export function useEditedLine(setId: number): readonly [index: number | null, stop: () => void] {
  const [line, setLine] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setLine(editedIndex(getSnapshot(), setId))
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [setId])
  const stop = () => {
    history.replaceState(history.state, '', location.pathname + location.search)
    setLine(null)
  }
  return [line, stop]
}
