import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

export function Panel({
  title,
  of,
  caption,
  end,
  children,
}: {
  readonly title: string
  /** Appended to the accessible name to tell panels with equal titles apart. */
  readonly of?: string | undefined
  readonly caption?: string
  readonly end?: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          {title}
          {of && <span className="vh"> {of}</span>}
        </h2>
        {caption && <span className={styles.caption}>{caption}</span>}
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  )
}

export function PanelBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

export function PanelRow({
  children,
  actions,
}: {
  readonly children: ReactNode
  readonly actions?: ReactNode
}) {
  return (
    <li className={styles.row}>
      <span className={styles.what}>{children}</span>
      {actions}
    </li>
  )
}
