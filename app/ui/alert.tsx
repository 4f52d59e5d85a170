import type { ReactNode } from 'react'
import css from './alert.module.css'
import { Icon, type IconName } from './icon.tsx'

type AlertKind = 'ok' | 'warn' | 'error' | 'info'

const icons = { ok: 'check', warn: 'warn', error: 'warn', info: 'info' } as const satisfies Record<
  AlertKind,
  IconName
>

export interface AlertProps {
  readonly kind: AlertKind
  readonly icon?: IconName
  /** Errors are announced assertively, others politely. */
  readonly announced?: boolean
  readonly children: ReactNode
}

export function Alert({ kind, icon, announced = true, children }: AlertProps) {
  const role = announced ? (kind === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={`${css.alert} ${css[kind]}`} role={role}>
      <Icon name={icon ?? icons[kind]} />
      <div>{children}</div>
    </div>
  )
}

/** The telephone works without a connection. The page has the words, so that no order loads them. */
export function CallInstead() {
  const link = document.querySelector<HTMLAnchorElement>('a[data-call]')
  return link && <a href={link.href}>{link.dataset.call}</a>
}
