import { Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { shortPlace } from '#app/staff/shell/order-parts/order-words.ts'
import { StatusMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import list from '#app/staff/shell/ui/list-table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { fulfilmentNames } from '#content/delivery.ts'
import { kitchen } from '#content/staff/day/kitchen.ts'
import { piecesOf } from '#content/staff/day/runs.ts'
import { guestCount } from '#content/staff/orders/orders.ts'
import type { DayOrder, KitchenDay } from '#server/page-data/staff/day/kitchen-day.ts'
import { DishName } from './dish-name.tsx'
import styles from './kitchen.module.css'
import { TrayList } from './tray-list.tsx'

export function OrderTable({ orders }: Pick<KitchenDay, 'orders'>) {
  const text = useText()
  return (
    <div className={`${list.wrap} ${styles.wide} ${styles.byOrder}`}>
      <table className={`${list.table} ${styles.table}`}>
        <caption className="vh">{text(kitchen.byOrder)}</caption>
        <thead>
          <tr>
            <th scope="col">{text(kitchen.dish)}</th>
            <th scope="col" className={list.number}>
              {text(kitchen.portions)}
            </th>
            <th scope="col">{text(kitchen.trays)}</th>
          </tr>
        </thead>
        {orders.map((order) => (
          <tbody key={order.id} data-order={order.reference}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={3}>
                <OrderHead order={order} />
              </th>
            </tr>
            {order.dishes.map((dish) => (
              <tr key={dish.dishId}>
                <th scope="row">
                  <DishName dish={dish} />
                </th>
                <td className={`${list.number} ${styles.portions}`} data-slot={text(kitchen.portions)}>
                  <b className="num">{dish.portions}</b>
                </td>
                <td data-slot={text(kitchen.trays)}>
                  <TrayList trays={dish.trays} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function OrderHead({ order }: { readonly order: DayOrder }) {
  const text = useText()
  const { reference, slot, name, place, fulfilment, portions, pieces, status } = order
  const where = fulfilment === 'pickup' ? text(fulfilmentNames.pickup) : place && text(shortPlace(place))
  return (
    <span className={styles.head}>
      <span className="num">{slot}</span>
      <Link to={staffOrderPath(reference)} data-open>
        <span className="num">{reference}</span>
      </Link>
      <b>{name}</b>
      <span>{[where, text(guestCount(portions)), text(piecesOf(pieces))].filter(Boolean).join(' · ')}</span>
      <StatusMark status={status} />
    </span>
  )
}
