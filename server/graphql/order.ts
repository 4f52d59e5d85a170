import { orderPath } from '#app/paths.ts'
import { toDollars } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { loadOrder, type StoredOrder } from '#server/db/orders/orders.ts'
import { builder, type GraphqlContext } from './builder.ts'
import { OrderStateEnum } from './enums.ts'

export interface OrderParent {
  readonly placedOrder: PlacedOrder
  readonly username: string
  readonly lang: Lang
}

interface LineParent {
  readonly line: StoredOrder['lines'][number]
  readonly lang: Lang
}

interface GroupParent {
  readonly name: string
  readonly dishes: readonly { readonly name: string; readonly count: number }[]
}

const OrderedDishType = builder.objectRef<GroupParent['dishes'][number]>('OrderedDish').implement({
  fields: (t) => ({ name: t.exposeString('name'), count: t.exposeInt('count') }),
})

const OrderedGroupType = builder.objectRef<GroupParent>('OrderedClassification').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    dishes: t.field({ type: [OrderedDishType], resolve: ({ dishes }) => dishes }),
  }),
})

const OrderedMealType = builder.objectRef<LineParent>('OrderedMeal').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ line, lang }) => line.name[lang] }),
    count: t.int({ resolve: ({ line }) => line.units }),
    price: t.float({
      description: 'Dollars, for all of them.',
      resolve: ({ line }) => toDollars(line.amount),
    }),
    classify: t.field({ type: [OrderedGroupType], resolve: groupsOf }),
  }),
})

export const OrderType = builder.objectRef<OrderParent>('Order').implement({
  fields: (t) => ({
    id: t.id({
      // Sequential numbers would reveal the number of orders.
      description: 'Its reference.',
      resolve: ({ placedOrder }) => placedOrder.reference,
    }),
    orderDetails: t.field({
      type: [OrderedMealType],
      resolve: async (parent, _, context) => {
        const { lines } = await storedOrder(parent, context)
        return lines.map((line) => ({ line, lang: parent.lang }))
      },
    }),
    orderSource: t.string({ resolve: () => 'WEBSITE' }),
    orderState: t.field({
      type: OrderStateEnum,
      resolve: async (parent, _, context) => (await storedOrder(parent, context)).status,
    }),
    orderTime: t.string({
      description: 'When the food is due: start of the slot, ISO 8601.',
      resolve: async (parent, _, context) => {
        const { dueDate, slot } = await storedOrder(parent, context)
        return `${dueDate}T${slot}:00+08:00`
      },
    }),
    username: t.exposeString('username'),
    reference: t.string({ resolve: ({ placedOrder }) => placedOrder.reference }),
    statusUrl: t.string({
      description: "The customer's own page of the order, on this site.",
      resolve: ({ placedOrder, lang }) => orderPath(placedOrder.reference, placedOrder.token, lang),
    }),
  }),
})

const storedOrders = new WeakMap<OrderParent, Promise<StoredOrder>>()

/** Most callers want only the reference and address. */
function storedOrder(parent: OrderParent, { store }: GraphqlContext): Promise<StoredOrder> {
  const order = storedOrders.get(parent) ?? readOrder(store, parent.placedOrder)
  storedOrders.set(parent, order)
  return order
}

async function readOrder({ db }: GraphqlContext['store'], { id }: PlacedOrder): Promise<StoredOrder> {
  const order = await loadOrder(db, id)
  if (!order) throw new Error('an order vanished after it was placed')
  return order
}

function groupsOf({ line, lang }: LineParent): GroupParent[] {
  const byGroup = Map.groupBy(line.dishes, ({ groupId }) => groupId)
  return [...byGroup.values()].map((dishes) => ({
    name: dishes[0]?.group[lang] ?? '',
    dishes: dishes.map(({ name, number }) => ({ name: name[lang], count: number })),
  }))
}
