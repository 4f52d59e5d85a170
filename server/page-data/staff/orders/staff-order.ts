import { todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents, nothing, sumOf } from '#domain/money.ts'
import { allergyMatches } from '#domain/ordering/allergy-matches.ts'
import { dishesOfOrder, freeLinesOf } from '#domain/ordering/dishes-of-order.ts'
import { newIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import { maxToGrant, outlookOf } from '#domain/payment/grant-refund.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { isProofWaiting } from '#domain/payment/payment-proof.ts'
import { canBeTakenBack } from '#domain/placed/money-decisions.ts'
import { actionRefusal, type OrderAction } from '#domain/placed/order-actions.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import { cancellationOf } from '#domain/staff/orders/cancellation.ts'
import { asksBeforePreparing, nextStep } from '#domain/staff/orders/next-step.ts'
import { giveBackLimit, may, mayAnswerRefund, maySetStatus, type Role } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { loadEarlierRefunds } from '#server/commands/orders/steps/give-back-limit.ts'
import { situationOf } from '#server/db/orders/order-situations.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { proofPicture, proofsOf } from '#server/db/payments/payment-proofs.ts'
import type { StoredPayment } from '#server/db/payments/payments.ts'
import type { Store } from '#server/db/store/store.ts'
import { orderSeenByStaff } from '#server/page-data/public/seen-order.ts'

/** Secondary moves, shown next to the next step. */
const sideMoves = ['reject', 'postpone', 'cancel', 'reopen'] as const satisfies readonly OrderAction[]

/** Null if there is no such order or the person may not see it. */
export async function staffOrder(
  store: Pick<Store, 'db' | 'content'>,
  staff: StaffMember,
  text: string,
  now: Date,
) {
  const match = await orderSeenByStaff(store, staff, text, now)
  if (!match) return null
  const { role } = staff
  const today = todayInHongKong(now)
  const { money, promotions, ...order } = match
  const { catalogue, settings } = await store.content()
  const { dishes } = catalogue
  const limit = giveBackLimit(role, settings)
  const awaitsFee = order.fulfilment === 'delivery' && money !== null && money.deliveryFee === null
  const step = nextStep({ ...order, awaitsFee }, role)
  const mayMove = {
    reject: maySetStatus(role, 'rejected'),
    postpone: may(role, 'postpone'),
    cancel: may(role, 'cancel'),
    reopen: may(role, 'plan-runs') && order.erasedAt === null,
  }
  return {
    ...order,
    allergies: allergyMatches(
      { allergens: order.allergens, dishes: dishesOfOrder(match) },
      (id) => dishes.get(id)?.allergens,
    ),
    free: freeLinesOf(promotions).map(({ set, dishes: value }) => ({ name: set, dishes: value })),
    now,
    today,
    awaitsFee,
    step,
    asksFirst: money !== null && !money.paysLater && asksBeforePreparing(step, money.paymentStatus),
    sideMoves: sideMoves.filter(
      (move) => mayMove[move] && actionRefusal(move, 'staff', order.status) === null,
    ),
    money: money && { ...money, ...balanceOf({ ...money, status: order.status }, money.payments) },
    /** A postponed order can be confirmed for its former date. */
    mayKeepDate: mayMove.postpone && order.status === 'postponed' && order.date >= today,
    mayEdit: may(role, 'change-order') && actionRefusal('edit', 'staff', order.status) === null,
    cancellation:
      money && mayMove.cancel && actionRefusal('cancel', 'staff', order.status) === null
        ? await cancellationNow(store, order.id, now)
        : null,
    mayPrintLabels: may(role, 'print-labels'),
    // Erased customers get no notes.
    mayNote: may(role, 'change-order') && order.erasedAt === null,
    maySendLink: may(role, 'change-order') && order.erasedAt === null,
    mayTakePayment: may(role, 'mark-paid'),
    /** The oldest transfer comes first. */
    transfers:
      may(role, 'mark-paid') && money ? money.payments.filter(isBookedTransfer).map(transferView) : [],
    mayRefund: may(role, 'refund'),
    /** Maximum refund of the role; null if unlimited. */
    giveBackLimit: limit,
    /** What remains after the person's refunds of today and all refunds of the order. */
    giveBackLeft:
      limit === null ? null : remainderOf(limit, await loadEarlierRefunds(store.db, order.id, staff.id, now)),
    refund: money && may(role, 'refund') ? await refundNow(store, match, role, now) : null,
    proofs: may(role, 'mark-paid') ? await waitingPictures(store, order.id) : [],
  }
}

const remainderOf = (limit: Cents, before: Cents) => cents(Math.max(0, limit - before))

const isBookedTransfer = ({ provider, ...money }: StoredPayment) =>
  canBeTakenBack({ ...money, isTransfer: provider === 'transfer' })

const transferView = ({ id, method, captured, transferReference, startedAt }: StoredPayment) => ({
  id,
  method,
  amount: captured,
  reference: transferReference,
  at: startedAt,
})

async function cancellationNow({ db }: Pick<Store, 'db'>, orderId: number, now: Date) {
  const order = await loadOrder(db, orderId)
  return order && cancellationOf(await situationOf(db, order, now), todayInHongKong(now))
}

/** Null if nothing can be refunded. */
async function refundNow(
  { db }: Pick<Store, 'db'>,
  { id, events }: { readonly id: number; readonly events: readonly { verb: OrderVerb; note: string }[] },
  role: Role,
  now: Date,
) {
  const order = await loadOrder(db, id)
  const situation = order && (await situationOf(db, order, now))
  const max = situation ? maxToGrant(situation) : nothing
  if (!situation || (max === 0 && situation.refundAsked === null)) return null
  const request = events.find(({ verb }) => verb === 'ask-refund')
  return {
    max,
    returned: sumOf(situation.payments.map(({ refunded }) => refunded)),
    /** A complete refund shows who has to transfer. */
    outlook: outlookOf(situation, max),
    requestedAmount: situation.refundAsked,
    askedWhy: situation.refundAsked === null ? '' : (request?.note ?? ''),
    mayAnswer: mayAnswerRefund(role),
    key: newIdempotencyKey(crypto.getRandomValues(new Uint8Array(16))),
  }
}

/** The pictures are inlined, because no address serves them. */
async function waitingPictures({ db }: Pick<Store, 'db'>, orderId: number): Promise<readonly string[]> {
  const waitingProofs = (await proofsOf(db, orderId)).filter(isProofWaiting)
  const pictures = await Promise.all(waitingProofs.map(({ id }) => proofPicture(db, id)))
  return pictures.flatMap((bytes) => (bytes ? [`data:image/webp;base64,${bytes.toString('base64')}`] : []))
}

export type StaffOrder = NonNullable<Awaited<ReturnType<typeof staffOrder>>>
