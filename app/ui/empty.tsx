import type { ReactNode } from 'react'
import css from './empty.module.css'

export function Empty({
  picture,
  children,
  action,
  isSmall = false,
}: {
  readonly picture: ReactNode
  readonly children: ReactNode
  readonly action: ReactNode
  /** A part of a page has less room. */
  readonly isSmall?: boolean
}) {
  return (
    <div className={css.empty} data-nothing={isSmall ? 'small' : ''}>
      {picture}
      <p>{children}</p>
      {action}
    </div>
  )
}
