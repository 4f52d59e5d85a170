/** A busy day is grouped by slot. */
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { alsoCalledOff, guestCount, orderCount, ordersPage, ways } from '#content/staff/orders/orders.ts'
import { formatMoney } from '#domain/money.ts'
import { listSums } from '#domain/staff/orders/list-sums.ts'
import type { CardOrder, OrdersList } from '#server/page-data/staff/orders/staff-orders.ts'

export interface OrderGroup {
  /** The key is a date or a slot. */
  readonly key: string
  readonly date: CardOrder['date']
  readonly isSlot: boolean
  readonly orders: readonly CardOrder[]
}

export function groupsOf({ orders }: OrdersList, bySlot: boolean): readonly OrderGroup[] {
  const grouped = Map.groupBy(orders, (order) => (bySlot ? order.slot : order.date))
  return [...grouped].flatMap(([key, members]) => {
    const [first] = members
    return first ? [{ key, date: first.date, isSlot: bySlot, orders: members }] : []
  })
}

export function GroupHead({ group, list }: { readonly group: OrderGroup; readonly list: OrdersList }) {
  const text = useText()
  const { orders, isSlot } = group
  const sums = listSums(orders)
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
          money && formatMoney(money.total),
          isSlot && text(ways(deliveries, sums.orders - deliveries)),
          aside > 0 && text(alsoCalledOff(aside)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}
