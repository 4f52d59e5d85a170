import { Alert, CallInstead } from '#app/ui/alert.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { order, orderMustWait } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { formatExact } from '#domain/money.ts'
import type { Order } from './attempt/state.ts'
import type { Submit } from './attempt/submit.ts'
import css from './notices.module.css'

interface OrderNoticesProps {
  readonly current: Order
  readonly submit: Submit
}

export function OrderNotices({ current, submit }: OrderNoticesProps) {
  const text = useText()
  const lang = useLang()
  const { attempt, problems } = current
  const { step, message } = attempt.dialog
  const atStart = step === 'orderContent'
  const isIncomplete = message !== null && !(atStart && problems.length > 0)
  return (
    <div className={css.notices} data-notices>
      {atStart &&
        problems.map((problem) => (
          <Alert key={JSON.stringify(problem)} kind="error">
            {refusalText(problem, lang)}
          </Alert>
        ))}
      {(isIncomplete || (submit.needsPayment && !attempt.paymentMethod)) && (
        <Alert kind="error">{text(order.incomplete)}</Alert>
      )}
      <Outcome submit={submit} />
    </div>
  )
}

function Outcome({ submit: { newPrice, failure, refusals } }: { readonly submit: Submit }) {
  const text = useText()
  const lang = useLang()
  return (
    <>
      {failure && (
        <Alert kind="error">
          {text(typeof failure === 'string' ? order[failure] : orderMustWait(failure.wait))} <CallInstead />
        </Alert>
      )}
      {refusals.map((refusal) => (
        <Alert key={refusal.code} kind="error">
          {refusalText(refusal, lang)}
        </Alert>
      ))}
      {newPrice && (
        <Alert kind="warn">
          {text(order.priceMoved)}
          <dl className={css.prices}>
            <dt>{text(order.priceShown)}</dt>
            <dd className="num">
              <s>{formatExact(newPrice.shown)}</s>
            </dd>
            <dt>{text(order.priceNow)}</dt>
            <dd className="num">{formatExact(newPrice.actual)}</dd>
          </dl>
        </Alert>
      )}
    </>
  )
}
