import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { longDayText, longWeekdays, monthText, weekdays } from '#content/dates.ts'
import { between } from '#content/listed.ts'
import { dayFee, order } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { addDays, type CalendarDate, calendarDate, monthGrid, weekday } from '#domain/calendar.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import type { Refusal } from '#domain/refusals.ts'
import css from './date-grid.module.css'

interface DateGridProps {
  readonly value: CalendarDate | null
  readonly today: CalendarDate
  readonly latest: CalendarDate
  /** Why a day can't be chosen, or null. The server asks the same function. */
  readonly refusalOn: (date: CalendarDate) => Refusal | null
  /** The delivery fee of a day on which it is not the ordinary one. */
  readonly feeOn: (date: CalendarDate) => Cents | null
  readonly onChoose: (date: CalendarDate) => void
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly isInvalid: boolean
}

/** A month of days, Sunday first. Days that can't be chosen can be reached all the same, to hear why not. */
export function DateGrid(props: DateGridProps) {
  const { value, today, latest, refusalOn } = props
  const text = useText()
  const lang = useLang()
  const reasonId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(() => value ?? firstOpenDay(props) ?? today)
  const [asked, setAsked] = useState<CalendarDate | null>(null)
  /** Set by a key: the day it led to takes the focus as soon as its month is drawn, before the next key. */
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
    const refused = refusalOn(date) !== null
    setAsked(refused ? date : null)
    if (!refused) props.onChoose(date)
  }

  const shown = monthGrid(year, month)
    .flat()
    .filter((date) => monthOf(date).month === month)
  const has = (code: Refusal['code']) => shown.some((date) => refusalOn(date)?.code === code)
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
              <th key={name.en} scope="col" abbr={longWeekdays[day]?.[lang]}>
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
        {shown.some((date) => props.feeOn(date) !== null && !refusalOn(date)) && (
          <li className={css.keySpecial}>{text(order.specialDays)}</li>
        )}
        {has('date-closed') && <li className={css.keyClosed}>{text(order.closedDays)}</li>}
        {has('set-out-of-season') && <li className={css.keyClosed}>{text(order.outOfSeason)}</li>}
      </ul>
      <p id={reasonId} className={css.reason} role="status">
        {asked && whyNot(asked, props, lang)}
      </p>
    </div>
  )
}

function Day(props: DateGridProps & { readonly date: CalendarDate; readonly isStop: boolean }) {
  const { date, value, today } = props
  const text = useText()
  const lang = useLang()
  const why = whyNot(date, props, lang)
  const isClosed = props.refusalOn(date)?.code === 'date-closed'
  const fee = why ? null : props.feeOn(date)
  const label = [
    text(longDayText(date)),
    date === today && text(order.today),
    fee !== null && text(dayFee(formatMoney(fee))),
    why,
  ]
  const look = [
    css.day,
    why && css.off,
    why && (isClosed || props.refusalOn(date)?.code === 'set-out-of-season') && css.shut,
    fee !== null && css.special,
    date === today && css.today,
  ]
  return (
    <td>
      <button
        type="button"
        className={look.filter(Boolean).join(' ')}
        tabIndex={props.isStop ? 0 : -1}
        aria-label={label.filter(Boolean).join(between.parts[lang])}
        aria-pressed={date === value}
        aria-disabled={why !== null}
        aria-current={date === today ? 'date' : undefined}
        data-date={date}
        onClick={() => props.onChoose(date)}
      >
        {Number(date.slice(8))}
        {isClosed && <small>{text(order.closed)}</small>}
        {fee !== null && <small>{formatMoney(fee)}</small>}
      </button>
    </td>
  )
}

function whyNot(date: CalendarDate, { today, refusalOn }: DateGridProps, lang: 'zh' | 'en'): string | null {
  const refusal = refusalOn(date)
  if (!refusal) return null
  return date < today ? order.past[lang] : refusalText(refusal, lang)
}

/** Looks half a year ahead at most, which is as far as orders are taken. */
function firstOpenDay({ today, latest, refusalOn }: DateGridProps): CalendarDate | null {
  for (let date = today; date <= latest; date = addDays(date, 1)) if (!refusalOn(date)) return date
  return null
}

function dayByKey(key: string, at: CalendarDate): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(at, -1)
    case 'ArrowRight':
      return addDays(at, 1)
    case 'ArrowUp':
      return addDays(at, -7)
    case 'ArrowDown':
      return addDays(at, 7)
    case 'Home':
      return addDays(at, -weekday(at))
    case 'End':
      return addDays(at, 6 - weekday(at))
    case 'PageUp':
      return inMonth(at, -1)
    case 'PageDown':
      return inMonth(at, 1)
    default:
      return null
  }
}

function monthOf(date: CalendarDate) {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }
}

function monthStart(date: CalendarDate): CalendarDate {
  return calendarDate(`${date.slice(0, 7)}-01`)
}

/** The same day `months` later, or the last day of a shorter month. */
function inMonth(date: CalendarDate, months: number): CalendarDate {
  const { year, month } = monthOf(date)
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const day = Math.min(Number(date.slice(8)), length)
  return calendarDate(new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10))
}
