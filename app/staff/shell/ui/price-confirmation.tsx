/** A second press saves prices far from the earlier ones. */

import { useText } from '#app/ui/lang.tsx'
import { farPricesQuestion } from '#content/staff/shop/menus/far-prices.ts'
import { formatMoney } from '#domain/money.ts'
import { type FarPrice, sureOf } from '#domain/staff/shop/menus/far-prices.ts'
import type { Text } from '#domain/text.ts'
import { Note } from './note.tsx'

/** A changed price needs a new confirmation. */
export function PriceConfirmation({
  prices,
  nameOf,
}: {
  readonly prices: readonly FarPrice[]
  readonly nameOf: (field: string) => Text
}) {
  const text = useText()
  if (prices.length === 0) return null
  return (
    <Note kind="error">
      <p>{text(farPricesQuestion)}</p>
      <ul>
        {prices.map((price) => (
          <li key={price.field}>
            <input type="hidden" name="sure" value={sureOf(price)} />
            {text(nameOf(price.field))} <s>{formatMoney(price.before)}</s> → <b>{formatMoney(price.after)}</b>
          </li>
        ))}
      </ul>
    </Note>
  )
}
