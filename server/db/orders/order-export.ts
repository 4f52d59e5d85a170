/** Amounts are in dollars, for other programs. */
import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import { toDollars } from '#domain/money.ts'
import { byNoteCopy } from '#domain/ordering/order-fields.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import type { ExportColumn } from '#domain/staff/orders/order-export.ts'
import type { Lang } from '#domain/text.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { Database } from '#server/db/store/database.ts'
import type { DateRange } from './order-lists.ts'

export type ExportChoice = { readonly dates: DateRange } | { readonly ids: readonly number[] }

/** The orders are sorted by due time. */
export async function exportedOrders(db: Database, which: ExportChoice, lang: Lang) {
  const rows = await db
    .select()
    .from(orders)
    .where(
      'ids' in which
        ? inArray(orders.id, [...which.ids])
        : and(gte(orders.dueDate, which.dates.from), lte(orders.dueDate, which.dates.to)),
    )
    .orderBy(asc(orders.dueDate), asc(orders.slot), asc(orders.id))
  const ids = rows.map(({ id }) => id)
  const lines =
    ids.length > 0 ? await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)) : []
  const paymentRows =
    ids.length > 0 ? await db.select().from(payments).where(inArray(payments.orderId, ids)) : []
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const paymentsOf = Map.groupBy(paymentRows, ({ orderId }) => orderId)
  return rows.map((order) => {
    const { receivedAmount, due, excess } = balanceOf(order, paymentsOf.get(order.id) ?? [])
    const sets = (linesOf.get(order.id) ?? []).map(({ name, units }) => `${name[lang]} × ${units}`)
    return {
      reference: order.reference,
      placed: order.placedAt,
      status: order.status,
      payment: order.paymentStatus,
      method: order.paymentMethod,
      date: order.dueDate,
      slot: order.slot,
      fulfilment: order.fulfilment,
      zone: order.zoneName?.[lang] ?? '',
      district: order.districtId,
      address: order.address,
      name: order.contactName,
      phone: order.contactPhone,
      email: order.contactEmail,
      sets: sets.join('; '),
      food: toDollars(order.food),
      cutlery: toDollars(order.cutleryAmount),
      tongs: toDollars(order.tongsAmount),
      discount: toDollars(order.discount),
      'delivery fee': order.deliveryFee === null ? null : toDollars(order.deliveryFee),
      'change fee': toDollars(order.changeFee),
      'granted back': toDollars(order.allowance),
      total: toDollars(order.total),
      'cancellation fee': toDollars(order.cancellationFee),
      received: toDollars(receivedAmount),
      due: toDollars(due),
      'to return': toDollars(excess),
      ...byNoteCopy((name) => order[name]),
    } satisfies Record<ExportColumn, string | number | Date | null>
  })
}
