import type { ReactNode } from 'react'
import css from './empty.module.css'

export function Empty({
  picture,
  children,
  action,
}: {
  readonly picture: ReactNode
  readonly children: ReactNode
  readonly action: ReactNode
}) {
  return (
    <div className={css.empty}>
      {picture}
      <p>{children}</p>
      {action}
    </div>
  )
}
