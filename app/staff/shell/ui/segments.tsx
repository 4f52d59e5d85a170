import type { ReactNode } from 'react'
import styles from './segments.module.css'

/** Links of which one is chosen, told by `aria-current`, in one frame. */
export function Segments({ children }: { readonly children: ReactNode }) {
  return <div className={styles.segments}>{children}</div>
}
