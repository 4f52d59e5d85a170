/** Customer changes with their prices and effects (decisions 25, 33). */
import { addDays, type CalendarDate, daysBetween, isWithinSeason } from '#domain/calendar.ts'
import {
  closedSlotRefusal,
  type DatedSet,
  dateRefusal,
  earliestOrderDate,
  latestOrderDate,
  slotRefusal,
} from '#domain/delivery/delivery-dates.ts'
import { deliveryFeeOn } from '#domain/delivery/fee-on-another-day.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { type Cents, cents, nothing } from '#domain/money.ts'
import { afterAllowance } from '#domain/payment/grant-refund.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { deadlineAfterMove } from '#domain/payment/rest-deadline.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Promotion, Settings } from '#domain/shop/settings.ts'
import { changeFeeOf, keptFees, keptOf, receivedFor } from './change-fee.ts'
import { actionRefusal, type OrderAction } from './order-actions.ts'
import {
  type ChangeableFields,
  type ChangeRefusal,
  type Decision,
  type OrderSituation,
  refusing,
} from './order-situation.ts'
import { statusOnNewDate } from './order-status.ts'
import { isStoppedByWeather, stoppedDay } from './weathered-order.ts'

export type RequestedChange =
  /** Stays on the same day. */
  | { readonly kind: 'slot'; readonly slot: string }
  | { readonly kind: 'date'; readonly date: string; readonly slot: string }
  | { readonly kind: 'cancel' }

export interface ChangeContext {
  readonly settings: Settings
  /** Sets that still exist, with their seasons and sold-out dishes. */
  readonly sets: readonly Required<DatedSet>[]
  readonly promotionIds: readonly string[]
  readonly now: Date
  readonly today: CalendarDate
}

/** A null change is possible; otherwise it contains the refusal. */
export interface ChangeOptions {
  readonly slot: ChangeRefusal | null
  readonly date: ChangeRefusal | null
  readonly cancel: ChangeRefusal | null
  readonly until: CalendarDate
  /** The fee is 0 while unpaid and after bad weather. */
  readonly fee: Cents
  /** The cancellation fee with fees of earlier changes. */
  readonly cancellationFee: Cents
  readonly feePercent: number
  /** True if the shop could not deliver. */
  readonly isFree: boolean
  readonly weather: WeatherKind | null
  readonly earliest: CalendarDate
  readonly latest: CalendarDate
}

/** The customer sees this summary before the confirmation. */
export interface ChangeQuote {
  readonly change: RequestedChange
  readonly due: { readonly date: CalendarDate; readonly slot: string }
  /** After a cancellation, the total is what the shop keeps. */
  readonly totalBefore: Cents
  readonly totalAfter: Cents
  /** The difference may be negative. */
  readonly deliveryDifference: Cents
  readonly fee: Cents
  /** Fees of earlier changes, kept on cancelling. */
  readonly earlierFees: Cents
  readonly receivedAmount: Cents
  readonly toPay: Cents
  readonly toReturn: Cents
  readonly set: Partial<ChangeableFields>
}

/** An event has the name of its action. */
export const actionOf = {
  slot: 'change-slot',
  date: 'change-date',
  cancel: 'cancel',
} as const satisfies Record<RequestedChange['kind'], OrderAction>

export function changeOptions(order: OrderSituation, { settings, today }: ChangeContext): ChangeOptions {
  const { noticeDays, feePercent, postponeWithinDays } = order.changePolicy
  const isFree = isStoppedByWeather(order)
  const earliest = earliestOrderDate(today, settings)
  const refusalOf = (kind: RequestedChange['kind']) => whyNot(kind, order, today)
  return {
    slot: refusalOf('slot'),
    date: refusalOf('date'),
    cancel: refusalOf('cancel'),
    until: isFree ? addDays(stoppedDay(order), postponeWithinDays) : addDays(order.dueDate, -noticeDays),
    fee: changeFeeOf(order),
    cancellationFee: keptOf(order),
    feePercent,
    isFree,
    weather: order.weather,
    earliest,
    latest: isFree ? addDays(stoppedDay(order), postponeWithinDays) : latestOrderDate(today, settings),
  }
}

/** Waiting transfer pictures delay a cancellation, and do not change what it returns. */
export function refundOnCancelling(order: OrderSituation, today: CalendarDate): Cents {
  if (whyNot('cancel', { ...order, waitingProofs: 0 }, today)) return nothing
  return cents(Math.max(0, receivedFor(order) - keptOf(order)))
}

/** The summary and the decision both use this quote. */
export function quoteChange(
  change: RequestedChange,
  order: OrderSituation,
  context: ChangeContext,
): Decision<ChangeQuote> {
  const refusal = whyNot(change.kind, order, context.today)
  if (refusal) return refusing(refusal)
  if (change.kind === 'cancel') {
    return quoteWith(change, order, { status: 'cancelled', cancellationFee: keptOf(order) }, nothing)
  }
  const slot = slotRefusal(change.slot, context.settings.slots)
  if (slot) return refusing(slot)
  if (change.kind === 'slot') {
    if (change.slot === order.slot) return refusing('nothing-changes')
    const slotRefusal = closedSlotRefusal({ date: order.dueDate, slot: change.slot }, context.settings)
    if (slotRefusal) return refusing(slotRefusal)
    return quoteWith(change, order, { slot: change.slot }, nothing)
  }
  return quoteDate(change, order, context)
}

function quoteDate(
  change: Extract<RequestedChange, { kind: 'date' }>,
  order: OrderSituation,
  { settings, sets, promotionIds, today, now }: ChangeContext,
): Decision<ChangeQuote> {
  const { postponeWithinDays } = order.changePolicy
  const horizonDays = isStoppedByWeather(order)
    ? daysBetween(today, addDays(stoppedDay(order), postponeWithinDays))
    : settings.horizonDays
  const refusal = dateRefusal(change.date, sets, { ...settings, horizonDays }, today)
  if (refusal) return refusing(refusal)
  const dueDate = change.date as CalendarDate
  const slotRefusal = closedSlotRefusal({ date: dueDate, slot: change.slot }, settings)
  if (slotRefusal) return refusing(slotRefusal)
  if (dueDate === order.dueDate && order.status !== 'postponed') return refusing('nothing-changes')
  const promotions = settings.promotions.filter(({ id }) => promotionIds.includes(id))
  const outside = isStoppedByWeather(order) ? null : codeOutOfSeason(promotions, order.dueDate, dueDate)
  if (outside) return refusing(outside)
  const deliveryFee = deliveryFeeOn(dueDate, order, settings)
  const difference = cents((deliveryFee ?? 0) - (order.deliveryFee ?? 0))
  const fee = changeFeeOf(order)
  const set = {
    dueDate,
    slot: change.slot,
    deliveryFee,
    changeFee: cents(order.changeFee + fee),
    ...afterAllowance(order.total + order.allowance + difference + fee, order.allowance),
    status: statusOnNewDate(order.status),
  }
  return quoteWith(change, order, { ...set, ...deadlineAfterMove(order, set, settings, now) }, difference)
}

/** Promotions for certain dates do not move to other dates. */
function codeOutOfSeason(
  promotions: readonly Promotion[],
  from: CalendarDate,
  to: CalendarDate,
): Refusal | null {
  for (const { code, season } of promotions)
    if (code && season && isWithinSeason(from, season) && !isWithinSeason(to, season))
      return refusal('promotion-out-of-season', 'date', { promotionCode: code, ...season })
  return null
}

function quoteWith(
  change: RequestedChange,
  order: OrderSituation,
  set: Partial<ChangeableFields>,
  deliveryDifference: Cents,
): Decision<ChangeQuote> {
  const after = { ...order, ...set }
  const { receivedAmount, due: toPay, excess: toReturn } = balanceOf(after, order.payments)
  const isOff = change.kind === 'cancel'
  const fees = keptFees(after.cancellationFee, order.changeFee)
  return {
    ok: true,
    value: {
      change,
      due: { date: after.dueDate, slot: after.slot },
      totalBefore: order.total,
      totalAfter: isOff ? after.cancellationFee : after.total,
      deliveryDifference,
      fee: isOff ? fees.newFee : cents(after.changeFee - order.changeFee),
      earlierFees: isOff ? fees.earlier : nothing,
      receivedAmount,
      toPay,
      toReturn,
      set,
    },
  }
}

function whyNot(
  kind: RequestedChange['kind'],
  order: OrderSituation,
  today: CalendarDate,
): ChangeRefusal | null {
  const refusal = actionRefusal(actionOf[kind], 'customer', order.status)
  if (refusal) return refusal
  // The picture may prove that the order is paid, which adds a fee.
  if (order.waitingProofs > 0 && balanceOf(order, order.payments).due > 0) return 'proof-being-checked'
  const { noticeDays, postponeWithinDays } = order.changePolicy
  if (isStoppedByWeather(order)) {
    const isOver = today > addDays(stoppedDay(order), postponeWithinDays)
    return isOver && kind !== 'cancel' ? 'postponed-too-long' : null
  }
  return today > addDays(order.dueDate, -noticeDays) ? 'notice-too-short' : null
}
