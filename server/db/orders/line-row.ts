import type { PricedLine } from '#domain/menu/price-line.ts'
import type { OrderedDish, orderLines } from '#server/db/schema/orders.ts'

export function lineRow(line: PricedLine, position: number): Omit<typeof orderLines.$inferInsert, 'orderId'> {
  const { set, units, unitPrice, amount } = line
  const groupName = new Map(set.groups.map((group) => [group.id, group.name]))
  const dishes = line.dishes.map(
    (dish): OrderedDish => ({ ...dish, group: groupName.get(dish.groupId) ?? dish.name }),
  )
  return {
    position,
    setId: set.id,
    name: set.name,
    unit: set.unit,
    units,
    portionsPerUnit: set.serves.max,
    unitPrice,
    amount,
    dishes,
  }
}
