/** Each role gets only the live events of its work. */
import type { CalendarDate } from '#domain/calendar.ts'
import { type OrderVerb, orderVerbs } from '#domain/placed/order-verbs.ts'
import { maySeeDay, type Role, seesPrices } from './permissions.ts'

/** money: payments; work: kitchen, packing and driving; change: anything else. */
export const staffEventKinds = ['new', 'money', 'change', 'work'] as const

export type StaffEventKind = (typeof staffEventKinds)[number]

export interface StaffEventMessage {
  readonly kind: StaffEventKind
  /** Absent if the event is not about a single order. */
  readonly order?: number
}

const kinds: Partial<Record<OrderVerb, StaffEventKind>> = {
  place: 'new',
  remind: 'money',
  'submit-proof': 'money',
  'refuse-proof': 'money',
  'take-payment': 'money',
  'receive-payment': 'money',
  'grant-refund': 'money',
  'ask-refund': 'money',
  'refuse-refund': 'money',
  'start-refund': 'money',
  refund: 'money',
  'fail-refund': 'money',
  'take-back-payment': 'money',
}

export const moneyVerbs = orderVerbs.filter((verb) => kinds[verb] === 'money')

export function staffEventKind(verb: OrderVerb): StaffEventKind {
  return kinds[verb] ?? 'change'
}

export interface OrderToNotify {
  readonly verb: OrderVerb
  /** Due dates before and after the change. */
  readonly dates: readonly CalendarDate[]
  readonly isOnOwnRun: boolean
}

/**
 * Returns null for events hidden from the role. Roles without prices receive money events as changes,
 * because their pages need the new version.
 */
export function eventFor(
  role: Role,
  { verb, dates, isOnOwnRun }: OrderToNotify,
  today: CalendarDate,
): StaffEventKind | null {
  if (!isOnOwnRun && !dates.some((date) => maySeeDay(role, date, today))) return null
  const kind = staffEventKind(verb)
  return kind === 'money' && !seesPrices(role) ? 'change' : kind
}
