import { type ComponentType, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import styles from './frame.module.css'
import { type Coming, isSamePage } from './shape-of.ts'

/** Loading shapes appear after this delay; a faster page replaces the old one directly. Milliseconds. */
const timeoutMs = 300

/**
 * The page in the frame. While the next page loads slowly, its loading shapes are shown and the current page is hidden
 * but stays mounted: if the navigation is cancelled, it is back with everything typed.
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

/** The page that is being loaded in place of this one; null: none is. */
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
      // A list that is searched is loaded again while somebody types: hidden, the field would lose the focus.
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

/** Loads the shapes after the page's own script: they are first needed when somebody opens another page. */
function useShapes(): ComponentType<Coming> | null {
  const [Shapes, setShapes] = useState<ComponentType<Coming> | null>(null)
  useEffect(() => {
    // Without it the page stays as it is until the next one comes.
    import('./shapes.tsx').then((module) => setShapes(() => module.Shapes)).catch(() => {})
  }, [])
  return Shapes
}
