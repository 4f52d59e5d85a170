import type { ReactNode } from 'react'
import styles from './tag.module.css'

type Kind = 'warn' | 'error' | 'done' | 'info' | 'ink' | 'new'

/** A tag has words, because colour alone says nothing to some. */
export function Tag({ kind, children }: { readonly kind?: Kind; readonly children: ReactNode }) {
  return <span className={[styles.tag, kind && styles[kind]].filter(Boolean).join(' ')}>{children}</span>
}
