import type { StatusView } from '#app/public/order-status/view.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx'
import { paying, payNow } from '#content/ordering/payment/paying.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { formatExact } from '#domain/money.ts'
import { PayBy } from './pay-by.tsx'
import css from './payment.module.css'

interface WaysProps {
  readonly view: StatusView
  readonly due: NonNullable<StatusView['payment']['due']>
}

export function Ways({ view, due }: WaysProps) {
  const text = useText()
  const { methods, latestAttempt } = view.payment
  const choice = methods.find((method) => method === view.paymentMethod) ?? methods[0]
  return (
    <form method="post" className={css.ways}>
      <PayBy deadline={view.deadline} />
      <fieldset>
        <legend className="vh">{text(paying.ways)}</legend>
        <RadioCards>
          {methods.map((method) => (
            <RadioCard
              key={method}
              name="method"
              value={method}
              defaultChecked={method === choice}
              title={text(paymentTexts[method].name)}
              note={text(paymentTexts[method].note)}
            />
          ))}
        </RadioCards>
      </fieldset>
      <p>
        <Button type="submit" size="l">
          {text(payNow(formatExact(due)))}
        </Button>
      </p>
      {latestAttempt === 'declined' && (
        <p className={css.fine}>
          <Icon name="info" size={19} />
          {text(paying.void)}
        </p>
      )}
    </form>
  )
}
