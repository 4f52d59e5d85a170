import { and, count, desc, eq, gte, inArray, isNull, max, notInArray } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { calledOff } from '#domain/placed/order-status.ts'
import type { Text } from '#domain/text.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'

export interface RegularCustomer {
  readonly name: string
  readonly orders: number
  readonly last: { readonly reference: OrderReference; readonly date: CalendarDate }
  /** The set ordered most often. */
  readonly favourite: Text
}

/** Customers by phone with two orders or more due since `from`, the most frequent first. */
export async function regularCustomers(
  db: Database,
  from: CalendarDate,
  limit: number,
): Promise<readonly RegularCustomer[]> {
  const phone = orders.contactPhone
  const counts = and(
    gte(orders.dueDate, from),
    isNull(orders.erasedAt),
    notInArray(orders.status, [...calledOff]),
  )
  const number = count()
  const regulars = await db
    .select({ phone, number })
    .from(orders)
    .where(counts)
    .groupBy(phone)
    .having(gte(number, 2))
    .orderBy(desc(number), desc(max(orders.dueDate)))
    .limit(limit)
  const phones = regulars.map((regular) => regular.phone)
  const lines = await db
    .select({
      phone,
      id: orders.id,
      name: orders.contactName,
      reference: orders.reference,
      date: orders.dueDate,
      set: orderLines.name,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(counts, inArray(phone, phones)))
    .orderBy(desc(orders.dueDate), desc(orders.id))
  return regulars.flatMap((regular) => {
    const history = lines.filter((line) => line.phone === regular.phone)
    const bySet = [...Map.groupBy(history, ({ set }) => set.zh).values()]
    const [favourite] = bySet.toSorted((one, other) => other.length - one.length)[0] ?? []
    const [last] = history
    return last && favourite
      ? [
          {
            name: last.name,
            orders: regular.number,
            last: { reference: last.reference, date: last.date },
            favourite: favourite.set,
          },
        ]
      : []
  })
}
