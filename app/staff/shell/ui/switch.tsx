import type { ComponentProps } from 'react'
import styles from './switch.module.css'

/** A switch always needs a visible label. */
export function Switch({
  isOn,
  children,
  ...rest
}: { readonly isOn: boolean } & Omit<ComponentProps<'button'>, 'role' | 'aria-checked'>) {
  return (
    <button type="submit" role="switch" aria-checked={isOn} className={styles.switch} {...rest}>
      <i aria-hidden="true" />
      {children}
    </button>
  )
}
