import { addDays, type CalendarDate } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import type { Cents } from '#domain/money.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { OrderStatus, PaymentStatus } from '#domain/placed/order-status.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { OrderToStop } from '#server/commands/shop/plan-weather-day.ts'
import type { ListedSet } from '#server/db/orders/order-lists.ts'

/** Staff notify these customers by chat. */
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
  /** Null if no day in time has room. */
  readonly reservedDay: CalendarDate | null
  /** Last day the customer may choose under the terms of the order. */
  readonly until: CalendarDate
}

export interface WeatherAlert {
  readonly kind: WeatherKind
  readonly declaredAt: Date
  readonly declaredBy: string
}

export interface WeatherPlan {
  /** The id is also the idempotency key. */
  readonly call: string
  readonly today: CalendarDate
  readonly date: CalendarDate
  readonly kind: WeatherKind
  readonly from: string
  readonly to: string
  readonly isWholeDay: boolean
  readonly slots: Settings['slots']
  readonly movable: readonly WeatherOrder[]
  /** These orders are unconfirmed or on the road. */
  readonly others: readonly WeatherOrder[]
  /** More than one call can move. */
  readonly hasMore: boolean
  readonly alert: WeatherAlert | null
  /** Calls of the last 24 hours. */
  readonly calls: readonly Pick<WeatherCallView, 'id' | 'date' | 'kind' | 'calledAt' | 'recalledAt'>[]
}

export interface WeatherCallView {
  readonly id: string
  readonly date: CalendarDate
  readonly kind: WeatherKind
  /** The customer message with placeholders; null for the default. */
  readonly words: Text | null
  readonly calledAt: Date
  readonly recalledAt: Date | null
  /** Null once it cannot be recalled. */
  readonly recallUntil: Date | null
  /** Customers may change these free of charge. */
  readonly remainingOrders: readonly WeatherOrder[]
  readonly orders: readonly (WeatherOrder & { readonly state: 'told' | 'opened' | 'chosen' | 'recalled' })[]
}

export function weatherOrderView(
  order: OrderToStop,
  day: CalendarDate,
  reservedDay: CalendarDate | null,
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
    reservedDay,
    until: addDays(day, order.changePolicy.postponeWithinDays),
  }
}
