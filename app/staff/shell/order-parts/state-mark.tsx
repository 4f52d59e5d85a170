/** A hexagon fills with the state; a square shows the payment. */
import type { ReactNode } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { staffPaymentNames, staffStatusNames } from '#content/staff/orders/state-names.ts'
import type { OrderStatus, PaymentStatus } from '#domain/placed/order-status.ts'
import styles from './state-mark.module.css'

const hexagon = '8,.9 14.2,4.45 14.2,11.55 8,15.1 1.8,11.55 1.8,4.45'
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 } as const
const full = <polygon points={hexagon} fill="currentColor" />
const white = { fill: 'none', stroke: 'var(--white)', strokeWidth: 1.7 } as const
const mark = 'M4.8 8.2l2.3 2.3 4.2-4.6'

const insides: Record<OrderStatus, ReactNode> = {
  submitted: <circle cx="8" cy="8" r="2.6" fill="currentColor" />,
  confirmed: <path d={mark} {...line} />,
  preparing: <path d="M1.8 8h12.4v3.55L8 15.1 1.8 11.55z" fill="currentColor" />,
  ready: full,
  'out-for-delivery': (
    <>
      {full}
      <path d="M4.5 8h6.5M8.5 5.3L11.2 8l-2.7 2.7" {...white} />
    </>
  ),
  delivered: (
    <>
      {full}
      <path d={mark} {...white} />
    </>
  ),
  collected: (
    <>
      {full}
      <path d={mark} {...white} />
    </>
  ),
  completed: (
    <>
      {full}
      <path d={mark} {...white} />
    </>
  ),
  rejected: <path d="M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2" {...line} />,
  cancelled: <path d="M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2" {...line} />,
  postponed: <path d="M8 4.6V8l2.4 1.6" {...line} />,
}

export function StatusMark({ status }: { readonly status: OrderStatus }) {
  const text = useText()
  return (
    <span className={`${styles.mark} ${styles[status] ?? ''}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <polygon points={hexagon} fill="none" stroke="currentColor" strokeWidth="1.5" />
        {insides[status]}
      </svg>
      {text(staffStatusNames[status])}
    </span>
  )
}

const dollar =
  'M8 4v8M10 5.8c-.4-.6-1.2-.9-2-.9-1.1 0-2 .5-2 1.5 0 2.1 4.1 1 4.1 3.2 0 1-.9 1.6-2.1 1.6-1 0-1.8-.4-2.2-1'
const square = <rect x="1.6" y="1.6" width="12.8" height="12.8" rx="1.5" fill="currentColor" />

const money: Record<PaymentStatus, ReactNode> = {
  unpaid: <path d={dollar} {...line} strokeWidth={1.2} />,
  'proof-submitted': <path d="M3 12l3.5-4 2.5 2.6L10.8 9 13 11.5M10.7 4.6v1.4" {...line} strokeWidth={1.4} />,
  'part-paid': <path d="M1.6 8h12.8v6.4H1.6z" fill="currentColor" />,
  paid: (
    <>
      {square}
      <path d="M4.5 8.2l2.5 2.5 4.6-5" {...white} />
    </>
  ),
  'part-refunded': <path d="M11.5 8H4.5M7 5.5L4.5 8 7 10.5" {...line} />,
  refunded: <path d="M11.5 8H4.5M7 5.5L4.5 8 7 10.5" {...line} />,
}

export function PaymentMark({ status }: { readonly status: PaymentStatus }) {
  const text = useText()
  return (
    <span className={`${styles.mark} ${styles[status] ?? ''}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <rect x="1.6" y="1.6" width="12.8" height="12.8" rx="1.5" {...line} strokeWidth={1.5} />
        {money[status]}
      </svg>
      {text(staffPaymentNames[status])}
    </span>
  )
}
