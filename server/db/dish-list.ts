/** What the back office lists of dishes: what they are, when they are sold out, and which orders have them. */
import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { dishes } from './schema/catalogue.ts'
import { orderLines, orders } from './schema/orders.ts'
import { soldOutDishes } from './schema/sold-out.ts'
import type { Database } from './store/database.ts'

export function dishList(db: Database) {
  const { from, until, at, by } = soldOutDishes
  return db
    .select({
      id: dishes.id,
      name: dishes.name,
      course: dishes.course,
      vegetarian: dishes.vegetarian,
      vegan: dishes.vegan,
      allergens: dishes.allergens,
      soldOut: { from, until, at, by },
    })
    .from(dishes)
    .leftJoin(soldOutDishes, eq(soldOutDishes.dishId, dishes.id))
    .orderBy(asc(dishes.id))
}

/** Orders whose food is still to be made, or may be. */
const toCook: readonly OrderStatus[] = ['submitted', 'confirmed', 'preparing']

export interface OrderWithDish {
  readonly dishId: string
  readonly reference: string
  readonly dueDate: CalendarDate
  readonly slot: string
}

/** The orders of some days that are still to be cooked, with each dish that they have, the first due first. */
export function ordersWithDishes(
  db: Database,
  days: { readonly from: CalendarDate; readonly until: CalendarDate },
): Promise<readonly OrderWithDish[]> {
  const dishId = sql<string>`dish.value ->> 'dishId'`
  return db
    .selectDistinct({
      dishId: dishId.as('dish_id'),
      reference: orders.reference,
      dueDate: orders.dueDate,
      slot: orders.slot,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(sql`jsonb_array_elements(${orderLines.dishes}) as dish`, sql`true`)
    .where(and(between(orders.dueDate, days.from, days.until), inArray(orders.status, [...toCook])))
    .orderBy(asc(orders.dueDate), asc(orders.slot), asc(orders.reference))
}
