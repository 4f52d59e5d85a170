/** What the page of a weather day shows: its orders, the plan before the call, and what became of it. */
import { addDays, type CalendarDate } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import type { Cents } from '#domain/money.ts'
import type { LookupToken, OrderReference } from '#domain/placed/order-reference.ts'
import type { OrderStatus, PaymentStatus } from '#domain/placed/order-status.ts'
import { changePolicyOf } from '#domain/shop/policies.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { OrderToStop } from '#server/commands/shop/plan-weather-day.ts'
import type { ListedSet } from '#server/db/orders/order-lists.ts'
import { orderToken } from '#server/db/orders/orders.ts'
import type { Store } from '#server/db/store/store.ts'

/** How the customer hears of it; by chat, staff send the message themselves. */
export interface WeatherOrder {
  readonly id: number
  readonly reference: OrderReference
  readonly version: number
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly slot: string
  readonly portions: number
  readonly total: Cents
  readonly name: string
  readonly phone: string
  readonly hasMail: boolean
  readonly lang: Lang
  readonly sets: readonly ListedSet[]
  /** The day that is held; null: none in time has room. */
  readonly held: CalendarDate | null
  /** The last day the customer may choose under the terms of the order. */
  readonly until: CalendarDate
  /** Opens the order's page. */
  readonly token: LookupToken
}

export interface WeatherAlert {
  readonly kind: WeatherKind
  readonly declaredAt: Date
  /** A name or a role. */
  readonly declaredBy: string
}

export interface WeatherPlan {
  /** Names the form of this page, so that sending it twice is one call. */
  readonly call: string
  readonly today: CalendarDate
  readonly date: CalendarDate
  readonly kind: WeatherKind
  readonly from: string
  readonly to: string
  /** Whether the range is every slot of the day. */
  readonly isWholeDay: boolean
  readonly slots: Settings['slots']
  readonly movable: readonly WeatherOrder[]
  /** Not confirmed yet, or on the road. */
  readonly others: readonly WeatherOrder[]
  /** The slots have more orders than one call can move: those of the later slots are not here. */
  readonly hasMore: boolean
  /** The weather that stands declared for the day; null: none. */
  readonly alert: WeatherAlert | null
  /** The calls of the last 24 hours. */
  readonly calls: readonly Pick<WeatherCallView, 'id' | 'date' | 'kind' | 'calledAt' | 'recalledAt'>[]
}

export interface WeatherCallView {
  readonly id: string
  readonly date: CalendarDate
  readonly kind: WeatherKind
  /** What its customers were told, with its blanks; null: the usual words. */
  readonly words: Text | null
  readonly calledAt: Date
  readonly recalledAt: Date | null
  /** Until when it can be recalled; null: that time is over, or it was recalled. */
  readonly recallUntil: Date | null
  /** Orders that are still due while the day is stopped: their customers may change them for nothing. */
  readonly unmoved: readonly WeatherOrder[]
  readonly orders: readonly (WeatherOrder & { readonly state: 'told' | 'opened' | 'chosen' | 'recalled' })[]
}

/** @param day the day that the weather stops */
export function shownOrder(
  order: OrderToStop,
  day: CalendarDate,
  held: CalendarDate | null,
  tokenKey: Store['tokenKey'],
): WeatherOrder {
  return {
    id: order.id,
    reference: order.reference,
    version: order.version,
    status: order.status,
    paymentStatus: order.paymentStatus,
    slot: order.slot,
    portions: order.portions,
    total: order.total,
    name: order.name,
    phone: order.phone,
    hasMail: order.email !== '',
    lang: order.lang,
    sets: order.lines.map(({ name, units, unit }) => ({ name, units, unit })),
    held,
    until: addDays(day, changePolicyOf(order.termsVersion).postponeWithinDays),
    token: orderToken(tokenKey, order.reference),
  }
}
