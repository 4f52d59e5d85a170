/** Orders are in loading order. */
import { Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { shortPlace } from '#app/staff/shell/order-parts/order-words.ts'
import { StatusMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import list from '#app/staff/shell/ui/list-table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { fulfilmentNames } from '#content/delivery.ts'
import { kitchen } from '#content/staff/day/kitchen.ts'
import { leavesAt, leftAt, piecesOf, planPage, runName, runsPage } from '#content/staff/day/runs.ts'
import { orderCount } from '#content/staff/orders/orders.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import { ordersByRun } from '#domain/staff/day/kitchen-views.ts'
import type { Text } from '#domain/text.ts'
import type { DayOrder, DayRun, KitchenDay } from '#server/page-data/staff/day/kitchen-day.ts'
import styles from './kitchen.module.css'

export function RunTable({ orders, runs }: Pick<KitchenDay, 'orders' | 'runs'>) {
  const text = useText()
  const runOrders = ordersByRun(runs, orders)
  return (
    <div className={`${list.wrap} ${styles.wide}`}>
      <table className={`${list.table} ${styles.table}`}>
        <caption className="vh">{text(kitchen.byRun)}</caption>
        <thead>
          <tr>
            <th scope="col">{text(kitchen.slot)}</th>
            <th scope="col">{text(kitchen.customer)}</th>
            <th scope="col">{text(kitchen.place)}</th>
            <th scope="col" className={list.number}>
              {text(kitchen.pieces)}
            </th>
            <th scope="col">{text(kitchen.state)}</th>
          </tr>
        </thead>
        {runOrders.runs.map(({ run, orders: ordersOfRun }) => (
          <RunOrders key={run.number} orders={ordersOfRun} head={runHead(run)} />
        ))}
        <RunOrders orders={runOrders.unplannedOrders} head={[planPage.unplanned]} />
        <RunOrders orders={runOrders.pickups} head={[fulfilmentNames.pickup]} />
      </table>
    </div>
  )
}

/** Example: 第 2 車 · 溫泉蛋 · 離廠 11:00 */
function runHead({ number, driver, leftAt: leftTime, leavesAt: leaves }: DayRun): readonly Text[] {
  return [
    runName(number),
    driver === null ? runsPage.noDriver : { zh: driver, en: driver },
    leftTime ? leftAt(timeInHongKong(leftTime)) : leavesAt(leaves),
  ]
}

function RunOrders({
  orders,
  head,
}: {
  readonly orders: readonly DayOrder[]
  readonly head: readonly Text[]
}) {
  const text = useText()
  if (orders.length === 0) return null
  const pieces = orders.reduce((sum, order) => sum + order.pieces, 0)
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={5}>
          {[...head, orderCount(orders.length), piecesOf(pieces)].map(text).join(' · ')}
        </th>
      </tr>
      {orders.map(({ id, reference, slot, name, place, pieces: ofOrder, status }) => (
        <tr key={id} data-order={reference}>
          <th scope="row">
            <span className={styles.head}>
              <span className="num">{slot}</span>
              <Link to={staffOrderPath(reference)} data-open>
                <span className="num">{reference}</span>
              </Link>
            </span>
          </th>
          <td>
            <b>{name}</b>
          </td>
          <td>{place && text(shortPlace(place))}</td>
          <td className={list.number} data-slot={text(kitchen.pieces)}>
            <b className="num">{ofOrder}</b>
          </td>
          <td>
            <StatusMark status={status} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
