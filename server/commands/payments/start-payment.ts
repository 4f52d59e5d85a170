import { type NotPayable, payable } from '#domain/payment/payable.ts'
import { type PaymentInstructions, paymentInstructions } from '#domain/payment/payment-instructions.ts'
import { isTransfer, type PaymentMethod } from '#domain/payment/payment-method.ts'
import { otherWaysOpen, pageClosesAt, type Uncertain } from '#domain/payment/payment-wait.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Lang } from '#domain/text.ts'
import { findOrder } from '#server/db/orders/orders.ts'
import { expirePayment, paymentsOf, type StoredPayment } from '#server/db/payments/payments.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { billOf, plainBill } from '#server/payments/bill.ts'
import { chosenWays, offeredMethods, type PaymentWays, pageAddress } from '#server/payments/payment-ways.ts'
import { type Deadline, ProviderRefused, ProviderUnavailable } from '#server/payments/provider.ts'
import { attemptFor, chooseTransfer } from './choose-way.ts'
import { closePage } from './close-page.ts'
import { longestOpening, openPage, pageOfOtherCall, storePage } from './open-page.ts'

export interface StartPaymentDeps {
  readonly store: Pick<Store, 'db' | 'queue' | 'content' | 'tokenKey'>
  readonly ways: PaymentWays
  /** The URL does not contain the order's key. */
  readonly returnUrl: (reference: OrderReference, lang: Lang) => string
}

export interface StartPaymentInput {
  readonly reference: string
  readonly key: string
  readonly method: PaymentMethod
  readonly lang: Lang
}

export type PaymentStart =
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'instructions'
      readonly instructions: PaymentInstructions
      /** Null if the order has no deadline. */
      readonly payBy: Date | null
    }

export type PaymentRefusal =
  | NotPayable
  | 'order-unknown'
  | 'method-not-offered'
  /** Another payment might charge twice. */
  | 'payment-pending'
  /** The provider cannot say whether an earlier payment was made. */
  | 'payment-unknown'
  /** Another payment would probably be a duplicate. */
  | 'proof-being-checked'
  | 'provider-unavailable'
  | 'temporarily-unavailable'

export type StartPaymentResult =
  | { readonly ok: true; readonly value: PaymentStart }
  | { readonly ok: false; readonly refusal: PaymentRefusal }

/**
 * An order has at most one payable provider page, closed or expired before another method is shown. Never throws
 * because of input, the provider or an outage of the database.
 */
export async function startPayment(
  deps: StartPaymentDeps,
  input: StartPaymentInput,
  now: Date,
): Promise<StartPaymentResult> {
  try {
    return await tryStart(deps, input, now)
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused)
      return refuse('provider-unavailable')
    if (isOutage(error)) return refuse('temporarily-unavailable')
    throw error
  }
}

async function tryStart(
  deps: StartPaymentDeps,
  input: StartPaymentInput,
  now: Date,
  since?: Deadline,
): Promise<StartPaymentResult> {
  const { store } = deps
  const ways = chosenWays(deps.ways, (await store.content()).settings)
  const { reference, key, method, lang } = input
  const order = await findOrder(store, reference, key)
  if (!order) return refuse('order-unknown')
  const payments = await paymentsOf(store.db, order.id)
  const can = payable(order, payments)
  if (!can.ok) return refuse(can.reason)
  if (order.paymentStatus === 'proof-submitted') return refuse('proof-being-checked')
  if (!offeredMethods(ways, can.due).includes(method)) return refuse('method-not-offered')

  const { provider } = ways
  const until = since ?? provider?.deadline()
  const open = payments.find(({ state }) => state === 'started')
  const isSame = open?.method === method && open.amount === can.due && !isOver(open, now)
  if (open && !isSame) {
    const closing = await closePage({ store, provider, until }, open, order.reference, now)
    if (closing === 'paid') return tryStart(deps, input, now, until)
    const refusal = closing === 'closed' ? null : await leaveOpen(store, open, closing, method, now)
    if (refusal) return refuse(refusal)
  }

  const debt = { orderId: order.id, due: can.due }
  if (isTransfer(method)) {
    const instructions = paymentInstructions(method, ways.accounts, {
      amount: can.due,
      reference: order.reference,
    })
    if (!instructions) return refuse('method-not-offered')
    if (!(await chooseTransfer(store, debt, method, now))) return refuse('payment-pending')
    return { ok: true, value: { kind: 'instructions', instructions, payBy: order.payBy } }
  }
  if (!provider || !until) return refuse('method-not-offered')
  if (isSame && open.pageUrl !== null)
    return redirect(pageAddress({ provider: open.provider, url: open.pageUrl }, key))
  const attempt = await attemptFor(store, provider, debt, method, now)
  if (attempt === null) return refuse('payment-pending')
  if (!attempt.isNew) {
    const page = await pageOfOtherCall(store, attempt, until)
    return page ? redirect(pageAddress(page, key)) : refuse('provider-unavailable')
  }
  const request = {
    paymentId: attempt.id,
    method,
    amount: attempt.amount,
    lang,
    closesAt: pageClosesAt(attempt.startedAt),
    returnUrl: deps.returnUrl(order.reference, lang),
    bill: billOf(order, attempt.amount, lang),
    plain: plainBill(order, attempt.amount, lang),
    order: { reference: order.reference, email: order.contactEmail },
  }
  const page = await openPage(store, provider, now, request, until)
  if (!(await storePage(store, attempt, page, now))) {
    // Nobody got its URL, so it cannot be paid even if closing fails.
    await provider.close(page.providerId, until)
    return refuse('payment-pending')
  }
  return redirect(pageAddress({ provider: provider.name, url: page.url }, key))
}

/** Null if another payment method is allowed. */
async function leaveOpen(
  { db }: StartPaymentDeps['store'],
  open: StoredPayment,
  page: Uncertain,
  method: PaymentMethod,
  now: Date,
): Promise<PaymentRefusal | null> {
  if (!otherWaysOpen(page, open.startedAt, now))
    return page === 'under-way' ? 'payment-pending' : 'payment-unknown'
  // The attempt stays open, so that the provider is asked again before the release.
  if (page === 'away') return isTransfer(method) ? null : 'provider-unavailable'
  await expirePayment(db, open, now)
  return null
}

/** The page has expired or was never opened. */
function isOver({ startedAt, pageUrl }: StoredPayment, now: Date): boolean {
  const openUntil =
    pageUrl === null ? new Date(startedAt.getTime() + longestOpening) : pageClosesAt(startedAt)
  return now > openUntil
}

const redirect = (url: string): StartPaymentResult => ({ ok: true, value: { kind: 'redirect', url } })

function refuse(refusal: PaymentRefusal): StartPaymentResult {
  return { ok: false, refusal }
}
