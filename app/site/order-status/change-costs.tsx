import type { ReactNode } from 'react'
import { Price } from '#app/ui/money/price.tsx'
import { SlipRow } from '#app/ui/money/slip.tsx'
import { type Cents, formatMoney, moneyParts } from '#domain/money.ts'
import css from './change-dialog.module.css'

const exact = { decimals: 2 } as const

/** A line of what a change costs. */
export function CostRow({ name, amount }: { readonly name: ReactNode; readonly amount: Cents }) {
  return <SlipRow label={name} value={formatMoney(amount, exact)} />
}

export function CostSum({ name, amount }: { readonly name: ReactNode; readonly amount: Cents }) {
  return (
    <p className={css.sum}>
      <b>{name}</b>
      <Price price={moneyParts(amount, exact)} size="l" />
    </p>
  )
}
