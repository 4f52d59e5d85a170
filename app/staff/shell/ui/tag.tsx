import type { ReactNode } from 'react'
import styles from './tag.module.css'

type Kind = 'warn' | 'error' | 'done' | 'info' | 'ink' | 'new'

/** In words, never by colour alone. */
export function Tag({ kind, children }: { readonly kind?: Kind; readonly children: ReactNode }) {
  return <span className={[styles.tag, kind && styles[kind]].filter(Boolean).join(' ')}>{children}</span>
}
