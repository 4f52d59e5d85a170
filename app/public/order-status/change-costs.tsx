import type { ReactNode } from 'react'
import { Price } from '#app/ui/money/price.tsx'
import { SlipRow } from '#app/ui/money/slip.tsx'
import { type Cents, exactParts, formatExact } from '#domain/money.ts'
import css from './change-dialog.module.css'

export function CostRow({ name, amount }: { readonly name: ReactNode; readonly amount: Cents }) {
  return <SlipRow label={name} value={formatExact(amount)} />
}

export function CostSum({ name, amount }: { readonly name: ReactNode; readonly amount: Cents }) {
  return (
    <p className={css.sum}>
      <b>{name}</b>
      <Price price={exactParts(amount)} size="l" />
    </p>
  )
}
