/** A slot links to its orders; the selected one links back to the day. */
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import {
  loadTitle,
  manyHigh,
  orderCount,
  ordersPage,
  portionCount,
  slotLabel,
  slotLimit,
  slotsOver,
} from '#content/staff/orders/orders.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import type { Ruler } from '#server/page-data/staff/day/day-ruler.ts'
import styles from './day-ruler.module.css'
import { SlotLoad } from './slot-load.tsx'
import shared from './slot-ruler.module.css'

interface DayRulerProps {
  readonly ruler: Ruler
  readonly now: Date
  readonly selectedSlot: string | null
  /** Null selects the complete day. */
  readonly queryOf: (slot: string | null) => string
}

export function DayRuler({ ruler, now, selectedSlot, queryOf }: DayRulerProps) {
  const text = useText()
  const { loads, capacity, warnFrom, position, date } = ruler
  const total = (key: 'orders' | 'portions') => loads.reduce((sum, load) => sum + load[key], 0)
  const high = loads.filter(({ grade }) => grade !== 'plain').length
  const over = loads.filter(({ grade }) => grade === 'over').length
  return (
    <section className={styles.ruler} aria-label={text(ordersPage.load)}>
      <div className={`${shared.head} ${styles.head}`}>
        <b>{text(loadTitle(date, date === todayInHongKong(now)))}</b>
        <span>{text(orderCount(total('orders')))}</span>
        <span>{text(portionCount(total('portions')))}</span>
        <span className={styles.quiet}>{text(slotLimit(capacity))}</span>
        {over > 0 && <Tag kind="error">{text(slotsOver(over))}</Tag>}
        {high > 0 && <Tag kind="warn">{text(manyHigh(high, warnFrom))}</Tag>}
      </div>
      <div className={`${shared.scroller} ${styles.scroller}`}>
        <div className={shared.slots} style={{ '--slots': loads.length } as CSSProperties}>
          {loads.map((load) => {
            const isChosen = selectedSlot === load.slot
            return (
              <Link
                key={load.slot}
                className={`${shared.slot} ${shared[load.grade] ?? ''} ${isChosen ? shared.chosen : ''}`}
                to={queryOf(isChosen ? null : load.slot) || '.'}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
              >
                <span className="vh">
                  {text(slotLabel(load.slot, load.portions, load.capacity, load.orders))}
                </span>
                <SlotLoad load={load} />
              </Link>
            )
          })}
          {position !== null && (
            <span
              className={styles.now}
              style={{ '--x': `${100 * position}%` } as CSSProperties}
              data-time={timeInHongKong(now)}
            />
          )}
        </div>
      </div>
    </section>
  )
}
