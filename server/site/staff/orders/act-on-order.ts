import { todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents, nothing } from '#domain/money.ts'
import { type OrderSituation, refusing } from '#domain/order-situation.ts'
import { balanceOf } from '#domain/payment-balance.ts'
import {
  giveBackLimit,
  may,
  mayAnswerRefund,
  mayGiveBack,
  maySeeOrder,
  maySetStatus,
} from '#domain/permissions.ts'
import { cancellationOf } from '#domain/staff/cancellation.ts'
import { statusAfter } from '#domain/staff/next-step.ts'
import type { MoveForm, StaffMove } from '#domain/staff/order-move.ts'
import type { StaffMember } from '#domain/staff-member.ts'
import { resendLetter } from '#server/commands/notices/resend-letter.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import { askRefund, grantRefund, refuseRefund } from '#server/commands/orders/grant-refund.ts'
import { noteOrder } from '#server/commands/orders/note-order.ts'
import type { StaffCall } from '#server/commands/orders/staff-call.ts'
import {
  cancelOrder,
  confirmOrder,
  moveOrder,
  postponeOrder,
  quoteFee,
  refundByHand,
  refuseProof,
  remindCustomer,
  takePayment,
} from '#server/commands/orders/staff-commands.ts'
import { reopenOrder } from '#server/commands/work/reopen-stop.ts'
import { situationOf } from '#server/db/orders/order-situations.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'

/** Does what a form asks for, as far as the role may. */
export async function actOnOrder(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  staff: StaffMember,
  { orderId, version, note, move }: MoveForm,
  now: Date,
): Promise<ChangeResult> {
  let back = nothing
  try {
    const order = await loadOrder(store.db, orderId)
    const today = todayInHongKong(now)
    if (!order || !maySeeOrder(staff.role, { dueDate: order.dueDate, isOnOwnRun: false }, today))
      return refusing('order-unknown')
    const situation = await situationOf(store.db, order, now)
    if (move.kind === 'cancel') {
      const { keep } = cancellationOf(situation, today)
      // Who cancels decides the fee, and the day may have changed it since the page was opened.
      if (keep[move.who] !== move.keep) return refusing('price-changed')
    }
    if (!isAllowed(staff, move)) return refusing('actor-not-allowed')
    back = givenBackBy(move, situation)
    if (back > 0 && !mayGiveBack(staff.role, back))
      return refusing(may(staff.role, 'refund') ? 'over-own-limit' : 'actor-not-allowed')
  } catch (error) {
    if (isOutage(error)) return refusing('temporarily-unavailable')
    throw error
  }
  const limit = giveBackLimit(staff.role)
  const isOwed = move.kind === 'refund'
  const givingBack = limit !== null && back > 0 ? { amount: back, limit, byId: staff.id, isOwed } : undefined
  const mayAnswerAsks = mayAnswerRefund(staff.role)
  const by = { by: staff.name, byId: staff.id, mayAnswerAsks }
  return run(store, { orderId, expectedVersion: version, ...by, note, givingBack }, move, now)
}

/**
 * What a move returns to the customer, at once or by hand later. Booking a transfer returns nothing: where it is too much,
 * it is what was received last, and staff return it by hand.
 */
function givenBackBy(move: StaffMove, situation: OrderSituation): Cents {
  const { received } = balanceOf(situation, situation.payments)
  switch (move.kind) {
    case 'reject':
      return received
    case 'cancel':
      return cents(Math.max(0, received - move.keep))
    case 'refund':
    case 'grant-refund':
      return move.amount
    default:
      return nothing
  }
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
      return may(role, 'postpone')
    case 'reopen':
      return may(role, 'plan-runs')
    case 'cancel':
      return may(role, 'cancel')
    case 'quote-fee':
    case 'note':
    case 'resend-letter':
      return may(role, 'change-order')
    case 'pay':
    case 'refuse-proof':
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
    case 'postpone':
      return postponeOrder(store, call, null, now)
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
    case 'grant-refund':
      return grantRefund(store, call, move, now)
    case 'ask-refund':
      return askRefund(store, call, move.amount, now, move.toCallOff !== null)
    case 'refuse-refund':
      return refuseRefund(store, call, now)
    case 'refund':
      return refundByHand(store, call, { amount: move.amount, reference: move.transfer }, now)
  }
}
