/** How full each half-hour of a day is. A slot leads to its orders. */
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
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
import type { OrdersList, Ruler as RulerOfDay } from '#server/site/staff/staff-orders.ts'
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
      <div className={styles.head}>
        <b>{text(loadTitle(date, date === list.today))}</b>
        <span>{text(orderCount(total('orders')))}</span>
        <span>{text(portionCount(total('portions')))}</span>
        <span className={styles.quiet}>{text(slotLimit(capacity))}</span>
        {high > 0 && <Tag kind="warn">{text(manyHigh(high))}</Tag>}
      </div>
      <div className={styles.scroller}>
        <div className={styles.slots} style={{ '--slots': loads.length } as CSSProperties}>
          {loads.map((load) => (
            <Link
              key={load.slot}
              className={`${styles.slot} ${styles[load.grade] ?? ''} ${view.slot === load.slot ? styles.chosen : ''}`}
              to={viewQuery({ ...view, slot: view.slot === load.slot ? null : load.slot }) || '.'}
              aria-label={text(slotLabel(load.slot, load.portions, load.capacity, load.orders))}
              preventScrollReset
            >
              <span className={styles.number}>{load.portions || ''}</span>
              <span className={styles.well}>
                <i style={{ '--v': Math.min(100, load.percent) } as CSSProperties} />
                {load.grade === 'full' && <b>{text(ordersPage.fullSlot)}</b>}
              </span>
              <span className={styles.time}>{load.slot.endsWith(':00') ? load.slot : ''}</span>
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
