/** The cancelling side decides the fee. */
import { Fragment, useId } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Dialog } from '#app/staff/shell/ui/dialog.tsx'
import { Check, Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import {
  cancelAndReturn,
  cancellerNames,
  cancelTerms,
  cancelTitle,
  feeUntil,
  orderPage,
} from '#content/staff/orders/order.ts'
import { askOwner, refundLimit, refuseAsk } from '#content/staff/orders/refund-notes.ts'
import { type Cents, cents, dollarsText, formatExact, nothing } from '#domain/money.ts'
import { type Cancellation, type Canceller, cancellers } from '#domain/staff/orders/cancellation.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import type { StaffOrder } from '#server/page-data/staff/orders/staff-order.ts'
import styles from './cancel.module.css'
import type { RefusedMove } from './move-fields.ts'
import { OrderForm, requestedReason } from './moves.tsx'

interface CancelProps {
  readonly order: StaffOrder
  readonly cancellation: Cancellation
  readonly termsVersion: string
  readonly refusal: RefusedMove | null
}

export function Cancel({ order, cancellation, termsVersion, refusal }: CancelProps) {
  const text = useText()
  const navigate = useNavigate()
  const form = useId()
  const { keep, receivedAmount, feePercent, noticeDays, until, isLate, isFree } = cancellation
  const names = cancellerNames(feePercent, isLate, isFree)
  const entry = refusal?.input ?? null
  const back = (who: Canceller) => cents(Math.max(0, receivedAmount - keep[who]))
  const mayAsk = order.mayRefund && order.giveBackLimit !== null
  const isWithin = (who: Canceller) => order.giveBackLeft === null || back(who) <= order.giveBackLeft
  const requestedRefund = order.refund?.mayAnswer ? order.refund.requestedAmount : null
  const defaultCanceller = cancellers.find((who) => back(who) === requestedRefund) ?? 'customer'
  const close = { pathname: '.', search: '' }
  return (
    <Dialog
      title={text(cancelTitle(order.reference))}
      onClose={() => navigate(close, { preventScrollReset: true })}
      foot={
        <>
          <ButtonLink to={close} preventScrollReset>
            {text(orderPage.notCancel)}
          </ButtonLink>
          {requestedRefund !== null && (
            <Button form={form} name="verb" value="refuse-refund">
              {text(refuseAsk)}
            </Button>
          )}
          {cancellers.map((who) => (
            <span key={who} className={`${styles.buttons} ${styles[who]}`}>
              {isWithin(who) ? (
                <Button form={form} kind="stopFill" name="verb" value="cancel">
                  {text(cancelAndReturn(back(who) > 0 ? formatExact(back(who)) : null))}
                </Button>
              ) : (
                mayAsk && (
                  <Button form={form} kind="go" name="verb" value="ask-cancel">
                    {text(askOwner)}
                  </Button>
                )
              )}
            </span>
          ))}
        </>
      }
    >
      {refusal && <Note kind="error">{text(refusal.why)}</Note>}
      <p>{text(cancelTerms(termsVersion, noticeDays, feePercent))}</p>
      <OrderForm id={form} order={order}>
        <fieldset className={styles.who}>
          <legend>{text(orderPage.whoCancels)}</legend>
          {cancellers.map((who) => (
            <Check
              key={who}
              type="radio"
              name="who"
              value={who}
              label={text(names[who])}
              defaultChecked={who === (entry?.who || defaultCanceller)}
            />
          ))}
          <small>{text(orderPage.weatherInstead)}</small>
        </fieldset>
        {cancellers.map((who) => (
          <dl key={who} className={`${styles.money} ${styles[who]}`}>
            <Row name={text(orderPage.paidSoFar)} amount={receivedAmount} />
            <Row name={text(orderPage.feeKept)} amount={cents(-keep[who])} />
            <Row name={text(orderPage.backToCustomer)} amount={back(who)} isTotal />
          </dl>
        ))}
        {order.proofs.length > 0 && <Note kind="warn">{text(orderPage.proofFirst)}</Note>}
        {cancellers.map((who) => (
          <Fragment key={who}>
            <input type="hidden" name={`keep.${who}`} value={dollarsText(keep[who])} />
            <input type="hidden" name={`back.${who}`} value={dollarsText(back(who))} />
          </Fragment>
        ))}
        <Field
          label={text(orderPage.why)}
          name="note"
          maxLength={maxNoteLetters}
          defaultValue={entry?.note ?? requestedReason(order, 'cancel')}
          required
        />
        {!isLate && !isFree && <small>{text(feeUntil(dayText(until)))}</small>}
      </OrderForm>
      {order.giveBackLimit !== null && mayAsk && <p>{text(refundLimit(order.giveBackLimit))}</p>}
    </Dialog>
  )
}

function Row({
  name,
  amount,
  isTotal = false,
}: {
  readonly name: string
  readonly amount: Cents
  readonly isTotal?: boolean
}) {
  return (
    <div className={isTotal ? styles.total : ''}>
      <dt>{name}</dt>
      <dd className="num">{formatExact(amount === 0 ? nothing : amount)}</dd>
    </div>
  )
}
