import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LangProvider } from '#app/ui/lang.tsx'
import { orderCount } from '#content/staff/orders/orders.ts'
import { cents } from '#domain/money.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import { listSums } from '#domain/staff/orders/list-sums.ts'
import { moneyTasks } from '#domain/staff/orders/orders-view.ts'
import type { CardOrder, OrdersList } from '#server/page-data/staff/orders/staff-orders.ts'
import { GroupHead, groupsOf } from './groups.tsx'

const order = (date: string, status: OrderStatus, hasPrice = true) =>
  ({
    ...{ date, slot: '12:00', status, fulfilment: 'delivery', portions: 20 },
    price: hasPrice ? { total: cents(268_000), due: cents(100_000) } : null,
  }) as CardOrder

const orders = [
  order('2026-12-01', 'confirmed'),
  order('2026-12-01', 'cancelled'),
  order('2026-12-02', 'cancelled'),
  order('2026-12-03', 'postponed'),
]

const headsOf = (all: readonly CardOrder[], task: Parameters<typeof groupsOf>[1]) =>
  groupsOf(all, task, false).map((group) =>
    renderToStaticMarkup(
      <LangProvider lang="en">
        <GroupHead group={group} task={task} list={{ today: '2026-12-01' } as OrdersList} />
      </LangProvider>,
    ),
  )

describe('the heads of a list’s groups', () => {
  test.each([null, ...moneyTasks])('add up to the head of the page for the task %s', (task) => {
    for (const list of [orders, orders.slice(1, 3)]) {
      const parts = groupsOf(list, task, false).map(({ sums }) => sums)
      const add = (figure: (sums: (typeof parts)[number]) => number) =>
        parts.reduce((sum, part) => sum + figure(part), 0)
      expect({
        orders: add((sums) => sums.orders),
        deliveries: add((sums) => sums.deliveries),
        portions: add((sums) => sums.portions),
        money: { total: add(({ money }) => money?.total ?? 0), due: add(({ money }) => money?.due ?? 0) },
        aside: add((sums) => sums.aside),
      }).toEqual(listSums(list, task))
    }
  })

  test('count no order on a day whose orders are all cancelled', () => {
    expect(headsOf(orders, null)[1]).toContain(orderCount(0).en)
  })

  test('show what is due where the list is of payments to receive, like the head of the page', () => {
    expect(headsOf(orders, 'owing')[0]).toContain('$1,000 due')
    expect(headsOf(orders, null)[0]).toContain('$2,680')
  })

  test('show no money of a day of cancelled orders to people who may not see prices', () => {
    const list = orders.map(({ date, status }) => order(date, status, false))
    expect(headsOf(list, null).join()).not.toContain('$')
  })
})
