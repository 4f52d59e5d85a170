import { useId } from 'react'
import type { Order } from '#app/order/attempt/state.ts'
import type { Submit } from '#app/order/attempt/submit.ts'
import { Alert } from '#app/ui/alert.tsx'
import { FieldError } from '#app/ui/form/group.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx'
import { order, orderMustWait, termsVersion } from '#content/ordering/order.ts'
import { paymentTexts } from '#content/ordering/payment.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { formatMoney } from '#domain/money.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment-method.ts'
import css from './pay.module.css'
import { OrderPolicy } from './policy.tsx'

const icons: Record<PaymentMethod, IconName> = {
  card: 'card',
  payme: 'external',
  fps: 'copy',
  'bank-transfer': 'copy',
  alipay: 'external',
}

interface StepPayProps {
  readonly current: Order
  readonly submit: Submit
}

export function StepPay({ current, submit }: StepPayProps) {
  const text = useText()
  const id = useId()
  const { attempt, dispatch, facts } = current
  return (
    <>
      <fieldset className={css.methods} aria-describedby={`${id}-error`} data-field="paymentMethod">
        <legend className="vh">{text(order.payment)}</legend>
        <RadioCards>
          {paymentMethods.map((method) => (
            <RadioCard
              key={method}
              name="paymentMethod"
              title={text(paymentTexts[method].name)}
              note={text(paymentTexts[method].note)}
              aside={<Icon name={icons[method]} size={24} />}
              checked={attempt.paymentMethod === method}
              onChange={() => dispatch({ type: 'choosePayment', paymentMethod: method })}
            />
          ))}
        </RadioCards>
        <FieldError
          id={`${id}-error`}
          error={submit.needsPayment && !attempt.paymentMethod ? text(order.choosePayment) : undefined}
        />
      </fieldset>
      <p className={css.note}>{text(order.upfront)}</p>
      <OrderPolicy
        page="terms"
        before={order.termsBefore}
        name={order.terms}
        after={termsVersion(facts.settings.termsVersion)}
      />
      <SubmitNotes submit={submit} />
    </>
  )
}

/** Shows why the last attempt failed. */
function SubmitNotes({ submit }: { readonly submit: Submit }) {
  const text = useText()
  const lang = useLang()
  const { newPrice, failure, refused } = submit
  const exact = { decimals: 2 } as const
  return (
    <div className={css.outcome}>
      {failure && (
        <Alert kind="error">
          {text(typeof failure === 'string' ? order[failure] : orderMustWait(failure.wait))}
        </Alert>
      )}
      {refused.map((refusal) => (
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
              <s>{formatMoney(newPrice.shown, exact)}</s>
            </dd>
            <dt>{text(order.priceNow)}</dt>
            <dd className="num">{formatMoney(newPrice.actual, exact)}</dd>
          </dl>
        </Alert>
      )}
    </div>
  )
}
