import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import css from './group.module.css'

interface LabelProps {
  readonly id: string
  readonly required?: boolean
  readonly children: ReactNode
}

export function Label({ id, required = false, children }: LabelProps) {
  return (
    <span id={id} className={css.label}>
      {children}
      {required && (
        <span className={css.required} aria-hidden="true">
          *
        </span>
      )}
    </span>
  )
}

/** Always rendered, so that screen readers announce changes. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return (
    <p id={id} className={css.error} aria-live="assertive">
      {error && (
        <>
          <Icon name="warn" size={16} />
          {error}
        </>
      )}
    </p>
  )
}
