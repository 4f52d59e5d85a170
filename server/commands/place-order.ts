import { checkContact } from '#domain/contact-details.ts'
import { plainText } from '#domain/free-text.ts'
import type { Cents } from '#domain/money.ts'
import type { Contact, OrderDraft } from '#domain/order.ts'
import { type LookupToken, type OrderReference, orderReference } from '#domain/order-reference.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import { quote } from '#domain/quote.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Lang } from '#domain/text.ts'
import type { NewOrder } from '#server/db/insert-orders.ts'
import { findByIdempotencyKey, hashOf, orderToken } from '#server/db/orders.ts'
import type { Content } from '#server/db/snapshot.ts'
import { isOutage, isRace } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { bodyHash } from './body-hash.ts'

export interface PlaceOrderInput {
  /** Made once by the browser for one attempt to order; a retry sends the same. 16 to 100 letters and digits. */
  readonly idempotencyKey: string
  readonly draft: OrderDraft
  /** As typed. */
  readonly contact: Contact
  readonly paymentMethod: PaymentMethod
  readonly lang: Lang
  /** The total the customer saw, only ever compared (decisions 17). */
  readonly expectedTotal: Cents
  /** Likewise the sum before discounts and delivery, where the caller tells it. */
  readonly expectedSubtotal?: Cents
}

export interface PlacedOrder {
  readonly id: number
  readonly reference: OrderReference
  /** Opens the order's page; the same again for a repeated call. */
  readonly token: LookupToken
  readonly placedAt: Date
  readonly total: Cents
}

export type PlaceOrderResult =
  | { readonly ok: true; readonly value: PlacedOrder }
  /** Every reason, each with its field; never empty. */
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

export interface PlaceOrderDeps {
  readonly store: Pick<Store, 'db' | 'orderWriter' | 'content' | 'refresh' | 'tokenKey'>
  /** Makes references; a test may hand in a predictable one. */
  readonly randomBytes: (size: number) => Uint8Array
}

/** Races (a busy key, a price changed in between, a reference drawn twice) settle in one further turn. */
const mostTurns = 4

/**
 * Places an order: load, decide, save with a queued notice, in one transaction. Every price is computed here; the
 * same function made the summary the customer saw. Sending the same attempt again, even two hundred times at once,
 * gives the same answer and one order. Never throws for what a caller sent or for an outage of the database.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  input: PlaceOrderInput,
  now: Date,
): Promise<PlaceOrderResult> {
  if (!/^[A-Za-z0-9_-]{16,100}$/.test(input.idempotencyKey)) {
    return refused(refusal('idempotency-key-invalid', 'order', {}))
  }
  const attempt = { keyHash: hashOf(input.idempotencyKey), bodyHash: () => bodyHash(input) }
  for (let turn = 1; turn <= mostTurns; turn += 1) {
    try {
      const result = await takeTurn(deps, input, attempt, now)
      if (result) return result
    } catch (error) {
      if (isOutage(error)) break
      if (!isRace(error)) throw error
    }
  }
  return refused(refusal('temporarily-unavailable', 'order', {}))
}

interface Attempt {
  readonly keyHash: string
  /** Of a long order it takes as long as the pricing: asked for only where there is something to compare. */
  readonly bodyHash: () => string
}

/** null: something moved in between; look again. */
async function takeTurn(
  deps: PlaceOrderDeps,
  input: PlaceOrderInput,
  attempt: Attempt,
  now: Date,
): Promise<PlaceOrderResult | null> {
  const content = await deps.store.content()
  const decision = decideOrder(input, content, now)
  if (!decision.ok) {
    const earlier = await answerAgain(deps, attempt)
    if (earlier) return earlier
    // A refusal must not rest on what was in memory while the tables have moved on.
    return (await deps.store.refresh()) === content.revision ? decision : null
  }

  const reference = orderReference(deps.randomBytes(16))
  const token = orderToken(deps.store.tokenKey, reference)
  const order: NewOrder = {
    ...decision.value,
    keyHash: attempt.keyHash,
    bodyHash: attempt.bodyHash(),
    reference,
    token,
    placedAt: now,
  }
  const saved = await deps.store.orderWriter.write(order, content.revision)
  if (saved === 'content-changed') {
    await deps.store.refresh()
    return null
  }
  if (saved === 'taken') return answerAgain(deps, attempt)
  return { ok: true, value: { id: saved, reference, token, placedAt: now, total: order.quote.total } }
}

type Decision =
  | {
      readonly ok: true
      readonly value: Pick<NewOrder, 'draft' | 'contact' | 'quote' | 'settings' | 'lang' | 'paymentMethod'>
    }
  | Extract<PlaceOrderResult, { ok: false }>

/** Pure: what is wrong with the order as sent, or the order as it will be written. */
function decideOrder(input: PlaceOrderInput, { facts }: Content, now: Date): Decision {
  const draft = { ...input.draft, address: plainText(input.draft.address) }
  const priced = quote(draft, facts, now)
  const { contact, refusals } = checkContact(input.contact)
  const all = [...priced.refusals, ...refusals]
  if (all.length > 0) return { ok: false, refusals: all }
  if (priced.total !== input.expectedTotal) {
    return refused(refusal('price-changed', 'order', { shown: input.expectedTotal, actual: priced.total }))
  }
  const { expectedSubtotal = priced.subtotal } = input
  if (priced.subtotal !== expectedSubtotal) {
    return refused(refusal('price-changed', 'order', { shown: expectedSubtotal, actual: priced.subtotal }))
  }
  const { lang, paymentMethod } = input
  return { ok: true, value: { draft, contact, quote: priced, settings: facts.settings, lang, paymentMethod } }
}

/** The answer an earlier call with the same key got; null when there was none. */
async function answerAgain(
  deps: PlaceOrderDeps,
  { keyHash, bodyHash }: Attempt,
): Promise<PlaceOrderResult | null> {
  const earlier = await findByIdempotencyKey(deps.store.db, keyHash)
  if (!earlier) return null
  if (earlier.bodyHash !== bodyHash()) return refused(refusal('idempotency-key-reused', 'order', {}))
  const { id, reference, placedAt, total } = earlier
  return {
    ok: true,
    value: { id, reference, token: orderToken(deps.store.tokenKey, reference), placedAt, total },
  }
}

function refused(...refusals: Refusal[]): Extract<PlaceOrderResult, { ok: false }> {
  return { ok: false, refusals }
}
