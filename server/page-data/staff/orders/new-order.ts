import { entryNote } from '#content/staff/orders/bounds.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { portionsOf } from '#domain/menu/portions.ts'
import { type Cents, cents } from '#domain/money.ts'
import { type Bound, boundsExceeded } from '#domain/ordering/order-bounds.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Refusal } from '#domain/refusals.ts'
import {
  decideNewOrder,
  emptyNewOrder,
  enteredOrder,
  type NewOrderForm,
  type NewOrderProblem,
  newOrderProblems,
} from '#domain/staff/orders/edit/new-order.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { findByIdempotencyKey, hashOf } from '#server/db/orders/orders.ts'
import type { Store } from '#server/db/store/store.ts'
import type { SignedInStaff } from '#server/page-data/session.ts'
import { chosenWays, offeredMethods, type PaymentWays } from '#server/payments/payment-ways.ts'
import { type OrderFormView, orderFormView } from './order-form-view.ts'

type EntryStore = Pick<Store, 'db' | 'orderWriter' | 'content' | 'refresh' | 'tokenKey'>

export interface NewOrderView {
  readonly entry: NewOrderForm
  readonly form: OrderFormView
  /** The order exceeds these limits, confirmed or not. */
  readonly exceeds: readonly Bound[]
  readonly problems: readonly NewOrderProblem[]
  readonly price: {
    readonly rows: readonly NewOrderRow[]
    readonly total: Cents
    /** False if the fee is unknown. */
    readonly includesDeliveryFee: boolean
  }
  readonly methods: readonly PaymentMethod[]
}

export interface NewOrderRow {
  readonly kind: 'line' | 'cutlery' | 'tongs' | 'promotion' | 'delivery'
  /** The name of the set or promotion. */
  readonly name: Text | null
  readonly units: number | null
  /** Null if the fee is unknown. */
  readonly amount: Cents | null
}

/**
 * @param postedForm null when the page is opened
 * @returns null without permission
 */
export async function newOrderView(
  store: EntryStore,
  { role }: StaffMember,
  postedForm: NewOrderForm | null,
  orderRefusals: readonly Refusal[],
  ways: PaymentWays,
  now: Date,
): Promise<NewOrderView | null> {
  if (!may(role, 'change-order')) return null
  const entry = postedForm ?? emptyNewOrder(crypto.randomUUID())
  const { rules, settings } = await store.content()
  const methods = offeredMethods(chosenWays(ways, settings))
  const today = todayInHongKong(now)
  const order = enteredOrder(entry)
  const { quote } = decideNewOrder(order, [], rules, today)
  const portions = portionsOf(quote.lines)
  const form = await orderFormView(
    store,
    // Staff state a fee by quotation on the order's page.
    { values: entry.values, rules, quote, portions, isFeeByQuotation: false, storedDue: null },
    today,
  )
  const { date, slot } = order.draft
  const bookedPortions = form.ruler?.loads.find((load) => load.slot === slot)?.portions ?? 0
  const exceeds =
    form.ruler && date && slot
      ? boundsExceeded(
          { date, slot },
          { portions, bookedPortions },
          quote.lines.map(({ set }) => set),
          rules.settings,
          today,
        )
      : []
  const { refusals } = decideNewOrder(order, exceeds, rules, today)
  const allRefusals = [
    ...refusals,
    ...orderRefusals.filter(({ code }) => refusals.every((each) => each.code !== code)),
  ]
  return {
    entry,
    form,
    exceeds,
    methods,
    problems: newOrderProblems(allRefusals, exceeds, entry, order.keys),
    price: { rows: rowsOf(quote), total: quote.total, includesDeliveryFee: quote.includesDeliveryFee },
  }
}

function rowsOf(quote: ReturnType<typeof decideNewOrder>['quote']): readonly NewOrderRow[] {
  const extras = (['cutlery', 'tongs'] as const).filter((kind) => quote[kind].extra > 0)
  return [
    ...quote.lines.map(({ set, units, amount }) => ({
      kind: 'line' as const,
      name: set.name,
      units,
      amount,
    })),
    ...extras.map((kind) => ({ kind, name: null, units: quote[kind].extra, amount: quote[kind].amount })),
    ...quote.promotions.map(({ code, name, discount }) => ({
      kind: 'promotion' as const,
      name: code ? { zh: code, en: code } : name,
      units: null,
      amount: cents(-discount),
    })),
    { kind: 'delivery', name: null, units: null, amount: quote.delivery.fee },
  ]
}

export type EnterResult =
  | { readonly ok: true; readonly reference: OrderReference }
  | { readonly ok: false; readonly reason: 'actor-not-allowed' | 'reason-missing' }
  /** The response to the first attempt was lost. */
  | { readonly ok: false; readonly reason: 'placed-before'; readonly earlier: OrderReference }
  /** Each refusal names its field. */
  | { readonly ok: false; readonly reason: 'refused'; readonly refusals: readonly Refusal[] }

/** Uses the same command as customers. Exceeding limits and paying later need a reason for the audit log. */
export async function enterOrder(
  store: EntryStore,
  staff: SignedInStaff,
  form: NewOrderForm,
  now: Date,
): Promise<EnterResult> {
  if (!may(staff.role, 'change-order')) return { ok: false, reason: 'actor-not-allowed' }
  const { exceeds, key, shownTotal } = form
  const { keys: _, source, reason, paysLater, ...order } = enteredOrder(form)
  if ((exceeds.length > 0 || paysLater) && reason === '') return { ok: false, reason: 'reason-missing' }
  const entry = {
    ...({ actor: { kind: 'staff', name: staff.name, id: staff.id }, source, exceeds, paysLater } as const),
    note: entryNote(reason, exceeds, paysLater, staff.lang),
  }
  const expected = { total: shownTotal ?? cents(-1) }
  const result = await placeOrder(
    { store, randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)) },
    { ...order, entry, expected, idempotencyKey: key },
    now,
  )
  if (!result.ok) {
    const isReused = result.refusals.some(({ code }) => code === 'idempotency-key-reused')
    const earlier = isReused ? await orOutage(() => findByIdempotencyKey(store.db, hashOf(key))) : null
    return earlier && earlier !== 'temporarily-unavailable'
      ? { ok: false, reason: 'placed-before', earlier: earlier.reference }
      : { ok: false, reason: 'refused', refusals: result.refusals }
  }
  return { ok: true, reference: result.value.reference }
}
