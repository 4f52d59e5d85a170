import { and, count, eq, gte, isNotNull, sql, sum } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { FutureOrders } from '#domain/staff/shop/settings/setting-effect.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { takesPlace } from './order-counts.ts'

export async function futureOrders(db: Pick<Database, 'select'>, today: CalendarDate): Promise<FutureOrders> {
  const isFuture = and(gte(orders.dueDate, today), takesPlace)
  const slots = await db
    .select({
      date: orders.dueDate,
      slot: orders.slot,
      orders: count(),
      portions: sum(orders.portions).mapWith(Number),
    })
    .from(orders)
    .where(isFuture)
    .groupBy(orders.dueDate, orders.slot)
  const zones = await db
    .select({ place: orders.zoneId, orders: count() })
    .from(orders)
    .where(and(isFuture, isNotNull(orders.zoneId)))
    .groupBy(orders.zoneId)
  const place = sql<string>`coalesce(${orders.remotePlaceId}, ${orders.pickupPlaceId})`
  const places = await db
    .select({ place, orders: count() })
    .from(orders)
    .where(and(isFuture, isNotNull(place)))
    .groupBy(place)
  const unpaid = await db
    .select({ method: orders.paymentMethod, orders: count() })
    .from(orders)
    .where(and(isFuture, eq(orders.paymentStatus, 'unpaid')))
    .groupBy(orders.paymentMethod)
  return {
    slots,
    places: Object.fromEntries([...zones, ...places].map((row) => [row.place, row.orders])),
    unpaid: Object.fromEntries(unpaid.flatMap((row) => (row.method ? [[row.method, row.orders]] : []))),
  }
}
