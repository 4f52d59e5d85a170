import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import { dishes, soldOutDishes } from '#server/db/schema/catalogue.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'

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
      isOnSale: dishes.onSale,
      soldOut: { from, until, at, by },
    })
    .from(dishes)
    .leftJoin(soldOutDishes, eq(soldOutDishes.dishId, dishes.id))
    .orderBy(asc(dishes.id))
}

const toCook: readonly OrderStatus[] = ['submitted', 'confirmed', 'preparing']

export interface OrderWithDish {
  readonly dishId: string
  readonly reference: string
  readonly dueDate: CalendarDate
  readonly slot: string
}

export interface DishUse {
  readonly dishId: string
  readonly today: number
  readonly hit: number
}

const countOrderedDishes = (today: CalendarDate) => sql`
  select distinct dish.value ->> 'dishId' as dish_id, ${orders.reference} as reference,
    ${orders.dueDate} as due_date, ${orders.slot} as slot
  from ${orders}
    inner join ${orderLines} on ${orderLines.orderId} = ${orders.id},
    lateral jsonb_array_elements(${orderLines.dishes}) as dish
  where ${orders.dueDate} >= ${today} and ${inArray(orders.status, [...toCook])}
    and ${orders.dueDate} <= greatest(${today}, (select max(until) from sold_out_dishes))`

export async function dishUses(db: Database, today: CalendarDate): Promise<readonly DishUse[]> {
  const { rows } = await db.execute<{ dish_id: string; today: string; hit: string }>(sql`
    select ordered.dish_id, count(*) filter (where due_date = ${today}) as today,
      count(*) filter (where due_date <= gone.until) as hit
    from (${countOrderedDishes(today)}) as ordered left join sold_out_dishes as gone using (dish_id)
    group by ordered.dish_id`)
  return rows.map((row) => ({ dishId: row.dish_id, today: Number(row.today), hit: Number(row.hit) }))
}

/** @param max orders per dish */
export async function ordersHit(
  db: Database,
  today: CalendarDate,
  max: number,
): Promise<readonly OrderWithDish[]> {
  const { rows } = await db.execute<
    Record<'dish_id' | 'reference' | 'slot', string> & { due: CalendarDate }
  >(sql`
    select dish_id, reference, due_date::text as due, slot
    from (
      select ordered.*, row_number() over (partition by dish_id order by due_date, slot, reference) as place
      from (${countOrderedDishes(today)}) as ordered inner join sold_out_dishes as gone using (dish_id)
      where due_date <= gone.until
    ) as hit
    where place <= ${max}
    order by due, slot, reference`)
  return rows.map(({ dish_id, due, reference, slot }) => ({ dishId: dish_id, dueDate: due, reference, slot }))
}

/** @param max number of orders to list; the rest is counted */
export async function ordersWithDish(
  db: Database,
  dishId: string,
  today: CalendarDate,
  max: number,
): Promise<{ readonly count: number; readonly first: readonly Omit<OrderWithDish, 'dishId'>[] }> {
  const { rows } = await db.execute<
    Record<'reference' | 'slot' | 'count', string> & { due: CalendarDate }
  >(sql`
    select ${orders.reference} as reference, ${orders.dueDate}::text as due, ${orders.slot} as slot,
      count(*) over () as count
    from ${orders}
    where ${orders.dueDate} >= ${today} and ${inArray(orders.status, [...toCook])}
      and exists (
        select 1 from ${orderLines}, lateral jsonb_array_elements(${orderLines.dishes}) as dish
        where ${orderLines.orderId} = ${orders.id} and dish.value ->> 'dishId' = ${dishId}
      )
    order by ${orders.dueDate}, ${orders.slot}, ${orders.reference}
    limit ${max}`)
  const first = rows.map(({ reference, due, slot }) => ({ reference, slot, dueDate: due }))
  return { count: Number(rows[0]?.count ?? 0), first }
}
