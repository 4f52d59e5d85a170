import css from '#app/ui/price.module.css'
import type { PriceParts } from '#domain/price-display.ts'

/** A price with the words around it, such as a range or "from … free delivery" (spec section 9). */
export function MenuPrice({
  price,
  size = 'm',
}: {
  readonly price: PriceParts
  readonly size?: 's' | 'm' | 'l' | 'xl'
}) {
  const { prefix, amount, suffix } = price
  return (
    <span className={`${css.price} ${css[size]}`}>
      {prefix && <small>{prefix}</small>}
      <i>$</i>
      {amount.slice(1)}
      {suffix && <small style={/^[,，]/.test(suffix) ? { marginLeft: 0 } : undefined}>{suffix}</small>}
    </span>
  )
}
