import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

/** `go` is the main action, at most one in a panel; `stop` is destructive; `bare` has no border. */
type Kind = 'go' | 'stop' | 'stopFill' | 'bare'

interface Look {
  readonly kind?: Kind
  readonly size?: 'l' | 'xl'
}

const classOf = ({ kind, size }: Look, extraClass = '') =>
  [styles.button, kind && styles[kind], size && styles[size], extraClass].filter(Boolean).join(' ')

export function Button({ kind, size, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="submit" className={classOf(look(kind, size), className)} {...rest} />
}

export function ButtonLink({ kind, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={classOf(look(kind, size), className)} {...rest} />
}

const look = (kind: Kind | undefined, size: Look['size'] | undefined): Look => ({
  ...(kind && { kind }),
  ...(size && { size }),
})
