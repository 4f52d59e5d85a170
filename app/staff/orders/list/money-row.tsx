import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { oldestWait, orderCount, ordersPage, taskTitles, timeSince } from '#content/staff/orders/orders.ts'
import { formatMoney } from '#domain/money.ts'
import { type MoneyTask, plainView, viewQuery } from '#domain/staff/orders/orders-view.ts'
import type { OrdersList } from '#server/page-data/staff/orders/staff-orders.ts'
import styles from './money-row.module.css'

interface MoneyRowProps {
  readonly money: NonNullable<OrdersList['money']>
  readonly now: Date
  readonly current: MoneyTask | null
}

export function MoneyRow({ money, now, current }: MoneyRowProps) {
  const text = useText()
  const { new: fresh, proofs, dueUnpaid, fees, owing } = money
  const place = fees.place && fees.date ? `${text(fees.place)} · ${text(dayText(fees.date))}` : ''
  const lines: Record<MoneyTask, { number: ReactNode; small: string }> = {
    new: { number: fresh.orders, small: fresh.oldest ? text(oldestWait(timeSince(fresh.oldest, now))) : '' },
    proofs: { number: proofs.orders, small: proofs.orders > 0 ? formatMoney(proofs.amount) : '' },
    'due-unpaid': {
      number: dueUnpaid.orders,
      small: [dueUnpaid.orders > 0 && formatMoney(dueUnpaid.amount), dueUnpaid.reference]
        .filter(Boolean)
        .join(' · '),
    },
    fees: { number: fees.orders, small: place },
    owing: {
      number: <span className={styles.sum}>{formatMoney(owing.amount)}</span>,
      small: text(orderCount(owing.orders)),
    },
  }
  const looks: Partial<Record<MoneyTask, string | undefined>> = {
    new: fresh.orders > 0 ? styles.new : undefined,
    'due-unpaid': dueUnpaid.orders > 0 ? styles.hot : undefined,
  }
  return (
    <nav className={styles.row} aria-label={text(ordersPage.todo)}>
      {Object.entries(lines).map(([name, { number, small }]) => {
        const task = name as MoneyTask
        return (
          <Link
            key={task}
            className={looks[task]}
            to={viewQuery({ ...plainView, shape: 'table', task })}
            {...(current === task && { 'aria-current': true })}
          >
            <b>{number}</b>
            <span>{text(taskTitles[task])}</span>
            <small>{small}</small>
          </Link>
        )
      })}
    </nav>
  )
}
