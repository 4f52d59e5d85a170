/** A busy day is grouped by slot. */
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import {
  alsoCalledOff,
  guestCount,
  moneySum,
  orderCount,
  ordersPage,
  ways,
} from '#content/staff/orders/orders.ts'
import { type ListSums, listSums } from '#domain/staff/orders/list-sums.ts'
import type { MoneyTask } from '#domain/staff/orders/orders-view.ts'
import type { CardOrder, OrdersList } from '#server/page-data/staff/orders/staff-orders.ts'

export interface OrderGroup {
  /** The key is a date or a slot. */
  readonly key: string
  readonly date: CardOrder['date']
  readonly isSlot: boolean
  readonly orders: readonly CardOrder[]
  readonly sums: ListSums
}

export function groupsOf(
  orders: readonly CardOrder[],
  task: MoneyTask | null,
  bySlot: boolean,
): readonly OrderGroup[] {
  const groups = Map.groupBy(orders, (order) => (bySlot ? order.slot : order.date))
  return [...groups].flatMap(([key, members]) => {
    const [first] = members
    const sums = listSums(members, task, orders)
    return first ? [{ key, date: first.date, isSlot: bySlot, orders: members, sums }] : []
  })
}

interface GroupHeadProps {
  readonly group: OrderGroup
  readonly list: OrdersList
  readonly task: MoneyTask | null
}

export function GroupHead({ group, list, task }: GroupHeadProps) {
  const text = useText()
  const { sums, isSlot } = group
  const { portions, money, deliveries, aside } = sums
  const guests =
    isSlot && list.ruler
      ? `${portions} / ${text(guestCount(list.ruler.capacity))}`
      : text(guestCount(portions))
  return (
    <>
      <b>
        {isSlot ? <span className="num">{group.key}</span> : text(dayText(group.date))}
        {!isSlot && group.date === list.today && ` ${text(ordersPage.today)}`}
      </b>
      <span>
        {[
          text(orderCount(sums.orders)),
          guests,
          money && text(moneySum(money, task)),
          isSlot && text(ways(deliveries, sums.orders - deliveries)),
          aside > 0 && text(alsoCalledOff(aside)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}
