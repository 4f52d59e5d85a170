/** Prices and phone numbers are not read for the kitchen. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import { type Notes, notesSeenByAllStaff } from '#domain/ordering/order-fields.ts'
import { type OrderStatus, takenOn } from '#domain/placed/order-status.ts'
import type { PackedOrder } from '#domain/staff/day/containers.ts'
import type { LabelContent } from '#domain/staff/day/label-changes.ts'
import type { Text } from '#domain/text.ts'
import { givingPromotions } from '#server/db/orders/free-dishes.ts'
import { cookedDishes, printedLabels } from '#server/db/schema/kitchen.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'

export interface KitchenOrder extends PackedOrder {
  readonly version: number
  readonly status: OrderStatus
  readonly fulfilment: Fulfilment
  readonly portions: number
  readonly name: string
  readonly place: Text | null
  readonly customerNotes: Partial<Notes>
  readonly allergens: readonly Allergen[]
}

const noteColumns = Object.fromEntries(notesSeenByAllStaff.map((name) => [name, orders[name]]))

export async function kitchenOrders(db: Database, date: CalendarDate): Promise<readonly KitchenOrder[]> {
  const rows = await db
    .select({
      id: orders.id,
      reference: orders.reference,
      slot: orders.slot,
      version: orders.version,
      status: orders.status,
      fulfilment: orders.fulfilment,
      portions: orders.portions,
      name: orders.contactName,
      place: sql<Text | null>`coalesce(${orders.remotePlaceName}, ${orders.zoneName}, ${orders.pickupPlaceName})`,
      customerNotes: noteColumns,
      allergens: orders.allergens,
      promotions: givingPromotions,
    })
    .from(orders)
    .where(and(eq(orders.dueDate, date), inArray(orders.status, [...takenOn])))
    .orderBy(asc(orders.slot), asc(orders.id))
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [] }))
}

export async function dueDaysOf(db: Database, orderIds: readonly number[]): Promise<readonly CalendarDate[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectDistinct({ date: orders.dueDate })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(asc(orders.dueDate))
  return rows.map(({ date }) => date)
}

async function linesOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, PackedOrder['lines']>()
  const rows = await db
    .select({
      orderId: orderLines.orderId,
      position: orderLines.position,
      set: orderLines.name,
      units: orderLines.units,
      portionsPerUnit: orderLines.portionsPerUnit,
      isByItem: sql<boolean>`${orderLines.unitPrice} is null`,
      dishes: orderLines.dishes,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  return Map.groupBy(
    rows.map(({ dishes, ...row }) => ({
      ...row,
      dishes: dishes.map(({ groupId, dishId, name, number }) => ({ groupId, dishId, name, number })),
    })),
    ({ orderId }) => orderId,
  )
}

export interface CookedDish {
  readonly dishId: string
  readonly portions: number
  readonly cookedAt: Date
  readonly cookedBy: string
}

export function cookedDishesOf(db: Database, date: CalendarDate): Promise<readonly CookedDish[]> {
  const { dishId, portions, cookedAt, cookedBy } = cookedDishes
  return db
    .select({ dishId, portions, cookedAt, cookedBy })
    .from(cookedDishes)
    .where(eq(cookedDishes.date, date))
}

/** Repeats update the portions to those due now. */
export async function saveDishTick(
  db: Pick<Database, 'insert'>,
  date: CalendarDate,
  dish: CookedDish,
): Promise<void> {
  const { dishId: _, ...done } = dish
  await db
    .insert(cookedDishes)
    .values({ date, ...dish })
    .onConflictDoUpdate({ target: [cookedDishes.date, cookedDishes.dishId], set: done })
}

export async function removeDishTick(
  db: Pick<Database, 'delete'>,
  date: CalendarDate,
  dishId: string,
): Promise<boolean> {
  const rows = await db
    .delete(cookedDishes)
    .where(and(eq(cookedDishes.date, date), eq(cookedDishes.dishId, dishId)))
    .returning({ dishId: cookedDishes.dishId })
  return rows.length > 0
}

export interface PrintedLabel {
  readonly orderId: number
  readonly key: string
  readonly times: number
  /** The value is null in labels printed before this column existed. */
  readonly content: LabelContent | null
}

export async function printedLabelsOf(
  db: Database,
  orderIds: readonly number[],
): Promise<readonly PrintedLabel[]> {
  if (orderIds.length === 0) return []
  const { orderId, key, times, content } = printedLabels
  return db
    .select({ orderId, key, times, content })
    .from(printedLabels)
    .where(inArray(printedLabels.orderId, [...orderIds]))
}

export async function savePrintedLabels(
  db: Pick<Database, 'insert'>,
  labels: readonly (Pick<PrintedLabel, 'orderId' | 'key' | 'content'> & { readonly version: number })[],
  by: string,
  now: Date,
): Promise<void> {
  if (labels.length === 0) return
  await db
    .insert(printedLabels)
    .values(labels.map((label) => ({ ...label, times: 1, printedAt: now, printedBy: by })))
    .onConflictDoUpdate({
      target: [printedLabels.orderId, printedLabels.key],
      set: {
        times: sql`${printedLabels.times} + 1`,
        printedAt: now,
        printedBy: by,
        version: sql`excluded.version`,
        content: sql`excluded.said`,
      },
    })
}
