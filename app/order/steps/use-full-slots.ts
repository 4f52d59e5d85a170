import { useEffect, useState } from 'react'
import { type FullSlots, loadFullSlots } from '#app/http/full-slots.ts'

const noneKnown: FullSlots = {}

/** Which slots are full is asked once days are shown. Without an answer nothing is full, until the server says so. */
export function useFullSlots(portions: number): FullSlots {
  const [full, setFull] = useState(noneKnown)
  useEffect(() => {
    const controller = new AbortController()
    loadFullSlots(portions, controller.signal).then(setFull, () => {})
    return () => controller.abort()
  }, [portions])
  return full
}
