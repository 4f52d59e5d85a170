import { todayInHongKong } from '#domain/calendar.ts'
import { capacityOf } from '#domain/delivery/capacity.ts'
import { portionsOf } from '#domain/menu/portions.ts'
import type { Cents } from '#domain/money.ts'
import type { TypedContact } from '#domain/ordering/contact-details.ts'
import { datedSet } from '#domain/ordering/dated-set.ts'
import { decideOrder } from '#domain/ordering/decide-order.ts'
import { isIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import { type Bound, factsBeyond } from '#domain/ordering/order-bounds.ts'
import type { OrderFacts } from '#domain/ordering/order-check.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import { type PaymentDeadline, paymentDeadline } from '#domain/payment/payment-deadline.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import { type LookupToken, type OrderReference, orderReference } from '#domain/placed/order-reference.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Lang } from '#domain/text.ts'
import type { NewOrder, OrderEntry } from '#server/db/orders/insert-orders.ts'
import { findByIdempotencyKey, hashOf, orderToken } from '#server/db/orders/orders.ts'
import { isOutage, isRace } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { deriveKeyHash } from './steps/derive-key.ts'
import { hashBody } from './steps/hash-body.ts'
import { withNearest } from './steps/slot-room.ts'

export interface PlaceOrderInput {
  /** Generated once by the browser for each attempt to order; a retry sends the same key. Null: see derive-key.ts. */
  readonly idempotencyKey: string | null
  readonly draft: OrderDraft
  readonly contact: TypedContact
  readonly needs?: OrderNeeds | undefined
  /** Null: staff agree on it with the customer. */
  readonly paymentMethod: PaymentMethod | null
  readonly lang: Lang
  /** Absent: the customer ordered online. Only commands of staff may pass this on. */
  readonly entry?: StaffEntry | undefined
  /** What the customer saw: the total and, where the caller tells it, the sum before discounts and delivery. */
  readonly shown: { readonly total: Cents; readonly subtotal?: Cents }
}

/** An order that staff enter for a customer. */
export interface StaffEntry extends OrderEntry {
  /** The bounds that staff exceed on purpose; the note says why. */
  readonly exceeds: readonly Bound[]
  /** Nobody waits for the money before the food is made; the note says why. */
  readonly paysLater: boolean
}

export interface PlacedOrder {
  readonly id: number
  readonly reference: OrderReference
  /** Opens the order's page; identical in the response to a repeated call. */
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
  /** Draws random bytes for references; a test may pass a predictable source. */
  readonly randomBytes: (size: number) => Uint8Array
}

/** A conflict (a key in use, a price changed meanwhile, a reference drawn twice) is resolved by one more attempt. */
const maxAttempts = 4

/**
 * Places an order: load, decide, save with a queued notice, in one transaction. Every price is computed here, by the
 * same function that made the summary the customer saw. Sending the same attempt again, even two hundred times at once,
 * returns the same result and places one order. Never throws because of input or an outage of the database.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  input: PlaceOrderInput,
  now: Date,
): Promise<PlaceOrderResult> {
  if (input.idempotencyKey !== null && !isIdempotencyKey(input.idempotencyKey)) {
    return refused(refusal('idempotency-key-invalid', 'order', {}))
  }
  for (let turn = 1; turn <= maxAttempts; turn += 1) {
    try {
      const result = await tryPlace(deps, input, await attemptOf(deps, input, now), now)
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
  /** Takes as long as pricing for a long order, so it is computed only when there is something to compare. */
  readonly bodyHash: () => string
}

async function attemptOf(
  { store }: PlaceOrderDeps,
  { idempotencyKey, ...body }: PlaceOrderInput,
  now: Date,
): Promise<Attempt> {
  if (idempotencyKey !== null) return { keyHash: hashOf(idempotencyKey), bodyHash: () => hashBody(body) }
  const bodyHash = hashBody(body)
  return { keyHash: await deriveKeyHash(store.db, bodyHash, now), bodyHash: () => bodyHash }
}

/** Resolves to null when the content or a key changed meanwhile and the caller should try again. */
async function tryPlace(
  deps: PlaceOrderDeps,
  input: PlaceOrderInput,
  attempt: Attempt,
  now: Date,
): Promise<PlaceOrderResult | null> {
  const content = await deps.store.content()
  const { facts } = content
  const exceeds = input.entry?.exceeds ?? []
  const within = factsBeyond(exceeds, facts)
  const { refusals: found, ...decided } = decideOrder(input, within, todayInHongKong(now))
  const isAsked = input.entry !== null && input.entry !== undefined && !exceeds.includes('slot-full')
  const refusals = isAsked ? [...found, ...largerThanSlot(decided, facts)] : found
  const refuse = async (why: readonly Refusal[]) => {
    const { lines } = decided.quote
    const asked = { slot: decided.draft.slot, portions: portionsOf(lines), sets: lines.map(datedSet) }
    const told = why.map((each) => withNearest(deps.store.db, facts.settings, each, asked, now))
    return refused(...(await Promise.all(told)))
  }
  if (refusals.length > 0) {
    const earlier = await repeatedResponse(deps, attempt)
    if (earlier) return earlier
    // A refusal must not rest on what was in memory while the tables have moved on.
    return (await deps.store.refresh()) === content.revision ? refuse(refusals) : null
  }

  const reference = orderReference(deps.randomBytes(16))
  const token = orderToken(deps.store.tokenKey, reference)
  const paysLater = input.entry?.paysLater ?? false
  const order: NewOrder = {
    ...decided,
    paysLater,
    deadline: paysLater ? null : deadlineOf(decided, facts, now),
    settings: facts.settings,
    exceedsCapacity: exceeds.includes('slot-full'),
    entry: input.entry ?? null,
    lang: input.lang,
    paymentMethod: input.paymentMethod,
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
  if (saved === 'taken') return repeatedResponse(deps, attempt)
  if (saved === 'slot-full') return refuse(fullSlot(decided.draft))
  // The last use of its code went to another order.
  if (typeof saved === 'object') return refused(saved)
  return { ok: true, value: { id: saved, reference, token, placedAt: now, total: order.quote.total } }
}

function fullSlot({ date, slot }: OrderDraft): readonly Refusal[] {
  return date && slot ? [refusal('slot-full', 'slot', { date, slot, nearest: null })] : []
}

/** A customer may order more than an empty slot holds; staff are asked first (docs/decisions/0031). */
function largerThanSlot(
  { draft, quote }: Pick<NewOrder, 'draft' | 'quote'>,
  { settings }: OrderFacts,
): readonly Refusal[] {
  const { date, slot } = draft
  const isLarger = date && slot && portionsOf(quote.lines) > capacityOf({ date, slot }, settings)
  return isLarger ? fullSlot(draft) : []
}

/** A fee by quotation is agreed on first. */
function deadlineOf(
  { draft, quote }: Pick<NewOrder, 'draft' | 'quote'>,
  { sets, settings }: OrderFacts,
  now: Date,
): PaymentDeadline | null {
  if (draft.date === null || !quote.includesDeliveryFee || quote.total === 0) return null
  const own = draft.lines.map(({ setId }) => sets.get(setId)?.leadDays ?? 0)
  return paymentDeadline(now, draft.date, { ...settings, leadDays: Math.max(settings.leadDays, ...own) })
}

/** The answer an earlier call with the same key got; null when there was none. */
async function repeatedResponse(
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
