import { eq } from 'drizzle-orm'
import { type Cents, nothing } from '#domain/money.ts'
import { type NotPayable, payable } from '#domain/payable.ts'
import { type PaymentInstructions, paymentInstructions } from '#domain/payment-instructions.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { Lang } from '#domain/text.ts'
import { findOrder, orderToken, type StoredOrder } from '#server/db/orders.ts'
import { expirePayment, lockOrder, paymentsOf, type StoredPayment } from '#server/db/payments.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { isTransfer, offeredMethods, type PaymentWays } from '#server/payments/payment-ways.ts'
import {
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPage,
  ProviderRefused,
  ProviderUnavailable,
} from '#server/payments/provider.ts'
import type { NotifyDeps } from './notify-order-placed.ts'

export interface StartPaymentDeps {
  readonly store: Pick<Store, 'db' | 'tokenKey'>
  readonly ways: PaymentWays
  readonly orderUrl: NotifyDeps['orderUrl']
}

export interface StartPaymentInput {
  readonly reference: string
  /** The order's lookup token. */
  readonly key: string
  readonly method: PaymentMethod
  readonly lang: Lang
}

export type PaymentStart =
  /** The customer pays on this page. */
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'instructions'; readonly instructions: PaymentInstructions }

export type PaymentRefusal =
  | NotPayable
  | 'order-unknown'
  | 'method-not-offered'
  /** A payment is under way at the provider: paying again might charge twice. */
  | 'payment-pending'
  | 'provider-unavailable'
  | 'temporarily-unavailable'

export type StartPaymentResult =
  | { readonly ok: true; readonly value: PaymentStart }
  | { readonly ok: false; readonly refusal: PaymentRefusal }

/**
 * Starts a payment of what is due, or goes on with the one that was started. An order has at most one page at a provider
 * where it could be paid: it is closed before another method is shown. Never throws because of input, the provider or an
 * outage of the database.
 */
export async function startPayment(
  deps: StartPaymentDeps,
  input: StartPaymentInput,
  now: Date,
): Promise<StartPaymentResult> {
  try {
    return await tryStart(deps, input, now)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return refused('provider-unavailable')
    if (isOutage(error)) return refused('temporarily-unavailable')
    throw error
  }
}

async function tryStart(
  deps: StartPaymentDeps,
  { reference, key, method, lang }: StartPaymentInput,
  now: Date,
): Promise<StartPaymentResult> {
  const { store, ways } = deps
  const order = await findOrder(store.db, reference, key)
  if (!order) return refused('order-unknown')
  if (!offeredMethods(ways).includes(method)) return refused('method-not-offered')
  const known = await paymentsOf(store.db, order.id)
  const can = payable(order, known)
  if (!can.ok) return refused(can.reason)

  const open = known.find(({ state }) => state === 'started')
  const isSame = open?.method === method && open.amount === can.due && !isExpired(open, now)
  if (open && !isSame && !(await closed(deps, open, now))) return refused('payment-pending')

  if (isTransfer(method)) {
    const instructions = paymentInstructions(method, ways.accounts, {
      amount: can.due,
      reference: order.reference,
    })
    if (!instructions) return refused('method-not-offered')
    await store.db.update(orders).set({ paymentMethod: method }).where(eq(orders.id, order.id))
    return { ok: true, value: { kind: 'instructions', instructions } }
  }
  const { provider } = ways
  if (!provider) return refused('method-not-offered')
  if (isSame && open.pageUrl !== null) return redirect(open.pageUrl)
  const attempt = await attemptFor(deps, provider, order, { method, amount: can.due }, now)
  if (attempt === null) return refused('payment-pending')
  const token = orderToken(store.tokenKey, order.reference)
  const closesAt = closingTime(attempt)
  const page = await openPage(deps, provider, now, {
    paymentId: attempt.id,
    method,
    amount: attempt.amount,
    lang,
    closesAt,
    order: {
      summary: order.lines.map(({ name, units }) => `${name[lang]} × ${units}`).join(', '),
      reference: order.reference,
      key: token,
      url: deps.orderUrl(order.reference, token, lang),
      email: order.contactEmail,
    },
  })
  await store.db
    .update(payments)
    .set({ providerId: page.providerId, pageUrl: page.url, expiresAt: closesAt })
    .where(eq(payments.id, attempt.id))
  return redirect(page.url)
}

/** Opens the provider's page. An attempt that the provider refuses is over, and the next one starts afresh. */
async function openPage(
  { store }: StartPaymentDeps,
  provider: PaymentProvider,
  now: Date,
  request: PaymentRequest,
): Promise<ProviderPage> {
  try {
    return await provider.open(request)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    await expirePayment(store.db, request.paymentId, now)
    throw new ProviderUnavailable('no page was made', { cause: error })
  }
}

/**
 * The open attempt of an order, made if there is none; null when another call has just started a different one. It is
 * stored before the provider is asked, so that no page exists that this shop does not know of.
 */
async function attemptFor(
  { store }: StartPaymentDeps,
  provider: PaymentProvider,
  order: StoredOrder,
  { method, amount }: { readonly method: PaymentMethod; readonly amount: Cents },
  now: Date,
): Promise<StoredPayment | null> {
  return store.db.transaction(async (tx) => {
    await lockOrder(tx, order.id)
    const known = await paymentsOf(tx, order.id)
    const open = known.find(({ state }) => state === 'started')
    if (open) return open.method === method && open.amount === amount ? open : null
    await tx.update(orders).set({ paymentMethod: method }).where(eq(orders.id, order.id))
    const [made] = await tx
      .insert(payments)
      .values({
        orderId: order.id,
        method,
        provider: provider.name,
        state: 'started',
        amount,
        captured: nothing,
        refunded: nothing,
        startedAt: now,
      })
      .returning()
    return made ?? null
  })
}

/** How long a provider's page stays open. Stripe takes no less than half an hour. Milliseconds. */
const openFor = 31 * 60_000

function closingTime({ startedAt }: StoredPayment): Date {
  return new Date(startedAt.getTime() + openFor)
}

function isExpired(payment: StoredPayment, now: Date): boolean {
  return now > closingTime(payment)
}

/** Makes sure that an attempt can't be paid any more; false while that is not certain. */
async function closed({ store, ways }: StartPaymentDeps, open: StoredPayment, now: Date): Promise<boolean> {
  if (!isExpired(open, now)) {
    // The provider did not answer, so it may have opened a page that this shop can't close.
    if (open.providerId === null || !ways.provider) return false
    if (!(await ways.provider.close(open.providerId))) return false
  }
  await expirePayment(store.db, open.id, now)
  return true
}

const redirect = (url: string): StartPaymentResult => ({ ok: true, value: { kind: 'redirect', url } })

function refused(refusal: PaymentRefusal): StartPaymentResult {
  return { ok: false, refusal }
}
