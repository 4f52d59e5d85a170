import type { ReactNode } from 'react'
import styles from './segments.module.css'

/** A segmented control of links; `aria-current` marks the selected one. */
export function Segments({ children }: { readonly children: ReactNode }) {
  return <div className={styles.segments}>{children}</div>
}
