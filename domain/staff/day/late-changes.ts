/** Changes after the kitchen's planning are shown until acknowledged. */
import { addDays, type CalendarDate, startOfDay } from '#domain/calendar.ts'
import type { ChangedField, FieldChange } from '#domain/placed/order-situation.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'

export const lateVerbs = [
  'edit',
  'change-slot',
  'change-date',
  'cancel',
  'release',
  'postpone',
] as const satisfies readonly OrderVerb[]

export interface PlannedOrder {
  /** Changes after preparation or the first label are late. */
  readonly preparedAt: Date | null
  readonly printedAt: Date | null
}

export interface ChangeEvent {
  readonly verb: OrderVerb
  readonly at: Date
  readonly statusBefore: OrderStatus | null
  readonly changes: readonly FieldChange[] | null
}

/** The kitchen sees no prices. */
const money: readonly ChangedField[] = ['deliveryFee', 'total']

export function kitchenChanges(changes: readonly FieldChange[] | null): readonly FieldChange[] {
  return (changes ?? []).filter(({ field }) => !money.includes(field))
}

/** Late from the day before, or once preparation or labels began; unconfirmed orders were not planned. */
export function isLate(change: ChangeEvent, date: CalendarDate, order: PlannedOrder): boolean {
  const { verb, at, statusBefore, changes } = change
  const isOfKitchen = lateVerbs.some((each) => each === verb)
  if (!isOfKitchen || statusBefore === 'submitted') return false
  if (verb === 'edit' && kitchenChanges(changes).length === 0) return false
  const starts = [startOfDay(addDays(date, -1)), order.preparedAt, order.printedAt]
  return starts.some((start) => start !== null && at >= start)
}
