import { useId } from 'react'
import type { Order } from '#app/order/attempt/state.ts'
import type { Submit } from '#app/order/attempt/submit.ts'
import { FieldError } from '#app/ui/form/group.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx'
import { order, termsVersion } from '#content/ordering/order.ts'
import { paymentTexts } from '#content/ordering/payment.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment-method.ts'
import css from './pay.module.css'
import { OrderPolicy } from './policy.tsx'
import { OrderReview } from './review.tsx'

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
      <OrderReview current={current} />
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
    </>
  )
}
