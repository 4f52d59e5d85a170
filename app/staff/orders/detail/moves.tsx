/** Rare steps are behind a dialog. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ButtonKey } from '#app/staff/shell/keyboard/keycap.tsx'
import { StatusMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { rejectReasons } from '#content/ordering/reject-reasons.ts'
import { sureOfAmount } from '#content/staff/orders/amount-questions.ts'
import { keepDate, orderPage } from '#content/staff/orders/order.ts'
import { ordersPage, stepNames } from '#content/staff/orders/orders.ts'
import { askOwner, refundLimit } from '#content/staff/orders/refund-notes.ts'
import { dollarsText, nothing } from '#domain/money.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import { type CallingOffReason, readRefundNote } from '#domain/staff/orders/refund-reason.ts'
import type { StaffOrder } from '#server/page-data/staff/orders/staff-order.ts'
import { AmountConfirmation, asksForAmount } from './amount-confirmation.tsx'
import card from './card.module.css'
import { isOfCallingOff, type RefusedMove } from './move-fields.ts'
import styles from './moves.module.css'

interface MovesProps {
  /** The address names the open dialog. */
  readonly ask: string | null
  readonly order: StaffOrder
  readonly refusal: RefusedMove | null
}

export function Moves({ order, refusal, ask }: MovesProps) {
  const text = useText()
  const { step, sideMoves } = order
  const isAsked = refusal?.problem === 'payment-due'
  return (
    <section className={card.card} aria-label={text(orderPage.moves)}>
      <Progress order={order} />
      <div className={styles.moves}>
        {step === 'quote-fee' ? (
          <OrderForm order={order}>
            <AmountConfirmation refusal={refusal} verb="quote-fee" />
            <div className={card.row}>
              <Field
                label={text(orderPage.fee)}
                hint={text(orderPage.feeHint)}
                name="amount"
                inputMode="decimal"
                required
                defaultValue={refusal?.input.verb === 'quote-fee' ? refusal.input.amount : ''}
              />
              <Button kind="go" size="l" name="verb" value="quote-fee" data-shortcut=".">
                {text(asksForAmount(refusal, 'quote-fee') ? sureOfAmount : orderPage.quoteFee)}{' '}
                <ButtonKey name="." />
              </Button>
            </div>
          </OrderForm>
        ) : (
          step && (
            <OrderForm order={order}>
              {isAsked && <input type="hidden" name="evenUnpaid" value="yes" />}
              {isAsked && <p role="alert">{text(ordersPage.unpaidAsk)}</p>}
              <Button kind="go" size="l" name="verb" value={step} data-shortcut=".">
                {text(isAsked ? ordersPage.prepareUnpaid : stepNames[step])} <ButtonKey name="." />
              </Button>
            </OrderForm>
          )
        )}
        {order.mayKeepDate && (
          <OrderForm order={order}>
            <Button size="l" name="verb" value="keep-date">
              {text(keepDate(dayText(order.date), order.slot))}
            </Button>
          </OrderForm>
        )}
        {sideMoves.map((move) =>
          move === 'cancel' ? (
            <ButtonLink key={move} kind="stop" size="l" to="?ask=cancel" preventScrollReset>
              {text(orderPage.cancel)}
            </ButtonLink>
          ) : (
            <Aside key={move} move={move} order={order} refusal={refusal} ask={ask} />
          ),
        )}
        {order.asksFirst && <small>{text(orderPage.unpaid)}</small>}
      </div>
    </section>
  )
}

const way: Record<StaffOrder['fulfilment'], readonly OrderStatus[]> = {
  delivery: ['submitted', 'confirmed', 'preparing', 'ready', 'out-for-delivery', 'delivered', 'completed'],
  pickup: ['submitted', 'confirmed', 'preparing', 'ready', 'collected', 'completed'],
}

function Progress({ order }: { readonly order: StaffOrder }) {
  const text = useText()
  const steps = way[order.fulfilment]
  const at = steps.indexOf(order.status)
  if (at < 0)
    return (
      <p className={styles.aside}>
        <StatusMark status={order.status} />
      </p>
    )
  return (
    <ol className={styles.steps} aria-label={text(orderPage.progress)}>
      {steps.map((status, index) => (
        <li
          key={status}
          className={index < at ? styles.past : index === at ? styles.now : ''}
          {...(index === at && { 'aria-current': 'step' })}
        >
          <StatusMark status={status} />
        </li>
      ))}
    </ol>
  )
}

/** The note asks the owner to cancel in this way. */
export function requestedReason({ refund }: StaffOrder, how: CallingOffReason): string {
  const note = refund?.requestedAmount == null ? null : readRefundNote(refund.askedWhy)
  return note?.reason === how ? note.words : ''
}

const resultTexts = {
  reject: orderPage.rejectDone,
  postpone: orderPage.postponeDone,
  reopen: orderPage.reopenDone,
}

/** Opens after a refusal, with the input. */
function Aside({ move, order, refusal, ask }: MovesProps & { readonly move: keyof typeof resultTexts }) {
  const text = useText()
  const isRefused = move === 'reject' ? isOfCallingOff(refusal, move) : refusal?.input.verb === move
  const entry = isRefused ? refusal?.input : null
  const receivedAmount = order.money?.receivedAmount ?? nothing
  const isBeyond = move === 'reject' && order.giveBackLeft !== null && receivedAmount > order.giveBackLeft
  return (
    <details className={card.aside} open={isRefused || ask === move}>
      <summary>{text(orderPage[move])}</summary>
      <OrderForm order={order}>
        <Field
          label={text(orderPage.why)}
          name="note"
          maxLength={maxNoteLetters}
          defaultValue={entry?.note ?? (move === 'reject' ? requestedReason(order, 'reject') : '')}
          required
          {...(move === 'reject' && { list: 'reject-reasons' })}
        />
        {move === 'reject' && (
          <datalist id="reject-reasons">
            {Object.entries(rejectReasons).map(([code, reason]) => (
              <option key={code} value={text(reason)} />
            ))}
          </datalist>
        )}
        {isBeyond && order.mayRefund && order.giveBackLimit !== null && (
          <>
            <input type="hidden" name="back" value={dollarsText(receivedAmount)} />
            <small>{text(refundLimit(order.giveBackLimit))}</small>
            <Button name="verb" value="ask-reject">
              {text(askOwner)}
            </Button>
          </>
        )}
        {!isBeyond && (
          <Button kind={move === 'reject' ? 'stopFill' : 'go'} name="verb" value={move}>
            {text(resultTexts[move])}
          </Button>
        )}
      </OrderForm>
    </details>
  )
}

interface OrderFormProps {
  /** Lets buttons outside the form submit it. */
  readonly id?: string
  readonly order: StaffOrder
  readonly children: ReactNode
}

/** The form carries the order's version, so that a change made meanwhile refuses it. */
export function OrderForm({ id, order, children }: OrderFormProps) {
  return (
    <Form id={id} method="post" className={card.form} preventScrollReset>
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="version" value={order.version} />
      {children}
    </Form>
  )
}
