import { useId, useState } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { changes, fullTime } from '#content/ordering/changes.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { type Due, nearestFree } from '#domain/delivery/capacity.ts'
import type { Cents } from '#domain/money.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Slot } from '#domain/shop/settings.ts'
import css from './change-date.module.css'
import { DateGrid } from './steps/date-grid.tsx'
import { useFullSlots } from './steps/use-full-slots.ts'

export interface ChangeDateProps {
  readonly days: readonly CalendarDate[]
  readonly slots: readonly Slot[]
  /** A postponed order holds no date or slot. */
  readonly ownPlace: Due | null
  readonly chosenDue: Due
  readonly today: CalendarDate
  /** The order takes this much of a slot's capacity. */
  readonly portions: number
  readonly specialDays: Readonly<
    Record<CalendarDate, { readonly closedSlots: readonly string[]; readonly fee: Cents | null }>
  >
}

/** Replaces two lists for browsers without JavaScript. */
export function ChangeDate({
  days,
  slots,
  ownPlace,
  chosenDue,
  today,
  portions,
  specialDays,
}: ChangeDateProps) {
  const text = useText()
  const id = useId()
  const [date, setDate] = useState(chosenDue.date)
  const [requestedSlot, setRequestedSlot] = useState(chosenDue.slot)
  const full = useFullSlots(portions)
  const [earliest = today, latest = today] = [days[0], days.at(-1)]
  const open = new Set(days)
  const isOwn = (day: CalendarDate, slot: string) => day === ownPlace?.date && slot === ownPlace.slot
  const isTaken = (day: CalendarDate, slot: string) =>
    !isOwn(day, slot) &&
    ((full[day]?.includes(slot) ?? false) || (specialDays[day]?.closedSlots.includes(slot) ?? false))
  const free = nearestFree(
    { date, slot: requestedSlot },
    { from: date, to: date },
    slots,
    (each) => !isTaken(each.date, each.slot),
  )
  const slot = free?.slot ?? requestedSlot
  function refusalOn(day: CalendarDate): Refusal | null {
    if (day < earliest) return refusal('date-too-early', 'date', { earliest })
    if (day > latest) return refusal('date-too-late', 'date', { latest })
    if (!open.has(day)) return refusal('date-closed', 'date', { date: day, nearest: null })
    const isFull = slots.every(({ from }) => isTaken(day, from))
    return isFull ? refusal('date-full', 'date', { date: day, nearest: null }) : null
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
        feeOn={(day) => specialDays[day]?.fee ?? null}
        onChoose={setDate}
        labelledBy={id}
        isInvalid={false}
      />
      <input type="hidden" name="date" value={date} />
      <label>
        {text(changes.newTime)}
        <select name="slot" value={slot} onChange={({ target }) => setRequestedSlot(target.value)}>
          {slots.map(({ from, to }) => (
            // A disabled selected option would not be sent.
            <option key={from} value={from} disabled={from !== slot && isTaken(date, from)}>
              {isTaken(date, from) ? text(fullTime(from, to)) : `${from}–${to}`}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
