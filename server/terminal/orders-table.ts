/** All orders of a period as a table for spreadsheets. */
import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import { csvOf } from '#domain/csv.ts'
import { toDollars } from '#domain/money.ts'
import { balanceOf } from '#domain/payment-balance.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { Database } from '#server/db/store/database.ts'

const head = [
  ...['reference', 'placed', 'status', 'payment', 'method', 'date', 'slot', 'fulfilment', 'zone', 'address'],
  ...[
    'name',
    'phone',
    'email',
    'sets',
    'food',
    'cutlery',
    'tongs',
    'discount',
    'delivery fee',
    'change fee',
    'granted back',
    'total',
  ],
  ...['cancellation fee', 'received', 'due', 'to return', 'instructions'],
]

/** Orders due within these days, both inclusive. Amounts are dollars. */
export async function ordersTable(
  db: Database,
  dates: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<string> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(gte(orders.dueDate, dates.from), lte(orders.dueDate, dates.to)))
    .orderBy(asc(orders.dueDate), asc(orders.slot), asc(orders.id))
  const ids = rows.map(({ id }) => id)
  const lines =
    ids.length > 0 ? await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)) : []
  const paid = ids.length > 0 ? await db.select().from(payments).where(inArray(payments.orderId, ids)) : []
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const paymentsOf = Map.groupBy(paid, ({ orderId }) => orderId)
  const body = rows.map((order) => {
    const { received, due, excess } = balanceOf(order, paymentsOf.get(order.id) ?? [])
    const sets = (linesOf.get(order.id) ?? []).map(({ name, units }) => `${name.en} × ${units}`)
    return [
      ...[
        order.reference,
        order.placedAt.toISOString(),
        order.status,
        order.paymentStatus,
        order.paymentMethod,
      ],
      ...[order.dueDate, order.slot, order.fulfilment, order.zoneName?.en ?? '', order.address],
      ...[order.contactName, order.contactPhone, order.contactEmail, sets.join('; ')],
      ...[order.food, order.cutleryAmount, order.tongsAmount, order.discount].map(dollars),
      ...[order.deliveryFee, order.changeFee, order.allowance, order.total].map(dollars),
      ...[order.cancellationFee, received, due, excess].map(dollars),
      order.specialInstructions,
    ]
  })
  return csvOf([head, ...body])
}

const dollars = (amount: Parameters<typeof toDollars>[0] | null) =>
  amount === null ? null : toDollars(amount)
