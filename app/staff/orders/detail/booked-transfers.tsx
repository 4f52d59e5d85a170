/** Staff reverse a transfer here that belongs to another order. */
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { useText } from '#app/ui/lang.tsx'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { formatExact } from '#domain/money.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import card from './card.module.css'
import { OrderForm } from './moves.tsx'
import styles from './payment.module.css'
import type { PaymentProps } from './take-payment.tsx'

export function BookedTransfers({ order, refusal }: Pick<PaymentProps, 'order' | 'refusal'>) {
  const text = useText()
  const entry = refusal?.input.verb === 'take-back-payment' ? refusal.input : null
  return (
    <ul className={styles.transfers} aria-label={text(orderPage.transfers)}>
      {order.transfers.map(({ id, method, amount, reference, at }) => {
        const isRefused = entry?.payment === String(id)
        return (
          <li key={id}>
            {text(paymentTexts[method].name)} <span className="num">{formatExact(amount)}</span>
            {reference && ` · ${reference}`} · <Moment at={at} />
            <details className={card.aside} open={isRefused}>
              <summary>{text(orderPage.mistake)}</summary>
              <OrderForm order={order}>
                <input type="hidden" name="payment" value={id} />
                <Field
                  label={text(orderPage.why)}
                  hint={text(orderPage.mistakeHint)}
                  name="note"
                  maxLength={maxNoteLetters}
                  required
                  defaultValue={isRefused ? entry.note : ''}
                />
                <Button kind="stopFill" name="verb" value="take-back-payment">
                  {text(orderPage.mistakeDone)}
                </Button>
              </OrderForm>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
