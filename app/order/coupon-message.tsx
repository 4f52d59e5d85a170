import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import css from './coupon.module.css'

interface CouponMessageProps {
  readonly id: string
  readonly error?: string | undefined
  readonly icon?: 'truck' | 'warn' | 'busy'
  readonly children: ReactNode
}

/** Always rendered, so that screen readers announce changes. */
export function CouponMessage({ id, error, icon = 'truck', children }: CouponMessageProps) {
  return (
    <p id={id} className={error ? `${css.message} ${css.error}` : css.message} role="status">
      {(error ?? children) && <Icon name={error ? 'warn' : icon} size={16} />}
      {(error ?? children) && <span>{error ?? children}</span>}
    </p>
  )
}
