/** One order of the back office: what a person may see of it and do to it. */
import { orderPath } from '#app/paths.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { mostToGrant, outlookOf } from '#domain/grant-refund.ts'
import { newIdempotencyKey } from '#domain/idempotency-key.ts'
import { type Cents, cents, nothing, sumOf } from '#domain/money.ts'
import { actionRefusal, type OrderAction } from '#domain/order-actions.ts'
import { refusing } from '#domain/order-situation.ts'
import type { OrderVerb } from '#domain/order-verbs.ts'
import { type Balance, balanceOf } from '#domain/payment-balance.ts'
import {
  giveBackLimit,
  may,
  mayAnswerRefund,
  mayGiveBack,
  maySeeOrder,
  maySetStatus,
  type Role,
} from '#domain/permissions.ts'
import { allergyMatches } from '#domain/staff/allergy.ts'
import { cancellationOf } from '#domain/staff/cancellation.ts'
import { asksBeforePreparing, nextStep, statusAfter } from '#domain/staff/next-step.ts'
import type { MoveForm, StaffMove } from '#domain/staff/order-move.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import { askRefund, grantRefund, refuseRefund } from '#server/commands/orders/grant-refund.ts'
import { noteOrder } from '#server/commands/orders/note-order.ts'
import {
  cancelOrder,
  confirmOrder,
  moveOrder,
  postponeOrder,
  quoteFee,
  refundByHand,
  refuseProof,
  remindCustomer,
  type StaffCall,
  takePayment,
} from '#server/commands/orders/staff-commands.ts'
import { situationOf } from '#server/db/orders/order-situations.ts'
import { loadOrder, orderToken } from '#server/db/orders/orders.ts'
import { proofPicture, proofsOf } from '#server/db/payments/payment-proofs.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { seenOrder } from '#server/site/seen-order.ts'
import type { Session } from '#server/site/session.ts'

type Staff = Session['staff']

/** Moves aside, which stand on the order's page beside the next step. */
const sideMoves = ['reject', 'postpone', 'cancel'] as const satisfies readonly OrderAction[]

/** Null: there is no such order, or it is not for this person. */
export async function staffOrder(
  store: Pick<Store, 'db' | 'content' | 'tokenKey'>,
  staff: Staff,
  typed: string,
  now: Date,
) {
  const found = await seenOrder(store, staff, typed, now)
  if (!found) return null
  const { role } = staff
  const today = todayInHongKong(now)
  const { money, ...order } = found
  const { dishes } = (await store.content()).catalogue
  const awaitsFee = order.fulfilment === 'delivery' && money !== null && money.deliveryFee === null
  const step = nextStep({ ...order, awaitsFee }, role)
  const allowed = {
    reject: maySetStatus(role, 'rejected'),
    postpone: may(role, 'postpone'),
    cancel: may(role, 'cancel'),
  }
  return {
    ...order,
    allergies: allergyMatches(
      { allergens: order.allergens, dishes: order.lines.flatMap((line) => line.dishes) },
      (id) => dishes.get(id)?.allergens,
    ),
    now,
    today,
    awaitsFee,
    step,
    asksFirst: money ? asksBeforePreparing(step, money.paymentStatus) : false,
    sideMoves: sideMoves.filter(
      (move) => allowed[move] && actionRefusal(move, 'staff', order.status) === null,
    ),
    money: money && { ...money, ...balanceOf({ ...money, status: order.status }, money.payments) },
    mayEdit: may(role, 'change-order') && actionRefusal('edit', 'staff', order.status) === null,
    cancellation:
      money && allowed.cancel && actionRefusal('cancel', 'staff', order.status) === null
        ? await cancellationNow(store, order.id, now)
        : null,
    mayPrintLabels: may(role, 'print-labels'),
    // Nothing is written down of a customer who is erased.
    mayNote: may(role, 'change-order') && order.erasedAt === null,
    /** Where the customer follows and pays the order; null: it is not for this person. */
    customerPath:
      may(role, 'change-order') && order.erasedAt === null
        ? orderPath(found.reference, orderToken(store.tokenKey, found.reference), found.lang)
        : null,
    mayTakePayment: may(role, 'mark-paid'),
    mayRefund: may(role, 'refund'),
    refund: money && may(role, 'refund') ? await refundNow(store, found, role, now) : null,
    proofs: may(role, 'mark-paid') ? await waitingPictures(store, order.id) : [],
  }
}

async function cancellationNow({ db }: Pick<Store, 'db'>, orderId: number, now: Date) {
  const order = await loadOrder(db, orderId)
  return order && cancellationOf(await situationOf(db, order, now), todayInHongKong(now))
}

/** What can be granted back, and what the owner was asked; null: nothing can. */
async function refundNow(
  { db }: Pick<Store, 'db'>,
  { id, events }: { readonly id: number; readonly events: readonly { verb: OrderVerb; note: string }[] },
  role: Role,
  now: Date,
) {
  const order = await loadOrder(db, id)
  const situation = order && (await situationOf(db, order, now))
  const most = situation ? mostToGrant(situation) : nothing
  if (!situation || (most === 0 && situation.refundAsked === null)) return null
  const asked = events.find(({ verb }) => verb === 'ask-refund')
  return {
    most,
    returned: sumOf(situation.payments.map(({ refunded }) => refunded)),
    /** What becomes of all of it, by which the dialog tells who has to transfer. */
    outlook: outlookOf(situation, most),
    asked: situation.refundAsked,
    askedWhy: situation.refundAsked === null ? '' : (asked?.note ?? ''),
    limit: giveBackLimit(role),
    mayAnswer: mayAnswerRefund(role),
    key: newIdempotencyKey(crypto.getRandomValues(new Uint8Array(16))),
  }
}

/** The pictures of transfers that nobody has checked yet, as data URLs: only this page ever shows them. */
async function waitingPictures({ db }: Pick<Store, 'db'>, orderId: number): Promise<readonly string[]> {
  const waiting = (await proofsOf(db, orderId)).filter((proof) => !proof.refusedAt && !proof.acceptedAt)
  const pictures = await Promise.all(waiting.map(({ id }) => proofPicture(db, id)))
  return pictures.flatMap((bytes) => (bytes ? [`data:image/webp;base64,${bytes.toString('base64')}`] : []))
}

export type StaffOrder = NonNullable<Awaited<ReturnType<typeof staffOrder>>>

/** Does what a form asks for, as far as the role may. */
export async function actOnOrder(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  staff: Staff,
  { orderId, version, note, move }: MoveForm,
  now: Date,
): Promise<ChangeResult> {
  let back = nothing
  try {
    const order = await loadOrder(store.db, orderId)
    const today = todayInHongKong(now)
    if (!order || !maySeeOrder(staff.role, { dueDate: order.dueDate, isOnOwnRun: false }, today))
      return refusing('order-unknown')
    if (move.kind === 'cancel') {
      const { keep } = cancellationOf(await situationOf(store.db, order, now), today)
      // Who cancels decides the fee, and the day may have changed it since the page was opened.
      if (keep[move.who] !== move.keep) return refusing('price-changed')
    }
    back = givenBackBy(move, balanceOf(order, await paymentsOf(store.db, orderId)))
    if (!isAllowed(staff, move, back)) {
      const mayAsk = move.kind === 'grant-refund' && may(staff.role, 'refund')
      return refusing(mayAsk ? 'over-own-limit' : 'actor-not-allowed')
    }
  } catch (error) {
    if (isOutage(error)) return refusing('temporarily-unavailable')
    throw error
  }
  const limit = giveBackLimit(staff.role)
  const isOwed = move.kind === 'refund'
  const givingBack = limit !== null && back > 0 ? { amount: back, limit, byId: staff.id, isOwed } : undefined
  const call = { orderId, expectedVersion: version, by: staff.name, byId: staff.id, note, givingBack }
  return run(store, call, move, mayAnswerRefund(staff.role), now)
}

/** What a move returns to the customer, at once or by hand later. */
function givenBackBy(move: StaffMove, { received, due, excess }: Balance): Cents {
  const beyond = (money: number, keep: number) => cents(Math.max(0, money - keep))
  switch (move.kind) {
    case 'reject':
      return received
    case 'cancel':
      return beyond(received, move.keep)
    case 'pay':
      // Money beyond what is due goes back to the customer by itself, wherever the payment before came from.
      return beyond(excess + move.amount, due)
    case 'refund':
    case 'grant-refund':
      return move.amount
    default:
      return nothing
  }
}

function isAllowed({ role }: Staff, move: StaffMove, back: Cents): boolean {
  if (back > 0 && !mayGiveBack(role, back)) return false
  switch (move.kind) {
    case 'step':
      return maySetStatus(role, statusAfter[move.verb]) && (!move.evenUnpaid || may(role, 'mark-paid'))
    case 'confirm':
      return maySetStatus(role, 'confirmed')
    case 'reject':
      return maySetStatus(role, 'rejected')
    case 'postpone':
      return may(role, 'postpone')
    case 'cancel':
      return may(role, 'cancel')
    case 'quote-fee':
    case 'note':
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
  isAnswer: boolean,
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
    case 'postpone':
      return postponeOrder(store, call, null, now)
    case 'cancel':
      return cancelOrder(store, call, move.keep, now)
    case 'pay':
      return takePayment(store, call, { method: move.method, amount: move.amount }, now)
    case 'refuse-proof':
      return refuseProof(store, call, now)
    case 'grant-refund':
      return grantRefund(store, call, { ...move, isAnswer }, now)
    case 'ask-refund':
      return askRefund(store, call, move.amount, now)
    case 'refuse-refund':
      return refuseRefund(store, call, now)
    case 'refund':
      return refundByHand(store, call, { amount: move.amount, reference: move.transfer }, now)
  }
}
