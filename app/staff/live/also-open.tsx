import { type ComponentType, useEffect, useState } from 'react'
import type { Shown } from './colleagues.tsx'

/** Who else has the order open. The script of it is loaded once the page is there: what the page is for comes first. */
export function AlsoOpen(shown: Shown) {
  const [Colleagues, setColleagues] = useState<ComponentType<Shown> | null>(null)
  useEffect(() => {
    // Without it the page is as good as before: a clash is found when the order is saved.
    import('./colleagues.tsx').then((module) => setColleagues(() => module.Colleagues)).catch(() => {})
  }, [])
  return Colleagues && <Colleagues {...shown} />
}
