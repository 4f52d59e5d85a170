import { Link } from 'react-router'
import { Segments } from '#app/staff/shell/ui/segments.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { labels } from '#content/staff/day/labels.ts'
import { chosenQuery } from '#domain/staff/orders/chosen-orders.ts'
import type { LabelDay } from '#server/page-data/staff/day/label-day.ts'
import styles from './labels.module.css'

export function ChosenDays({
  days,
  date,
  orderIds,
}: Pick<LabelDay, 'days' | 'date'> & { readonly orderIds: readonly number[] }) {
  const text = useText()
  return (
    <nav className={styles.days} aria-label={text(labels.chosenDays)}>
      <Segments>
        {days.map((day) => (
          <Link
            key={day}
            to={`${chosenQuery(orderIds)}&date=${day}`}
            aria-current={day === date ? 'date' : undefined}
          >
            {text(dayText(day))}
          </Link>
        ))}
      </Segments>
    </nav>
  )
}
