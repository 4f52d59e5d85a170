import { eq } from 'drizzle-orm'
import { addDays, type CalendarDate, daysBetween, todayInHongKong } from '#domain/calendar.ts'
import { type Due, dayRuleOf, isDayOpen } from '#domain/delivery/capacity.ts'
import { specialFeeOn } from '#domain/delivery/fee-on-another-day.ts'
import { plainTextWithin } from '#domain/free-text.ts'
import { maxCancelReason } from '#domain/input-limits.ts'
import { type Cents, nothing } from '#domain/money.ts'
import {
  actionOf,
  type ChangeContext,
  type ChangeOptions,
  type ChangeQuote,
  changeOptions,
  quoteChange,
  type RequestedChange,
} from '#domain/placed/order-change.ts'
import {
  type Decision,
  type OrderChange,
  type OrderSituation,
  refusing,
} from '#domain/placed/order-situation.ts'
import { withoutPlace } from '#domain/placed/order-status.ts'
import type { Refusal } from '#domain/refusals.ts'
import { giveBackLimit, type RefundLimit } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { closePage } from '#server/commands/payments/close-page.ts'
import { situationOf } from '#server/db/orders/order-situations.ts'
import { findOrder, type OpenedOrder } from '#server/db/orders/orders.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { staff } from '#server/db/schema/staff.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import { type ChangeResult, changeOrder } from './change-order.ts'
import { noteChosenDay } from './note-weather-choice.ts'
import { countGivenBack, foreseeGivenBack, type GivingBack } from './steps/give-back-limit.ts'
import { setIdsOfOrder, whereThereIsRoom, whyNoRoom, withNearest } from './steps/slot-room.ts'

type ChangeStore = Pick<Store, 'db' | 'queue' | 'content' | 'tokenKey'>

export interface ConfirmDeps {
  readonly store: ChangeStore
  readonly provider: PaymentProvider | null
}

export interface OrderKey {
  readonly reference: string
  readonly key: string
}

/** A difference to the price the customer saw is refused (decisions 17). */
export interface ConfirmedChange {
  readonly change: RequestedChange
  readonly version: number
  readonly expected: { readonly totalAfter: Cents; readonly toReturn: Cents }
  /** The input is unedited; only cancellations request a reason. */
  readonly why?: string
}

export interface CurrentOptions extends ChangeOptions {
  readonly version: number
  readonly due: Due
  /** Null if a postponed order has no reserved day. */
  readonly reservedDue: Due | null
  readonly slots: readonly { readonly from: string; readonly to: string }[]
  readonly closedDates: readonly CalendarDate[]
  readonly portions: number
  readonly specialDays: Readonly<Record<CalendarDate, SpecialDay>>
}

interface SpecialDay {
  readonly closedSlots: readonly string[]
  /** The value is null for the usual fee. */
  readonly fee: Cents | null
}

function datesFrom(first: CalendarDate, last: CalendarDate): readonly CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  )
}

export type PricedChange = Omit<ChangeQuote, 'set'> & { readonly version: number }

export async function customerOptions(
  store: ChangeStore,
  key: OrderKey,
  now: Date,
): Promise<CurrentOptions | null> {
  const match = await load(store, key, now)
  if (!match) return null
  const { situation, context } = match
  const { settings } = context
  const options = changeOptions(situation, context)
  const dates = datesFrom(options.earliest, options.latest)
  const special = dates.flatMap((date) => {
    const closedSlots = dayRuleOf(date, settings)?.closedSlots ?? []
    const fee = specialFeeOn(date, situation, settings)
    return closedSlots.length > 0 || fee !== null ? [[date, { closedSlots, fee }] as const] : []
  })
  const due = { date: situation.dueDate, slot: situation.slot }
  return {
    ...options,
    version: situation.version,
    due,
    reservedDue: withoutPlace.includes(situation.status) ? null : due,
    slots: settings.slots,
    closedDates: dates.filter((date) => !isDayOpen(date, settings)),
    portions: situation.portions,
    specialDays: Object.fromEntries(special),
  }
}

export async function priceChange(
  store: ChangeStore,
  key: OrderKey,
  change: RequestedChange,
  now: Date,
): Promise<Decision<PricedChange>> {
  return refuseInOutage(async () => {
    const match = await load(store, key, now)
    if (!match) return refusing('order-unknown')
    const changeQuote = quoteChange(change, match.situation, match.context)
    if (!changeQuote.ok) return refusing(await withNearestDate(store, match, change, changeQuote.reason, now))
    const { set, ...slip } = changeQuote.value
    const { order, situation, context } = match
    const giver = await giverOf(store.db, match, situation, null)
    if (giver) {
      const givingBack = givingBackOf(giver, change, changeQuote.value)
      const givenBack = await foreseeGivenBack(store.db, order.id, situation, givingBack, now)
      if (givenBack === null) return refusing(giver.overLimit)
    }
    const full = await whyNoRoom(store.db, order.id, situation, { set }, context.settings)
    if (full) return refusing(await withNearestDate(store, match, change, full, now))
    return { ok: true, value: { ...slip, version: match.situation.version } }
  })
}

/**
 * Closes an open payment page first, because a payment there would be for the unchanged order. Never throws because of
 * input or an outage of the database.
 * @param by staff member signed in to that browser
 */
export async function confirmChange(
  { store, provider }: ConfirmDeps,
  key: OrderKey,
  { change, version, expected, why = '' }: ConfirmedChange,
  now: Date,
  by: StaffMember | null = null,
): Promise<ChangeResult> {
  return refuseInOutage(async () => {
    const match = await load(store, key, now)
    if (!match) return refusing('order-unknown')
    const { order, context } = match
    const decide = async (situation: OrderSituation, tx: Transaction): Promise<Decision<OrderChange>> => {
      if (situation.payments.some(({ mayArrive }) => mayArrive)) return refusing('payment-pending')
      const changeQuote = quoteChange(change, situation, context)
      if (!changeQuote.ok)
        return refusing(await withNearestDate({ db: tx }, match, change, changeQuote.reason, now))
      const { set, fee, totalAfter, toReturn } = changeQuote.value
      if (totalAfter !== expected.totalAfter || toReturn !== expected.toReturn)
        return refusing('price-changed')
      const value = { set, ...(fee > 0 && { amount: fee }), weather: situation.weather }
      const rules = { exceeds: [], sets: () => context.sets }
      const allowed = { ok: true, value } as const
      const decision: Decision<OrderChange> = await whereThereIsRoom<Refusal>(
        tx,
        order.id,
        situation,
        allowed,
        rules,
        now,
      )
      const giver = await giverOf(tx, match, situation, by)
      if (!decision.ok || !giver) return decision
      const givingBack = givingBackOf(giver, change, changeQuote.value)
      const givenBack = await countGivenBack(tx, order.id, situation, givingBack, now)
      return givenBack === null
        ? refusing(giver.overLimit)
        : { ok: true, value: { ...decision.value, givenBack } }
    }
    const changeQuote = quoteChange(change, match.situation, context)
    if (!changeQuote.ok) return refusing(await withNearestDate(store, match, change, changeQuote.reason, now))
    const open = (await paymentsOf(store.db, order.id)).find(({ state }) => state === 'started')
    if (open) await closePage({ store, provider }, open, order.reference, now)
    const actor = { kind: 'customer', name: by?.name ?? '', id: by?.id ?? order.sentBy } as const
    const target = { orderId: order.id, expectedVersion: version }
    // A reason is optional, so a long one is cut.
    const note = plainTextWithin(why, maxCancelReason)
    const step = { verb: actionOf[change.kind], actor, note, decide }
    const save = (tx: Transaction) => noteChosenDay(tx, order.id, now)
    return changeOrder(store, target, change.kind === 'date' ? { ...step, save } : step, now)
  })
}

interface Giver extends Pick<GivingBack, 'limit' | 'byId'> {
  readonly overLimit: 'over-own-limit' | 'over-senders-limit'
}

/**
 * Returns the person whose limit applies to a refund by the link (docs/decisions/0020). Null for a day that the weather
 * stopped: its customers get links in bulk, and a full refund by the terms.
 */
async function giverOf(
  db: Pick<Store['db'], 'select'>,
  { order: { sentBy }, settings }: CustomerOrder,
  { weather, stoppedDay }: OrderSituation,
  by: StaffMember | null,
): Promise<Giver | null> {
  if (by) return giver(by.id, giveBackLimit(by.role, settings), 'over-own-limit')
  if (sentBy === null || weather !== null || stoppedDay !== null) return null
  const [sender] = await db.select({ role: staff.role }).from(staff).where(eq(staff.id, sentBy))
  return giver(sentBy, sender ? giveBackLimit(sender.role, settings) : nothing, 'over-senders-limit')
}

const giver = (byId: string, limit: Cents | null, overLimit: Giver['overLimit']): Giver | null =>
  limit === null ? null : { byId, limit, overLimit }

const givingBackOf = (
  { byId, limit }: Giver,
  { kind }: RequestedChange,
  { toReturn }: Pick<ChangeQuote, 'toReturn'>,
): GivingBack => ({ byId, limit, amount: toReturn, isOwed: kind === 'cancel' })

function withNearestDate<Reason>(
  { db }: { readonly db: Pick<Store['db'], 'select'> },
  { situation: { portions }, context: { settings, sets } }: CustomerOrder,
  change: RequestedChange,
  reason: Reason | Refusal,
  now: Date,
): Promise<Reason | Refusal> {
  const slot = change.kind === 'cancel' ? null : change.slot
  return withNearest(db, settings, reason, { slot, portions, sets }, now)
}

interface CustomerOrder {
  readonly order: OpenedOrder
  readonly situation: OrderSituation
  readonly context: ChangeContext
  readonly settings: RefundLimit
}

async function load(
  store: ChangeStore,
  { reference, key }: OrderKey,
  now: Date,
): Promise<CustomerOrder | null> {
  const order = await findOrder(store, reference, key)
  if (!order) return null
  const { rules, settings } = await store.content()
  return {
    order,
    settings,
    situation: await situationOf(store.db, order, now),
    context: {
      settings: rules.settings,
      sets: setIdsOfOrder(order, rules),
      promotionIds: order.promotions.map(({ promotionId }) => promotionId),
      now,
      today: todayInHongKong(now),
    },
  }
}
