/** A person who may not refund the amount requests it from the owner. */
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Dialog } from '#app/staff/shell/ui/dialog.tsx'
import { Check, Choice, Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { paymentInSentence } from '#content/ordering/payment/payment.ts'
import {
  maxRefund,
  outlookText,
  receivedBy,
  refundNow,
  refundPage,
  refundTitle,
  wholeRefund,
} from '#content/staff/orders/refund.ts'
import { askOwner, refundAsked, refundLimit, refundReasonNames } from '#content/staff/orders/refund-notes.ts'
import { dollarsText } from '#domain/money.ts'
import { isAmountQuestion } from '#domain/staff/orders/amount-question.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import { isCallingOff, readRefundNote, refundReasons } from '#domain/staff/orders/refund-reason.ts'
import { readAmount } from '#domain/typed-figures.ts'
import type { StaffOrder } from '#server/page-data/staff/orders/staff-order.ts'
import { AmountConfirmation } from './amount-confirmation.tsx'
import type { RefusedMove } from './move-fields.ts'
import { OrderForm } from './moves.tsx'
import styles from './refund.module.css'

interface RefundProps {
  readonly order: StaffOrder
  readonly money: NonNullable<StaffOrder['money']>
  readonly refund: NonNullable<StaffOrder['refund']>
  readonly refusal: RefusedMove | null
}

const ofAmount: readonly unknown[] = ['amount-unreadable', 'amount-invalid', 'more-than-received']

export function Refund({ order, money, refund, refusal }: RefundProps) {
  const text = useText()
  const navigate = useNavigate()
  const form = useId()
  // An event of the order must not make a second press another refund.
  const [key] = useState(refund.key)
  const entry = refusal?.input ?? null
  const note = readRefundNote(refund.askedWhy)
  const isToCallOff = note !== null && isCallingOff(note.reason)
  const [share, setShare] = useState(entry?.share === 'whole' ? 'whole' : 'part')
  const defaultAmount =
    isToCallOff || refund.requestedAmount === null ? '' : dollarsText(refund.requestedAmount)
  const [amount, setAmount] = useState(entry?.amount ?? defaultAmount)
  const choice = share === 'whole' ? refund.max : readAmount(amount) || null
  const isBeyond = order.giveBackLeft !== null && (choice ?? 1) > order.giveBackLeft
  const problem = entry && refusal?.problem ? refusal.problem : null
  const message = problem && refusal ? text(refusal.why) : null
  const isWithoutReason = problem === 'form-incomplete'
  const isAboutAmount = ofAmount.includes(problem)
  const close = { pathname: '.', search: '' }
  const { zh, en } = dayText(order.date)
  return (
    <Dialog
      title={text(refundTitle(order.reference))}
      onClose={() => navigate(close, { preventScrollReset: true })}
      foot={
        <>
          <ButtonLink to={close} preventScrollReset>
            {text(refundPage.back)}
          </ButtonLink>
          {refund.mayAnswer && refund.requestedAmount !== null && (
            <Button form={form} name="verb" value="refuse-refund">
              {text(refundPage.refuse)}
            </Button>
          )}
          {order.giveBackLimit !== null && (
            <Button form={form} {...(isBeyond && { kind: 'go' as const })} name="verb" value="ask-refund">
              {text(askOwner)}
            </Button>
          )}
          {!isBeyond && (
            <Button form={form} kind="stopFill" name="verb" value="grant-refund">
              {text(refundNow(choice))}
            </Button>
          )}
        </>
      }
    >
      <p>
        {order.name} · {text({ zh, en })} {order.slot} ·{' '}
        {text(
          receivedBy(
            money.paymentMethod ? paymentInSentence(money.paymentMethod) : null,
            money.receivedAmount,
          ),
        )}
      </p>
      {message && !isAboutAmount && !isWithoutReason && !isAmountQuestion(problem) && (
        <Note kind="error">{message}</Note>
      )}
      {refund.requestedAmount !== null && (
        <Note kind="warn">{text(refundAsked(refund.requestedAmount, refund.askedWhy))}</Note>
      )}
      <OrderForm id={form} order={order}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="whole" value={dollarsText(refund.max)} />
        <AmountConfirmation refusal={refusal} verb="grant-refund" />
        <fieldset className={styles.refundShare}>
          <legend>{text(refundPage.howMuch)}</legend>
          {(['whole', 'part'] as const).map((each) => (
            <Check
              key={each}
              type="radio"
              name="share"
              value={each}
              label={text(each === 'whole' ? wholeRefund(refund.max) : refundPage.part)}
              checked={share === each}
              onChange={() => setShare(each)}
            />
          ))}
          <div className={styles.refundAmount}>
            <Field
              label={text(refundPage.amount)}
              hint={text(maxRefund(refund.max, refund.returned))}
              error={isAboutAmount && message}
              name="amount"
              inputMode="decimal"
              maxLength={20}
              value={amount}
              onChange={({ target }) => {
                setAmount(target.value)
                setShare('part')
              }}
            />
          </div>
        </fieldset>
        <Choice
          label={text(refundPage.reason)}
          name="reason"
          defaultValue={entry?.reason || (isToCallOff ? 'other' : (note?.reason ?? 'dish-changed'))}
          options={refundReasons.map((reason) => [reason, text(refundReasonNames[reason])])}
        />
        <Field
          label={text(refundPage.words)}
          name="note"
          maxLength={maxNoteLetters}
          defaultValue={entry?.note ?? (isToCallOff ? '' : note?.words) ?? ''}
          error={isWithoutReason && text(refundPage.sayWhy)}
          hint={refund.mayAnswer && refund.requestedAmount !== null && text(refundPage.refuseHint)}
        />
      </OrderForm>
      <Note kind="warn">{text(outlookText(refund.outlook))}</Note>
      <p>{text(refundPage.notice)}</p>
      {order.giveBackLimit !== null && <p>{text(refundLimit(order.giveBackLimit))}</p>}
    </Dialog>
  )
}
