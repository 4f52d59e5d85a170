/** Which news of orders a person in the back office hears, and as what: never more than their role may see. */
import type { CalendarDate } from '#domain/calendar.ts'
import { type OrderVerb, orderVerbs } from '#domain/placed/order-verbs.ts'
import { maySeeDay, type Role, seesPrices } from './permissions.ts'

/** new: an order was placed; money: of its payment; change: anything else; work: of the kitchen, the packers and the drivers. */
export const newsKinds = ['new', 'money', 'change', 'work'] as const

export type NewsKind = (typeof newsKinds)[number]

/** What the stream tells of one change. */
export interface NewsMessage {
  readonly kind: NewsKind
  /** Absent where no single order changed. */
  readonly order?: number
}

const kinds: Partial<Record<OrderVerb, NewsKind>> = {
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

/** What is done to the money of an order. */
export const moneyVerbs = orderVerbs.filter((verb) => kinds[verb] === 'money')

export function newsKind(verb: OrderVerb): NewsKind {
  return kinds[verb] ?? 'change'
}

export interface HeardOrder {
  readonly verb: OrderVerb
  /** The days that are concerned: when the food is due, and was before. */
  readonly dates: readonly CalendarDate[]
  readonly isOnOwnRun: boolean
}

/**
 * As what a role hears of an order's news; null: not at all. Money is a mere change to those who see no prices: their
 * page needs the order's new version all the same, or its next step would be refused as made on an old one.
 */
export function newsFor(
  role: Role,
  { verb, dates, isOnOwnRun }: HeardOrder,
  today: CalendarDate,
): NewsKind | null {
  if (!isOnOwnRun && !dates.some((date) => maySeeDay(role, date, today))) return null
  const kind = newsKind(verb)
  return kind === 'money' && !seesPrices(role) ? 'change' : kind
}
