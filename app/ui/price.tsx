import { type Cents, formatMoney } from '#domain/money.ts'
import css from './price.module.css'

export interface PriceProps {
  readonly amount: Cents
  /** Two decimals only in slips and on the set-meal page. */
  readonly decimals?: 0 | 2
  readonly size?: 's' | 'm' | 'l' | 'xl'
  /** Words before and after the figure: 起, / 位, from. */
  readonly prefix?: string | undefined
  readonly suffix?: string | undefined
}

/** A price set like a menu's: a small dollar sign, a condensed red figure. */
export function Price({ amount, decimals = 0, size = 'm', prefix, suffix }: PriceProps) {
  const [sign, figure] = splitSign(formatMoney(amount, { decimals }))
  return (
    <span className={`${css.price} ${css[size]}`}>
      {prefix && <small>{prefix}</small>}
      <i>{sign}</i>
      {figure}
      {suffix && <small>{suffix}</small>}
    </span>
  )
}

function splitSign(money: string): readonly [string, string] {
  const at = money.indexOf('$') + 1
  return [money.slice(0, at), money.slice(at)]
}
