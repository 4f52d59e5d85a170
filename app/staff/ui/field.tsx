import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface Worded {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with the value. */
  readonly error?: ReactNode
}

/** A labelled input, with its hint and what is wrong with it. */
export function Field({ label, hint, error, ...input }: Worded & ComponentProps<'input'>) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        {...(error && { 'aria-invalid': true })}
        {...(described && { 'aria-describedby': described })}
        {...input}
      />
      {hint && (
        <small className={styles.hint} id={`${id}-hint`}>
          {hint}
        </small>
      )}
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

export function Check({ label, ...input }: { readonly label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  )
}
