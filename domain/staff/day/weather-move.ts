/** Moves orders of a day stopped by weather; they can return for five minutes. */
import { addDays, type CalendarDate, daysBetween } from '#domain/calendar.ts'
import { capacityOf, fits, isSlotOpen } from '#domain/delivery/capacity.ts'
import { type DatedSet, dateRefusal, slotRefusal } from '#domain/delivery/delivery-dates.ts'
import { recallAcceptedFor, type WeatherKind } from '#domain/delivery/weather.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { type DeadlineRules, deadlineOnNewDate, paymentDeadline } from '#domain/payment/payment-deadline.ts'
import { actionRefusal } from '#domain/placed/order-actions.ts'
import { type Decision, type OrderSituation, refusing } from '#domain/placed/order-situation.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import { refusal } from '#domain/refusals.ts'
import type { ChangePolicy } from '#domain/shop/policies.ts'
import type { Settings } from '#domain/shop/settings.ts'

/** Staff decide individually on orders on the road. */
export const movableStatuses = ['confirmed', 'preparing', 'ready'] as const satisfies readonly OrderStatus[]

/** Orders move within the period of their own terms. */
export function decideWeatherMove(
  order: OrderSituation,
  weather: WeatherKind,
  date: CalendarDate,
  settings: DeadlineRules & Pick<Settings, 'slots'>,
  now: Date,
): Decision {
  const reason = actionRefusal('postpone', 'staff', order.status)
  if (reason) return refusing(reason)
  if (!movableStatuses.some((status) => status === order.status)) return refusing('status-not-allowed')
  const unknownSlot = slotRefusal(order.slot, settings.slots)
  if (unknownSlot) return refusing(unknownSlot)
  const earliest = addDays(order.dueDate, 1)
  const latest = addDays(order.dueDate, order.changePolicy.postponeWithinDays)
  if (date < earliest) return refusing(refusal('date-too-early', 'date', { earliest }))
  if (date > latest) return refusing(refusal('date-too-late', 'date', { latest }))
  // The payment deadline may have passed although the food was cooked.
  const isUnpaid = order.payBy !== null && balanceOf(order, order.payments).receivedAmount === 0
  const deadline = isUnpaid ? paymentDeadline(now, date, settings) : {}
  return { ok: true, value: { set: { status: 'confirmed', dueDate: date, ...deadline }, weather } }
}

export interface MoveToRecall {
  readonly movedAt: Date
  /** The customer's first view after the move; null before it. */
  readonly openedAt: Date | null
}

export interface LastMove {
  readonly verb: OrderVerb
  readonly at: Date
  readonly statusBefore: OrderStatus | null
  readonly moved: { readonly from: { readonly date: CalendarDate; readonly slot: string } } | null
}

/**
 * Undoes a move unless the customer has seen it.
 * @param last the order's newest event
 */
export function decideRecall(
  order: OrderSituation,
  last: LastMove | null,
  { movedAt, openedAt }: MoveToRecall,
  settings: DeadlineRules,
  now: Date,
): Decision {
  if (openedAt !== null || last?.verb !== 'postpone' || !last.moved || !last.statusBefore)
    return refusing('nothing-to-take-back')
  // Another weather call moved the order since.
  if (last.at.getTime() !== movedAt.getTime()) return refusing('nothing-to-take-back')
  if (now.getTime() - movedAt.getTime() > recallAcceptedFor) return refusing('too-late-to-take-back')
  const reason = actionRefusal('take-back', 'staff', order.status)
  if (reason) return refusing(reason)
  const { date, slot } = last.moved.from
  const isUnpaid = balanceOf(order, order.payments).receivedAmount === 0
  const deadline = isUnpaid ? deadlineOnNewDate(order, date, settings, now) : {}
  return { ok: true, value: { set: { status: last.statusBefore, dueDate: date, slot, ...deadline } } }
}

export interface StoppedOrder {
  readonly id: number
  readonly slot: string
  readonly portions: number
  readonly changePolicy: ChangePolicy
  readonly sets: readonly DatedSet[]
}

/**
 * Reserves for each order the first open day with capacity for its sets, counting earlier orders; null if
 * there is none in time.
 * @param stoppedDates other days stopped by weather
 * @param takenIn portions already in a slot
 */
export function heldDates(
  orders: readonly StoppedOrder[],
  day: CalendarDate,
  settings: Settings,
  stoppedDates: ReadonlySet<CalendarDate>,
  takenIn: (due: { readonly date: CalendarDate; readonly slot: string }) => number,
): ReadonlyMap<number, CalendarDate | null> {
  const portionsBySlot = new Map<string, number>()
  const free = ({ slot, portions, sets, changePolicy }: StoppedOrder): CalendarDate | null => {
    const latest = addDays(day, changePolicy.postponeWithinDays)
    // Orders were placed in time, so set lead times do not apply again.
    const inTime = sets.map((set) => ({ ...set, leadDays: null }))
    const rules = { ...settings, leadDays: 1, leadSeasons: [], horizonDays: daysBetween(day, latest) }
    for (let date = addDays(day, 1); date <= latest; date = addDays(date, 1)) {
      const due = { date, slot }
      const bookedPortions = takenIn(due) + (portionsBySlot.get(`${date} ${slot}`) ?? 0)
      const hasPlace = isSlotOpen(due, settings) && fits(portions, bookedPortions, capacityOf(due, settings))
      if (hasPlace && !stoppedDates.has(date) && !dateRefusal(date, inTime, rules, day)) return date
    }
    return null
  }
  return new Map(
    orders.map((order) => {
      const date = free(order)
      const key = `${date} ${order.slot}`
      if (date !== null) portionsBySlot.set(key, (portionsBySlot.get(key) ?? 0) + order.portions)
      return [order.id, date]
    }),
  )
}
