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
  description: 'A dish that was ordered.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'In the language of the order.' }),
    count: t.exposeInt('count', { description: 'Helpings in all.' }),
  }),
})

const OrderedGroupType = builder.objectRef<GroupParent>('OrderedClassification').implement({
  description: 'The dishes that were chosen from one group.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the group.' }),
    dishes: t.field({
      description: 'The dishes chosen.',
      type: [OrderedDishType],
      resolve: ({ dishes }) => dishes,
    }),
  }),
})

const OrderedMealType = builder.objectRef<LineParent>('OrderedMeal').implement({
  description: 'A set menu that was ordered.',
  fields: (t) => ({
    name: t.string({
      description: 'In the language of the order.',
      resolve: ({ line, lang }) => line.name[lang],
    }),
    count: t.int({ description: 'How many of it.', resolve: ({ line }) => line.units }),
    price: t.float({
      description: 'Dollars, for all of them.',
      resolve: ({ line }) => toDollars(line.amount),
    }),
    classify: t.field({ description: 'Its groups of dishes.', type: [OrderedGroupType], resolve: groupsOf }),
  }),
})

export const OrderType = builder.objectRef<OrderParent>('Order').implement({
  description: 'An order that was placed.',
  fields: (t) => ({
    id: t.id({
      // Sequential numbers would reveal the number of orders.
      description: 'Its reference.',
      resolve: ({ placedOrder }) => placedOrder.reference,
    }),
    orderDetails: t.field({
      description: 'What was ordered.',
      type: [OrderedMealType],
      resolve: async (parent, _, context) => {
        const { lines } = await storedOrder(parent, context)
        return lines.map((line) => ({ line, lang: parent.lang }))
      },
    }),
    orderSource: t.string({ description: 'Always WEBSITE.', resolve: () => 'WEBSITE' }),
    orderState: t.field({
      description: 'How far it is.',
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
    username: t.exposeString('username', { description: 'As sent, else the name of the customer.' }),
    reference: t.string({
      description: 'What customer and shop call it, as in K7QF-3MXA.',
      resolve: ({ placedOrder }) => placedOrder.reference,
    }),
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
