import { eq } from 'drizzle-orm'
import type { Phone } from '#domain/phone.ts'
import { orders } from '#server/db/schema/orders.ts'
import { runStops, runs } from '#server/db/schema/runs.ts'
import { staff } from '#server/db/schema/staff.ts'
import type { Store } from '#server/db/store/store.ts'

/** @returns the id of a new driver with a new run */
export async function giveDriver(
  { db }: Pick<Store, 'db'>,
  { id: orderId }: { readonly id: number },
  driver: { readonly name: string; readonly phone: string | null },
): Promise<string> {
  const [order] = await db.select({ date: orders.dueDate }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`no order ${orderId}`)
  const id = `driver-of-${orderId}`
  const [createdAt, phone] = [new Date(), driver.phone as Phone | null]
  await db
    .insert(staff)
    .values({ id, name: driver.name, phone, role: 'driver', createdAt, updatedAt: createdAt })
  const run = { date: order.date, number: orderId, driverId: id }
  const [row] = await db.insert(runs).values(run).returning({ runId: runs.id })
  if (!row) throw new Error(`no run for order ${orderId}`)
  await db.insert(runStops).values({ orderId, runId: row.runId, position: 1 })
  return id
}
