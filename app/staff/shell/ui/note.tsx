import type { ReactNode } from 'react'
import { StaffIcon, type StaffIconName } from './icon.tsx'
import styles from './note.module.css'

const icons = { warn: 'warn', error: 'warn', done: 'check', info: 'info' } as const satisfies Record<
  string,
  StaffIconName
>

/** Screen readers announce an error immediately. */
export function Note({
  kind,
  children,
}: {
  readonly kind: keyof typeof icons
  readonly children: ReactNode
}) {
  return (
    <div className={`${styles.note} ${styles[kind]}`} {...(kind === 'error' && { role: 'alert' })}>
      <StaffIcon name={icons[kind]} />
      <div>{children}</div>
    </div>
  )
}
