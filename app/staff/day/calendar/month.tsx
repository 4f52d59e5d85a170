import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { longDayText, weekdays } from '#content/dates.ts'
import { calendarPage, gradeNames } from '#content/staff/day/calendar.ts'
import { orderCount } from '#content/staff/orders/orders.ts'
import { weekday } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { loadGrades } from '#domain/staff/day/slot-load.ts'
import type { Text } from '#domain/text.ts'
import type { CalendarDay, CalendarMonth } from '#server/page-data/staff/day/calendar-api.ts'
import styles from './calendar.module.css'

export function Month({
  month: { weeks, days, today, warnFrom, day: shownDay },
}: {
  readonly month: CalendarMonth
}) {
  const text = useText()
  const grades = gradeNames(warnFrom)
  const dayOf = new Map(days.map((day) => [day.date, day]))
  // A completely past month is opened to see its days.
  const isFolded = days.some(({ date }) => date < today) && days.some(({ date }) => date >= today)
  return (
    <div className={isFolded ? styles.folded : ''}>
      {isFolded && (
        <label className={styles.showPast}>
          <input type="checkbox" />
          {text(calendarPage.showPast)}
        </label>
      )}
      <div className={styles.month}>
        {weekdays.map((name) => (
          <span key={name.en} className={styles.weekday} aria-hidden="true">
            {text(name)}
          </span>
        ))}
        {weeks.flat().map((date) => {
          const day = dayOf.get(date)
          return day ? (
            <Day
              key={date}
              day={day}
              isPast={date < today}
              isToday={date === today}
              isShown={date === shownDay.day.date}
            />
          ) : (
            <span key={date} className={styles.outside} />
          )
        })}
      </div>
      <p className={styles.legend}>
        <span>{text(calendarPage.legend)}</span>
        {loadGrades.map((grade) => (
          <span key={grade} className={styles[grade]}>
            <i /> {text(grades[grade])}
          </span>
        ))}
      </p>
    </div>
  )
}

function stateOf({ isOpen, isStopped, orders }: CalendarDay): Text | null {
  if (isStopped) return calendarPage.stopped
  if (isOpen) return null
  return orders > 0 ? calendarPage.noNewOrders : calendarPage.closed
}

interface DayProps {
  readonly day: CalendarDay
  readonly isPast: boolean
  readonly isToday: boolean
  readonly isShown: boolean
}

function Day({ day, isPast, isToday, isShown }: DayProps) {
  const { date, orders, total, isOpen, isSpecial, loads } = day
  const text = useText()
  const state = stateOf(day)
  const label = [
    text(longDayText(date)),
    text(orderCount(orders)),
    formatMoney(total),
    state && text(state),
    isSpecial && text(calendarPage.specialFee),
  ]
  const look = [
    styles.day,
    isPast && styles.past,
    !isOpen && styles.shut,
    isToday && styles.today,
    isShown && styles.shown,
  ]
  return (
    <Link
      to={`?day=${date}`}
      className={look.filter(Boolean).join(' ')}
      aria-current={isShown ? 'date' : undefined}
      preventScrollReset
    >
      <span className="vh">{label.filter(Boolean).join(' · ')}</span>
      <span className={styles.date} aria-hidden="true">
        <b>{Number(date.slice(8))}</b>
        <small className={styles.phone}>{text(weekdays[weekday(date)] ?? calendarPage.today)}</small>
        {isToday && <Tag kind="ink">{text(calendarPage.today)}</Tag>}
        {state && <Tag {...(day.isStopped && { kind: 'error' })}>{text(state)}</Tag>}
        {isSpecial && isOpen && <Tag kind="warn">{text(calendarPage.specialFee)}</Tag>}
      </span>
      <span className={styles.sums} aria-hidden="true">
        {orders > 0 && (
          <>
            <b>{orders}</b> <span>{formatMoney(total)}</span>
          </>
        )}
      </span>
      <span className={styles.bars}>
        {loads.map(({ slot, percent, grade }) => (
          <i
            key={slot}
            className={styles[grade]}
            style={{ '--v': Math.min(100, percent) } as CSSProperties}
          />
        ))}
      </span>
    </Link>
  )
}
