import { useId, useState } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { changes } from '#content/ordering/changes.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import css from './change-date.module.css'
import { DateGrid } from './steps/date-grid.tsx'

export interface ChangeDateProps {
  /** Days the order may move to, in their order. */
  readonly days: readonly CalendarDate[]
  readonly chosen: CalendarDate
  readonly today: CalendarDate
}

/** The new day of a placed order, as the calendar of the order form: the page's list is what it stands in for. */
export function ChangeDate({ days, chosen, today }: ChangeDateProps) {
  const text = useText()
  const id = useId()
  const [date, setDate] = useState(chosen)
  const [earliest = today, latest = today] = [days[0], days.at(-1)]
  const open = new Set(days)
  function refusalOn(day: CalendarDate): Refusal | null {
    if (open.has(day)) return null
    if (day < earliest) return refusal('date-too-early', 'date', { earliest })
    return day > latest
      ? refusal('date-too-late', 'date', { latest })
      : refusal('date-closed', 'date', { date: day, nearest: null })
  }
  return (
    <>
      <span id={id} className={css.label}>
        {text(changes.newDate)}
      </span>
      <DateGrid
        value={date}
        today={today}
        latest={latest}
        refusalOn={refusalOn}
        feeOn={() => null}
        onChoose={setDate}
        labelledBy={id}
        isInvalid={false}
      />
      <input type="hidden" name="date" value={date} />
    </>
  )
}
