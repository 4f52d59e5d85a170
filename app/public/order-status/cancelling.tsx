import { useText } from '#app/ui/lang.tsx'
import { Slip } from '#app/ui/money/slip.tsx'
import { dayText } from '#content/dates.ts'
import { cancelTerms, changes, whyFree, withPercent } from '#content/ordering/changes.ts'
import { status } from '#content/ordering/order-status.ts'
import { cents } from '#domain/money.ts'
import { CostRow, CostSum } from './change-costs.tsx'
import css from './change-dialog.module.css'
import type { RequestedView } from './requested-change.ts'

export function Cancelling({ request }: { readonly request: RequestedView }) {
  const text = useText()
  const { quote, isFree, weather, fee, feePercent, until } = request
  if (!quote) return null
  // Earlier fees may leave too little of the payment.
  const isSameFee = fee > 0 && quote.fee === fee
  if (quote.receivedAmount === 0) return <p>{text(changes.nothingPaid)}</p>
  return (
    <>
      <p>{text(isFree ? whyFree(weather) : cancelTerms(dayText(until), feePercent))}</p>
      <Slip title={text(changes.afterCancelling)}>
        <CostRow name={text(status.paid)} amount={quote.receivedAmount} />
        {quote.earlierFees > 0 && (
          <CostRow name={text(status.changeFee)} amount={cents(-quote.earlierFees)} />
        )}
        {quote.fee > 0 && (
          <CostRow name={text(withPercent(changes.cancelFee, feePercent))} amount={cents(-quote.fee)} />
        )}
        <CostSum name={text(status.refund)} amount={quote.toReturn} />
      </Slip>
      <p className={css.note}>{text(isSameFee ? changes.sameAccountOrDate : changes.sameAccount)}</p>
    </>
  )
}
