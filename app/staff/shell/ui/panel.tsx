import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

/** A part of a page with its title, and perhaps what can be done with it at the end of the title's line. */
export function Panel({
  title,
  of,
  caption,
  end,
  children,
}: {
  readonly title: string
  /** Read after the title where a page has several panels of one title. */
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

/** The inside of a panel that holds text or a form. */
export function PanelBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** One line of a list in a panel: what it is, and what can be done with it. */
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
