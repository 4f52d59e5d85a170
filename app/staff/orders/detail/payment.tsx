/** Staff confirm a payment only once it has arrived, whatever the proof shows. */
import { Link } from 'react-router'
import { orderProofsPath } from '#app/staff/addresses.ts'
import { PaymentMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { sureOfAmount } from '#content/staff/orders/amount-questions.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import {
  answerAsk,
  openRefund,
  ownerReturns,
  refundAsked,
  refundLimit,
  refundNotYet,
} from '#content/staff/orders/refund-notes.ts'
import { dollarsText, formatExact } from '#domain/money.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import { requestedCallOff } from '#domain/staff/orders/refund-reason.ts'
import { AmountConfirmation, asksForAmount } from './amount-confirmation.tsx'
import { BookedTransfers } from './booked-transfers.tsx'
import card from './card.module.css'
import { OrderForm } from './moves.tsx'
import styles from './payment.module.css'
import { type PaymentProps, TakePayment } from './take-payment.tsx'

export function Payment({ order, money, refusal }: PaymentProps) {
  const text = useText()
  const inputFor = (verb: string) => (refusal?.input.verb === verb ? refusal.input : null)
  const figures = [
    [orderPage.received, money.receivedAmount],
    [orderPage.toReturn, money.excess],
  ] as const
  return (
    <section id="payment" className={card.card} aria-label={text(orderPage.payment)}>
      <div className={card.cardHead}>
        <h2>{text(orderPage.payment)}</h2>
        <PaymentMark status={money.paymentStatus} />
      </div>
      <div className={card.body}>
        {order.proofs.map((picture, index) => (
          <Link
            key={picture}
            className={styles.proof}
            to={`${orderProofsPath(order.reference)}#proof-${index + 1}`}
          >
            <img src={picture} alt={text(orderPage.proof)} />
            <span>
              <StaffIcon name="search" size={16} /> {text(orderPage.enlarge)}
            </span>
          </Link>
        ))}
        <p>
          <small>{text(orderPage.due)}</small>
          <br />
          <span className={`num ${styles.due} ${money.due > 0 ? styles.owing : ''}`}>
            {formatExact(money.due)}
          </span>
        </p>
        {figures.map(
          ([name, amount]) =>
            amount > 0 && (
              <p key={name.en}>
                {text(name)} <span className="num">{formatExact(amount)}</span>
              </p>
            ),
        )}
        {order.mayTakePayment && <TakePayment order={order} money={money} refusal={refusal} />}
        {order.mayTakePayment && money.due > 0 && <small>{text(orderPage.neverByItself)}</small>}
        {order.mayTakePayment && money.due > 0 && !order.awaitsFee && (
          <OrderForm order={order}>
            <Button name="verb" value="remind">
              {text(orderPage.remind)}
            </Button>
          </OrderForm>
        )}
        {order.mayTakePayment && order.proofs.length > 0 && (
          <details className={card.aside} open={inputFor('refuse-proof') !== null}>
            <summary>{text(orderPage.refuseProof)}</summary>
            <OrderForm order={order}>
              <Field
                label={text(orderPage.why)}
                name="note"
                maxLength={maxNoteLetters}
                required
                defaultValue={inputFor('refuse-proof')?.note ?? ''}
              />
              <Button kind="stopFill" name="verb" value="refuse-proof">
                {text(orderPage.refuseDone)}
              </Button>
            </OrderForm>
          </details>
        )}
        {order.transfers.length > 0 && <BookedTransfers order={order} refusal={refusal} />}
        {order.refund?.requestedAmount != null && (
          <Note kind="warn">
            {text(refundAsked(order.refund.requestedAmount, order.refund.askedWhy))}
            {order.refund.mayAnswer && (
              <p>
                <ButtonLink
                  kind="go"
                  to={`?ask=${requestedCallOff(order.refund.askedWhy) ?? 'refund'}`}
                  preventScrollReset
                >
                  {text(answerAsk)}
                </ButtonLink>
              </p>
            )}
          </Note>
        )}
        {order.refund ? (
          <p>
            <ButtonLink kind="stop" to="?ask=refund" preventScrollReset>
              {text(openRefund)}
            </ButtonLink>
          </p>
        ) : (
          order.mayRefund && money.receivedAmount === 0 && <small>{text(refundNotYet)}</small>
        )}
        {order.mayRefund && money.excess > 0 && (
          <details className={card.aside} open={inputFor('refund') !== null}>
            <summary>{text(orderPage.refund)}</summary>
            {order.giveBackLimit !== null && money.excess > order.giveBackLimit ? (
              <small>
                {text(refundLimit(order.giveBackLimit))} {text(ownerReturns)}
              </small>
            ) : (
              <OrderForm order={order}>
                <Field
                  label={text(orderPage.refundAmount)}
                  name="amount"
                  inputMode="decimal"
                  required
                  defaultValue={inputFor('refund')?.amount ?? dollarsText(money.excess)}
                />
                <Field
                  label={text(orderPage.transfer)}
                  name="transfer"
                  maxLength={maxNoteLetters}
                  required
                  defaultValue={inputFor('refund')?.transfer ?? ''}
                />
                <AmountConfirmation refusal={refusal} verb="refund" />
                <Button kind="stopFill" name="verb" value="refund">
                  {text(asksForAmount(refusal, 'refund') ? sureOfAmount : orderPage.refundDone)}
                </Button>
              </OrderForm>
            )}
          </details>
        )}
      </div>
    </section>
  )
}
