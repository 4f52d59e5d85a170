import { useEffect, useState } from 'react'
import { type FullSlots, loadFullSlots } from '#app/http/full-slots.ts'

const noFullSlots: FullSlots = {}

/** Without a response no slot counts as full; the server decides. */
export function useFullSlots(portions: number): FullSlots {
  const [full, setFull] = useState(noFullSlots)
  useEffect(() => {
    const controller = new AbortController()
    loadFullSlots(portions, controller.signal).then(setFull, () => {})
    return () => controller.abort()
  }, [portions])
  return full
}
