/** The amount is null until the shop quotes it. */
import { useText } from '#app/ui/lang.tsx'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { type Cents, formatExact } from '#domain/money.ts'
import tables from './tables.module.css'

export function AmountCell({ amount }: { readonly amount: Cents | null }) {
  const text = useText()
  return amount === null ? (
    <td className={tables.words}>{text(editPage.toQuote)}</td>
  ) : (
    <td>{formatExact(amount)}</td>
  )
}
