import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { longWeekdays, monthText, weekdays } from '#content/dates.ts'
import { order } from '#content/ordering/order.ts'
import { addDays, type CalendarDate, monthGrid } from '#domain/calendar.ts'
import type { Refusal } from '#domain/refusals.ts'
import css from './date-grid.module.css'
import { Day, type DaysProps, whyNot } from './date-grid-day.tsx'
import { dayByKey, inMonth, monthOf, monthStart } from './date-grid-keys.ts'

interface DateGridProps extends DaysProps {
  readonly latest: CalendarDate
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly isInvalid: boolean
}

/** Unavailable days can be focused to learn the reason. */
export function DateGrid(props: DateGridProps) {
  const { value, today, latest, refusalOn } = props
  const text = useText()
  const lang = useLang()
  const reasonId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(() => value ?? firstOpenDay(props) ?? today)
  const [target, setTarget] = useState<CalendarDate | null>(null)
  /** The new day gets the focus before the next key. */
  const follows = useRef(false)
  useLayoutEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    follows.current = false
  })
  const { year, month } = monthOf(at)
  const firstDay = monthStart(today)

  const move = (to: CalendarDate) => setAt(to < firstDay ? firstDay : to > latest ? latest : to)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayByKey(event.key, at)
    if (!to) return
    event.preventDefault()
    follows.current = true
    move(to)
  }
  const choose = (date: CalendarDate) => {
    move(date)
    const isRefused = refusalOn(date) !== null
    setTarget(isRefused ? date : null)
    if (!isRefused) props.onChoose(date)
  }

  const days = monthGrid(year, month)
    .flat()
    .filter((date) => monthOf(date).month === month)
  const has = (code: Refusal['code']) => days.some((date) => refusalOn(date)?.code === code)
  return (
    <div className={props.isInvalid ? `${css.cal} ${css.invalid}` : css.cal}>
      <div className={css.head}>
        <button
          type="button"
          className={css.turn}
          aria-label={text(order.previousMonth)}
          disabled={monthStart(at) <= firstDay}
          onClick={() => move(inMonth(at, -1))}
        >
          <Icon name="back" />
        </button>
        <span aria-live="polite">{text(monthText(year, month))}</span>
        <button
          type="button"
          className={css.turn}
          aria-label={text(order.nextMonth)}
          disabled={monthStart(at) >= monthStart(latest)}
          onClick={() => move(inMonth(at, 1))}
        >
          <Icon name="next" />
        </button>
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a table and a grid
        role="grid"
        ref={grid}
        className={css.grid}
        aria-labelledby={props.labelledBy}
        aria-describedby={[props.describedBy, reasonId].filter(Boolean).join(' ')}
        aria-invalid={props.isInvalid || undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((name, day) => (
              <th key={text(name)} scope="col" abbr={longWeekdays[day]?.[lang]}>
                {text(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(year, month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) =>
                monthOf(date).month === month ? (
                  <Day key={date} {...props} date={date} isStop={date === at} onChoose={choose} />
                ) : (
                  <td key={date} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={css.key}>
        {days.some((date) => props.feeOn(date) !== null && !refusalOn(date)) && (
          <li className={css.keySpecial}>{text(order.specialDays)}</li>
        )}
        {has('date-closed') && <li className={css.keyClosed}>{text(order.closedDays)}</li>}
        {has('date-full') && <li className={css.keyClosed}>{text(order.fullDays)}</li>}
        {has('set-out-of-season') && <li className={css.keyClosed}>{text(order.outOfSeason)}</li>}
        {has('dish-sold-out') && <li className={css.keyClosed}>{text(order.dishSoldOut)}</li>}
      </ul>
      <p id={reasonId} className={css.reason} role="status">
        {target && whyNot(target, props, lang)}
      </p>
    </div>
  )
}

/** The search ends at the booking horizon. */
function firstOpenDay({ today, latest, refusalOn }: DateGridProps): CalendarDate | null {
  for (let date = today; date <= latest; date = addDays(date, 1)) if (!refusalOn(date)) return date
  return null
}
