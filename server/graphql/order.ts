import { orderPath } from '#app/paths.ts'
import { toDollars } from '#domain/money.ts'
import type { LookupToken } from '#domain/order-reference.ts'
import type { Lang } from '#domain/text.ts'
import type { StoredOrder } from '#server/db/orders.ts'
import { builder } from './builder.ts'
import { OrderStateEnum } from './enums.ts'

export interface OrderParent {
  readonly order: StoredOrder
  readonly token: LookupToken
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
      // Numbers that count up would tell anyone how many orders there are.
      description: 'Its reference.',
      resolve: ({ order }) => order.reference,
    }),
    orderDetails: t.field({
      type: [OrderedMealType],
      resolve: ({ order, lang }) => order.lines.map((line) => ({ line, lang })),
    }),
    orderSource: t.string({ resolve: () => 'WEBSITE' }),
    orderState: t.field({ type: OrderStateEnum, resolve: ({ order }) => order.status }),
    orderTime: t.string({
      description: 'When the food is due: start of the slot, ISO 8601.',
      resolve: ({ order }) => `${order.dueDate}T${order.slot}:00+08:00`,
    }),
    username: t.exposeString('username'),
    reference: t.string({ resolve: ({ order }) => order.reference }),
    statusUrl: t.string({
      description: "The customer's own page of the order, on this site.",
      resolve: ({ order, token, lang }) => orderPath(order.reference, token, lang),
    }),
  }),
})

function groupsOf({ line, lang }: LineParent): GroupParent[] {
  const byGroup = Map.groupBy(line.dishes, ({ groupId }) => groupId)
  return [...byGroup.values()].map((dishes) => ({
    name: dishes[0]?.group[lang] ?? '',
    dishes: dishes.map(({ name, number }) => ({ name: name[lang], count: number })),
  }))
}
