/** Also books a transfer to an order that is already paid; it must be refunded. */
import { ButtonKey } from '#app/staff/shell/keyboard/keycap.tsx'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { sureOfAmount } from '#content/staff/orders/amount-questions.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { dollarsText } from '#domain/money.ts'
import { transferMethods } from '#domain/payment/payment-method.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import type { StaffOrder } from '#server/page-data/staff/orders/staff-order.ts'
import { AmountConfirmation, asksForAmount } from './amount-confirmation.tsx'
import card from './card.module.css'
import type { RefusedMove } from './move-fields.ts'
import { OrderForm } from './moves.tsx'
import styles from './payment.module.css'

export interface PaymentProps {
  readonly order: StaffOrder
  readonly money: NonNullable<StaffOrder['money']>
  readonly refusal: RefusedMove | null
}

export function TakePayment({ order, money, refusal }: PaymentProps) {
  const text = useText()
  const input = refusal?.input.verb === 'pay' ? refusal.input : null
  const isExpected = money.due > 0 || order.proofs.length > 0
  const form = (
    <OrderForm order={order}>
      <Field
        label={text(orderPage.amountReceived)}
        {...(isExpected && { 'data-shortcut': 'm' })}
        name="amount"
        inputMode="decimal"
        required
        key={input?.amount ?? money.due}
        defaultValue={input?.amount ?? (money.due > 0 ? dollarsText(money.due) : '')}
      />
      <label className={styles.method}>
        {text(orderPage.by)}
        <select
          name="method"
          defaultValue={transferMethods.find((method) => method === money.paymentMethod) ?? 'fps'}
        >
          {transferMethods.map((method) => (
            <option key={method} value={method}>
              {text(paymentTexts[method].name)}
            </option>
          ))}
        </select>
      </label>
      <Field
        label={text(orderPage.transferSeen)}
        name="transfer"
        maxLength={maxNoteLetters}
        autoComplete="off"
        defaultValue={input?.transfer ?? ''}
      />
      <AmountConfirmation refusal={refusal} verb="pay" />
      <Button kind="go" name="verb" value="pay">
        {asksForAmount(refusal, 'pay') ? (
          text(sureOfAmount)
        ) : isExpected ? (
          <>
            {text(orderPage.checked)} <ButtonKey name="M" />
          </>
        ) : (
          text(orderPage.bookMoreDone)
        )}
      </Button>
    </OrderForm>
  )
  if (isExpected) return form
  return (
    <details className={card.aside} open={input !== null}>
      <summary>{text(orderPage.bookMore)}</summary>
      <small>{text(orderPage.bookMoreHint)}</small>
      {form}
    </details>
  )
}
