import type { ReactNode } from 'react'
import styles from './segments.module.css'

/** `aria-current` marks the selected link. */
export function Segments({ children }: { readonly children: ReactNode }) {
  return <div className={styles.segments}>{children}</div>
}
