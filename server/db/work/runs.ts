import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import type { Phone } from '#domain/phone.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { RunPlan } from '#domain/staff/day/runs.ts'
import { orders } from '#server/db/schema/orders.ts'
import { runStops, runs } from '#server/db/schema/runs.ts'
import { staff } from '#server/db/schema/staff.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { type KitchenOrder, kitchenOrders } from './kitchen.ts'

export interface StoredRun {
  readonly id: number
  readonly number: number
  readonly driver: { readonly id: string; readonly name: string } | null
  readonly leftAt: Date | null
  /** Includes orders no longer due that day. */
  readonly stops: readonly number[]
}

export interface RoadOrder extends KitchenOrder, OrderNeeds {
  readonly zoneId: string | null
  readonly districtId: DistrictId | null
  readonly address: string
}

export async function runsOf(
  db: Pick<Database, 'select'>,
  date: CalendarDate,
): Promise<readonly StoredRun[]> {
  const rows = await db
    .select({
      id: runs.id,
      number: runs.number,
      leftAt: runs.leftAt,
      driverId: staff.id,
      driverName: staff.name,
    })
    .from(runs)
    .leftJoin(staff, eq(staff.id, runs.driverId))
    .where(eq(runs.date, date))
    .orderBy(asc(runs.number))
  const stops = await db
    .select({ runId: runStops.runId, orderId: runStops.orderId })
    .from(runStops)
    .innerJoin(runs, eq(runs.id, runStops.runId))
    .where(eq(runs.date, date))
    .orderBy(asc(runStops.position), asc(runStops.orderId))
  const stopsOf = Map.groupBy(stops, ({ runId }) => runId)
  return rows.map(({ driverId, driverName, ...run }) => ({
    ...run,
    driver: driverId !== null && driverName !== null ? { id: driverId, name: driverName } : null,
    stops: (stopsOf.get(run.id) ?? []).map(({ orderId }) => orderId),
  }))
}

export async function deliveriesOf(db: Database, date: CalendarDate): Promise<readonly RoadOrder[]> {
  const deliveries = (await kitchenOrders(db, date)).filter(({ fulfilment }) => fulfilment === 'delivery')
  if (deliveries.length === 0) return []
  const { id, zoneId, districtId, address, access, accessNote } = orders
  const rows = await db
    .select({ id, zoneId, districtId, address, access, accessNote })
    .from(orders)
    .where(
      inArray(
        id,
        deliveries.map((order) => order.id),
      ),
    )
  const placeOf = new Map(rows.map((row) => [row.id, row]))
  return deliveries.flatMap((order) => {
    const place = placeOf.get(order.id)
    return place ? [{ ...order, ...place }] : []
  })
}

export async function referencesOf(
  db: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderReference>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.id, reference: orders.reference })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

/** Reads only numbers that the reader may call. */
export async function phonesOf(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.id, phone: orders.contactPhone })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map(({ id, phone }) => [id, phone]))
}

export function drivers(db: Database): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.role, 'driver'), isNull(staff.blockedAt)))
    .orderBy(asc(staff.name), asc(staff.id))
}

/** The lock works before the day has a run. */
export async function lockDay(tx: Transaction, date: CalendarDate): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`runs of ${date}`}, 0))`)
}

/** Runs missing from the plan end. */
export async function savePlan(tx: Transaction, date: CalendarDate, plan: RunPlan): Promise<void> {
  const runIds = plan.flatMap(({ runId }) => (runId === null ? [] : [runId]))
  const dayRuns = await tx.select({ id: runs.id, number: runs.number }).from(runs).where(eq(runs.date, date))
  let number = Math.max(0, ...dayRuns.map((run) => run.number))
  for (const { runId, stops } of plan) {
    let id = runId
    if (id === null) {
      number += 1
      const [newRun] = await tx.insert(runs).values({ date, number }).returning({ id: runs.id })
      if (!newRun) throw new Error(`no run was added to ${date}`)
      id = newRun.id
    }
    const target = id
    await tx
      .insert(runStops)
      .values(stops.map((orderId, index) => ({ orderId, runId: target, position: index + 1 })))
      .onConflictDoUpdate({
        target: runStops.orderId,
        set: { runId: sql`excluded.run_id`, position: sql`excluded.position` },
      })
  }
  const endedRunIds = dayRuns.filter(({ id }) => !runIds.includes(id)).map(({ id }) => id)
  if (endedRunIds.length > 0) await tx.delete(runs).where(inArray(runs.id, endedRunIds))
}

/** @returns false for an unknown run or driver */
export async function saveDriver(
  tx: Transaction,
  date: CalendarDate,
  runId: number,
  driverId: string | null,
): Promise<boolean> {
  const isDriver = and(eq(staff.id, driverId ?? ''), eq(staff.role, 'driver'), isNull(staff.blockedAt))
  const [driver] = driverId ? await tx.select({ id: staff.id }).from(staff).where(isDriver) : []
  if (driverId && !driver) return false
  const runRows = await tx
    .update(runs)
    .set({ driverId })
    .where(and(eq(runs.id, runId), eq(runs.date, date)))
    .returning({ id: runs.id })
  return runRows.length > 0
}

export async function driverOf(
  db: Pick<Database, 'select'>,
  orderId: number,
): Promise<{ readonly name: string; readonly phone: Phone | null } | null> {
  const [match] = await db
    .select({ name: staff.name, phone: staff.phone })
    .from(runStops)
    .innerJoin(runs, eq(runs.id, runStops.runId))
    .innerJoin(staff, eq(staff.id, runs.driverId))
    // An order moved to another day is still on its former day's run.
    .innerJoin(orders, and(eq(orders.id, runStops.orderId), eq(orders.dueDate, runs.date)))
    .where(and(eq(runStops.orderId, orderId), isNull(staff.blockedAt)))
  return match ?? null
}

/** Finds a run by its id or by an order. */
export async function findRun(
  db: Pick<Database, 'select'>,
  of: { readonly runId: number } | { readonly orderId: number },
) {
  const which = 'runId' in of ? eq(runs.id, of.runId) : eq(runStops.orderId, of.orderId)
  const [match] = await db
    .select({ id: runs.id, date: runs.date, driverId: runs.driverId, leftAt: runs.leftAt })
    .from(runs)
    .leftJoin(runStops, eq(runStops.runId, runs.id))
    .where(which)
    .limit(1)
  return match ?? null
}

export async function saveLeaving(db: Pick<Database, 'update'>, runId: number, at: Date): Promise<void> {
  await db
    .update(runs)
    .set({ leftAt: at })
    .where(and(eq(runs.id, runId), isNull(runs.leftAt)))
}
