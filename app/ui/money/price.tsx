import type { PriceParts } from '#content/price-display.ts'
import css from './price.module.css'

export interface PriceProps {
  readonly price: PriceParts
  readonly size?: 's' | 'm' | 'l' | 'xl'
}

export function Price({ price: { prefix, sign, figure, suffix }, size = 'm' }: PriceProps) {
  return (
    <span className={`${css.price} ${css[size]}`}>
      {prefix && <small>{prefix}</small>}
      <i>{sign}</i>
      {figure}
      {suffix && <small style={suffix.startsWith(',') ? { marginLeft: 0 } : undefined}>{suffix}</small>}
    </span>
  )
}
