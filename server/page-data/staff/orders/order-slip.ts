/** Only roles that see prices get the customer's copy. */

import type { Allergen } from '#domain/menu/allergens.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { type ChosenDish, selectionOf } from '#domain/menu/set-selection.ts'
import { layTable } from '#domain/menu/table.ts'
import { allergyMatches } from '#domain/ordering/allergy-matches.ts'
import { dishesOfOrder, freeLinesOf } from '#domain/ordering/dishes-of-order.ts'
import { dishPortions, slipVersion } from '#domain/staff/orders/slip.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Store } from '#server/db/store/store.ts'
import { inDeliveryOrder } from '#server/db/work/delivery-order.ts'
import { orderSeenByStaff } from '#server/page-data/public/seen-order.ts'

/** Null if there is no such order or the person may not see it. */
export async function orderSlip(
  store: Pick<Store, 'db' | 'content'>,
  staff: StaffMember,
  text: string,
  now: Date,
) {
  const order = await orderSeenByStaff(store, staff, text, now)
  if (!order) return null
  const { dishes: dishById, sets } = (await store.content()).catalogue
  const dishes = dishesOfOrder(order)
  const allergies = allergyMatches(
    { allergens: order.allergens, dishes },
    (id) => dishById.get(id)?.allergens,
  )
  const { events, lines, promotions, contact, version: _, ...context } = order
  const allergensIn = (dishId: string): readonly Allergen[] =>
    allergies.flatMap(({ allergen, dishes: matches }) =>
      matches.some((dish) => dish.dishId === dishId) ? [allergen] : [],
    )
  return {
    ...context,
    phone: contact?.phone ?? null,
    allergies,
    printedAt: now,
    ...slipVersion(events),
    lines: lines.map(({ setId, name, unit, units, isByItem, price, ...line }) => ({
      plan: planOf(
        sets.find(({ id }) => id === setId),
        line.dishes,
      ),
      name,
      unit,
      units,
      isByItem,
      price,
      dishes: line.dishes.map((dish) => ({
        ...dish,
        portions: dishPortions({ units, isByItem, portionsPerUnit: line.portionsPerUnit }, dish.number),
        contains: allergensIn(dish.dishId),
      })),
    })),
    free: freeLinesOf(promotions).map((line) => ({
      name: line.set,
      dishes: line.dishes.map((dish) => ({
        ...dish,
        portions: dishPortions(line, dish.number),
        contains: allergensIn(dish.dishId),
      })),
    })),
  }
}

/** The places of the dishes on the set's table, each with its number in the list; empty if the set left the menu. */
function planOf(set: SetMenu | undefined, dishes: readonly ChosenDish[]) {
  if (!set) return []
  const places = layTable(set.table.places, set.groups, selectionOf(dishes))
  return places.flatMap(({ x, y, width, groupId, dishId }) => {
    const index = dishes.findIndex((dish) => dish.groupId === groupId && dish.dishId === dishId)
    return index < 0 ? [] : [{ x, y, width, index }]
  })
}

export type OrderSlip = NonNullable<Awaited<ReturnType<typeof orderSlip>>>

/** In the order of delivery, without orders the person may not see. */
export async function orderSlips(
  store: Pick<Store, 'db' | 'content'>,
  staff: StaffMember,
  orderIds: readonly number[],
  now: Date,
): Promise<readonly OrderSlip[]> {
  const slips: OrderSlip[] = []
  // Sequential queries leave the database to other work.
  for (const reference of await inDeliveryOrder(store.db, orderIds)) {
    const slip = await orderSlip(store, staff, reference, now)
    if (slip) slips.push(slip)
  }
  return slips
}
