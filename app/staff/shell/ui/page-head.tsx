import type { ReactNode } from 'react'
import styles from './page-head.module.css'

export function PageHead({
  title,
  summary,
  children,
}: {
  readonly title: string
  readonly summary: string
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
