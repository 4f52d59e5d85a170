import { todayInHongKong } from '#domain/calendar.ts'
import type { Due } from '#domain/delivery/capacity.ts'
import { type Cents, nothing } from '#domain/money.ts'
import { type Decision, type OrderSituation, refusing } from '#domain/placed/order-situation.ts'
import { type AmountQuestion, amountQuestion } from '#domain/staff/orders/amount-question.ts'
import { cancellationOf } from '#domain/staff/orders/cancellation.ts'
import { refundByMove } from '#domain/staff/orders/given-back.ts'
import { statusAfter } from '#domain/staff/orders/next-step.ts'
import type { MoveForm, StaffMove } from '#domain/staff/orders/order-move.ts'
import {
  giveBackLimit,
  may,
  mayAnswerRefund,
  mayGiveBack,
  maySeeOrder,
  maySetStatus,
} from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { resendLetter } from '#server/commands/notices/resend-letter.ts'
import { sendLink } from '#server/commands/notices/send-link.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import { askRefund, grantRefund, refuseRefund } from '#server/commands/orders/grant-refund.ts'
import { noteOrder } from '#server/commands/orders/note-order.ts'
import type { StaffCall } from '#server/commands/orders/staff-call.ts'
import {
  cancelOrder,
  confirmOrder,
  dateOrder,
  moveOrder,
  postponeOrder,
  quoteFee,
  refundByHand,
  refuseProof,
  remindCustomer,
  takePayment,
} from '#server/commands/orders/staff-commands.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { takeBackPayment } from '#server/commands/payments/take-back-payment.ts'
import { reopenOrder } from '#server/commands/work/reopen-stop.ts'
import { situationOf } from '#server/db/orders/order-situations.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import type { Store } from '#server/db/store/store.ts'

/** Unexpected amounts need confirmation. */
export type ActResult = ChangeResult | { readonly ok: false; readonly reason: AmountQuestion }

export async function actOnOrder(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  staff: StaffMember,
  form: MoveForm,
  now: Date,
): Promise<ActResult> {
  const checkedMove = await refuseInOutage(() => authorize(store, staff, form, now))
  if (!checkedMove.ok) return checkedMove
  const { back, due, isOwed } = checkedMove.value
  const { orderId, version, note, move } = form
  const limit = giveBackLimit(staff.role, (await store.content()).settings)
  const givingBack = limit !== null && back > 0 ? { amount: back, limit, byId: staff.id, isOwed } : undefined
  const mayAnswerAsks = mayAnswerRefund(staff.role)
  const by = { by: staff.name, byId: staff.id, mayAnswerAsks }
  return run(store, { orderId, expectedVersion: version, ...by, note, givingBack }, move, due, now)
}

async function authorize(
  { db, content }: Pick<Store, 'db' | 'content'>,
  staff: StaffMember,
  { orderId, move, sure }: MoveForm,
  now: Date,
): Promise<
  | Decision<{ readonly back: Cents; readonly due: Due; readonly isOwed: boolean }>
  | { readonly ok: false; readonly reason: AmountQuestion }
> {
  const order = await loadOrder(db, orderId)
  const today = todayInHongKong(now)
  if (!order || !maySeeOrder(staff.role, { dueDate: order.dueDate, isOnOwnRun: false }, today))
    return refusing('order-unknown')
  const situation = await situationOf(db, order, now)
  if (move.kind === 'cancel') {
    const { keep } = cancellationOf(situation, today)
    // The fee may have changed since the page was opened.
    if (keep[move.who] !== move.keep) return refusing('price-changed')
  }
  if (!isAllowed(staff, move)) return refusing('actor-not-allowed')
  const back = refundByMove(move, situation, today)
  const { settings } = await content()
  if (back > 0 && !mayGiveBack(staff.role, back, settings))
    return refusing(may(staff.role, 'refund') ? 'over-own-limit' : 'actor-not-allowed')
  const question = amountQuestion(move, situation, settings, sure)
  if (question) return refusing(question)
  const due = { date: order.dueDate, slot: order.slot }
  return { ok: true, value: { back, due, isOwed: isOwed(move, situation) } }
}

/** What a postponement counts is for its cancellation, and not for money that is returned besides. */
function isOwed({ kind }: StaffMove, { status }: OrderSituation): boolean {
  return kind === 'cancel' || (kind === 'refund' && status !== 'postponed')
}

function isAllowed({ role }: StaffMember, move: StaffMove): boolean {
  switch (move.kind) {
    case 'step':
      return maySetStatus(role, statusAfter[move.verb]) && (!move.evenUnpaid || may(role, 'mark-paid'))
    case 'confirm':
      return maySetStatus(role, 'confirmed')
    case 'reject':
      return maySetStatus(role, 'rejected')
    case 'postpone':
    case 'keep-date':
      return may(role, 'postpone')
    case 'reopen':
      return may(role, 'plan-runs')
    case 'cancel':
      return may(role, 'cancel')
    case 'quote-fee':
    case 'note':
    case 'resend-letter':
    case 'send-link':
      return may(role, 'change-order')
    case 'pay':
    case 'refuse-proof':
    case 'take-back-payment':
    case 'remind':
      return may(role, 'mark-paid')
    case 'refund':
    case 'grant-refund':
    case 'ask-refund':
      return may(role, 'refund')
    case 'refuse-refund':
      return mayAnswerRefund(role)
  }
}

function run(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  call: StaffCall,
  move: StaffMove,
  due: Due,
  now: Date,
): Promise<ChangeResult> {
  switch (move.kind) {
    case 'step':
      return moveOrder(store, call, move.verb, now, move.evenUnpaid)
    case 'confirm':
      return confirmOrder(store, call, move.fee, now)
    case 'reject':
      return moveOrder(store, call, 'reject', now)
    case 'quote-fee':
      return quoteFee(store, call, move.fee, now)
    case 'remind':
      return remindCustomer(store, call, now)
    case 'note':
      return noteOrder(store, call, move.forDriver, now)
    case 'resend-letter':
      return resendLetter(store, call, move.letter, now)
    case 'send-link':
      return sendLink(store, call, 'e-mail', now)
    case 'postpone':
      return postponeOrder(store, call, null, now)
    case 'keep-date':
      return dateOrder(store, call, { ...due, fee: nothing }, now)
    case 'reopen':
      return reopenOrder(store, call, now)
    case 'cancel':
      return cancelOrder(store, call, move.keep, now)
    case 'pay':
      return takePayment(
        store,
        { ...call, note: move.transfer ?? call.note },
        { method: move.method, amount: move.amount, reference: move.transfer },
        now,
      )
    case 'refuse-proof':
      return refuseProof(store, call, now)
    case 'take-back-payment':
      return takeBackPayment(store, call, { paymentId: move.paymentId }, now)
    case 'grant-refund':
      return grantRefund(store, call, move, now)
    case 'ask-refund':
      return askRefund(store, call, move.amount, now, move.toCallOff)
    case 'refuse-refund':
      return refuseRefund(store, call, now)
    case 'refund':
      return refundByHand(store, call, { amount: move.amount, reference: move.transfer }, now)
  }
}
