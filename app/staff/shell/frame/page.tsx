import { type ComponentType, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import styles from './frame.module.css'
import { type Coming, isSamePage } from './shape-of.ts'

/** A faster page replaces the old one without loading shapes. */
const timeoutMs = 300

/**
 * The current page stays mounted below the loading shapes: if the navigation is cancelled, its input is still
 * there.
 */
export function Page() {
  const coming = useComing()
  const isLate = useLate(coming)
  const Shapes = useShapes()
  const isWaiting = isLate && coming !== null && Shapes !== null
  return (
    <main className={styles.page} id="main" aria-busy={isWaiting || undefined}>
      {isWaiting && <Shapes {...coming} />}
      <div className={`${styles.content} ${isWaiting ? styles.left : ''}`}>
        <Outlet />
      </div>
    </main>
  )
}

/** Returns null if no page is loading. */
function useComing(): Coming | null {
  const { state, location: to } = useNavigation()
  const here = useLocation()
  if (state !== 'loading') return null
  return isSamePage(here, to) ? null : to
}

function useLate(coming: Coming | null): boolean {
  const [isLate, setLate] = useState(false)
  const here = useLocation()
  const isComing = coming !== null
  const isSamePage = coming?.pathname === here.pathname
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => {
      // A search reloads its list while somebody types; hiding the field would lose the focus.
      const isTypedInto = document.activeElement?.matches('main input, main textarea') ?? false
      setLate(!(isSamePage && isTypedInto))
    }, timeoutMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isComing, isSamePage])
  return isLate
}

/** Only a navigation needs the shapes. */
function useShapes(): ComponentType<Coming> | null {
  const [Shapes, setShapes] = useState<ComponentType<Coming> | null>(null)
  useEffect(() => {
    // Without shapes the old page stays.
    import('./shapes.tsx').then((module) => setShapes(() => module.Shapes)).catch(() => {})
  }, [])
  return Shapes
}
