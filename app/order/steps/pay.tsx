import { useId } from 'react'
import type { Order } from '#app/order/attempt/state.ts'
import type { Submit } from '#app/order/attempt/submit.ts'
import { Alert } from '#app/ui/alert.tsx'
import { FieldError } from '#app/ui/form/group.tsx'
import { useText } from '#app/ui/lang.tsx'
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx'
import bank from '#catalogue/pictures/payment/bank.svg'
import cardCeladon from '#catalogue/pictures/payment/card-celadon.svg'
import cardPink from '#catalogue/pictures/payment/card-pink.svg'
import cardSky from '#catalogue/pictures/payment/card-sky.svg'
import fps from '#catalogue/pictures/payment/fps.svg'
import payme from '#catalogue/pictures/payment/payme.svg'
import wallet from '#catalogue/pictures/payment/wallet.svg'
import { order, termsVersion } from '#content/ordering/order.ts'
import {
  paidUpfront,
  paymentsArePractised,
  paymentTexts,
  payWithin,
  staffArrangePayment,
} from '#content/ordering/payment/payment.ts'
import { paymentSteps } from '#content/ordering/payment/payment-steps.ts'
import { sentences } from '#content/phrases.ts'
import { isPaidNext } from '#domain/ordering/quote.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import { AllergyWarning } from './allergy-warning.tsx'
import css from './pay.module.css'
import { OrderPolicy } from './policy.tsx'
import { OrderReview } from './review.tsx'

const marks: Record<PaymentMethod, readonly string[]> = {
  card: [cardSky, cardPink, cardCeladon],
  payme: [payme],
  fps: [fps],
  'bank-transfer': [bank],
  alipay: [wallet],
}

interface StepPayProps {
  readonly current: Order
  readonly submit: Submit
  readonly onChangeDishes: () => void
}

export function StepPay({ current, submit, onChangeDishes }: StepPayProps) {
  const text = useText()
  const id = useId()
  const { attempt, dispatch, rules, isPractice, paymentMethods, quote } = current
  const isOffered = paymentMethods.length > 0
  const isMissing = submit.needsPayment && !attempt.paymentMethod
  const isNext = isOffered && isPaidNext(quote)
  return (
    <>
      <OrderReview current={current} />
      <div className={css.allergies}>
        <AllergyWarning current={current} onChangeDishes={onChangeDishes} />
      </div>
      {isOffered && (
        <fieldset
          className={isMissing ? `${css.methods} ${css.missing}` : css.methods}
          aria-describedby={`${id}-error`}
          data-field="paymentMethod"
        >
          <legend className="vh">{text(order.payment)}</legend>
          {isPractice && (
            <Alert kind="warn" announced={false}>
              {text(paymentsArePractised)}
            </Alert>
          )}
          <RadioCards>
            {paymentMethods.map((method) => (
              <RadioCard
                key={method}
                name="paymentMethod"
                title={text(paymentTexts[method].name)}
                note={text(paymentTexts[method].note)}
                aside={
                  <span className={css.marks}>
                    {marks[method].map((mark) => (
                      <img key={mark} src={mark} alt="" width={40} height={28} />
                    ))}
                  </span>
                }
                steps={isNext ? paymentSteps[method].map(text) : undefined}
                checked={attempt.paymentMethod === method}
                onChange={() => dispatch({ type: 'choosePayment', paymentMethod: method })}
              />
            ))}
          </RadioCards>
          <FieldError id={`${id}-error`} error={isMissing ? text(order.choosePayment) : undefined} />
        </fieldset>
      )}
      <p className={css.note}>
        {text(isNext ? sentences(paidUpfront, payWithin(rules.settings)) : paidUpfront)}
      </p>
      {!isNext && <p className={css.note}>{text(staffArrangePayment)}</p>}
      <OrderPolicy
        page="terms"
        before={order.termsBefore}
        name={order.terms}
        after={termsVersion(rules.settings.termsVersion)}
      />
    </>
  )
}
