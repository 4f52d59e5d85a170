/** How full each half-hour of a day is. A slot leads to its orders. */
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { SlotLoad } from '#app/staff/ui/slot-load.tsx'
import shared from '#app/staff/ui/slot-ruler.module.css'
import { Tag } from '#app/staff/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import {
  loadTitle,
  manyHigh,
  orderCount,
  ordersPage,
  portionCount,
  slotLabel,
  slotLimit,
} from '#content/staff/orders.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import { type OrdersView, viewQuery } from '#domain/staff/orders-view.ts'
import type { OrdersList, Ruler as RulerOfDay } from '#server/site/staff/orders/staff-orders.ts'
import styles from './ruler.module.css'

interface RulerProps {
  readonly ruler: RulerOfDay
  readonly list: Pick<OrdersList, 'now' | 'today'>
  readonly view: OrdersView
}

export function Ruler({ ruler, list, view }: RulerProps) {
  const text = useText()
  const { loads, capacity, position, date } = ruler
  const total = (key: 'orders' | 'portions') => loads.reduce((sum, load) => sum + load[key], 0)
  const high = loads.filter(({ grade }) => grade !== 'plain').length
  const time = timeInHongKong(list.now)
  return (
    <section className={styles.ruler} aria-label={text(ordersPage.load)}>
      <div className={`${shared.head} ${styles.head}`}>
        <b>{text(loadTitle(date, date === list.today))}</b>
        <span>{text(orderCount(total('orders')))}</span>
        <span>{text(portionCount(total('portions')))}</span>
        <span className={styles.quiet}>{text(slotLimit(capacity))}</span>
        {high > 0 && <Tag kind="warn">{text(manyHigh(high))}</Tag>}
      </div>
      <div className={`${shared.scroller} ${styles.scroller}`}>
        <div className={shared.slots} style={{ '--slots': loads.length } as CSSProperties}>
          {loads.map((load) => (
            <Link
              key={load.slot}
              className={`${shared.slot} ${shared[load.grade] ?? ''} ${view.slot === load.slot ? shared.chosen : ''}`}
              to={viewQuery({ ...view, slot: view.slot === load.slot ? null : load.slot }) || '.'}
              preventScrollReset
            >
              <span className="vh">
                {text(slotLabel(load.slot, load.portions, load.capacity, load.orders))}
              </span>
              <SlotLoad load={load} />
            </Link>
          ))}
          {position !== null && (
            <span
              className={styles.now}
              style={{ '--x': `${100 * position}%` } as CSSProperties}
              data-time={time}
            />
          )}
        </div>
      </div>
    </section>
  )
}
