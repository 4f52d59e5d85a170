/** What changed of a day's orders after the kitchen had planned it: it is told until somebody has seen it. */
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
  /** When preparing began, and when its first label was printed; null: not yet. */
  readonly preparedAt: Date | null
  readonly printedAt: Date | null
}

export interface OrderChanged {
  readonly verb: OrderVerb
  readonly at: Date
  readonly statusBefore: OrderStatus | null
  readonly changes: readonly FieldChange[] | null
}

/** What the kitchen has nothing to do with, and may not see. */
const money: readonly ChangedField[] = ['deliveryFee', 'total']

export function kitchenChanges(changes: readonly FieldChange[] | null): readonly FieldChange[] {
  return (changes ?? []).filter(({ field }) => !money.includes(field))
}

/**
 * Whether a change comes after the plan: from the day before on, when the kitchen sees the order, or after its food was
 * begun or its first label was printed. An order that was not confirmed was in no plan.
 */
export function isLate(change: OrderChanged, date: CalendarDate, planned: PlannedOrder): boolean {
  const { verb, at, statusBefore, changes } = change
  const isOfKitchen = lateVerbs.some((each) => each === verb)
  if (!isOfKitchen || statusBefore === 'submitted') return false
  if (verb === 'edit' && kitchenChanges(changes).length === 0) return false
  const starts = [startOfDay(addDays(date, -1)), planned.preparedAt, planned.printedAt]
  return starts.some((start) => start !== null && at >= start)
}
