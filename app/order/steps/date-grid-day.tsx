import { useLang, useText } from '#app/ui/lang.tsx'
import { longDayText } from '#content/dates.ts'
import { dayFee, order } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { between } from '#content/phrases.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Lang } from '#domain/text.ts'
import css from './date-grid.module.css'

export interface DaysProps {
  readonly value: CalendarDate | null
  readonly today: CalendarDate
  /** The refusal is null on an available day; the server uses the same function. */
  readonly refusalOn: (date: CalendarDate) => Refusal | null
  /** The fee is null if it is the usual fee. */
  readonly feeOn: (date: CalendarDate) => Cents | null
  readonly onChoose: (date: CalendarDate) => void
}

/** An unavailable day shows the reason. */
export function Day(props: DaysProps & { readonly date: CalendarDate; readonly isStop: boolean }) {
  const { date, value, today } = props
  const text = useText()
  const lang = useLang()
  const why = whyNot(date, props, lang)
  const code = props.refusalOn(date)?.code
  const isClosed = code === 'date-closed'
  const isFull = code === 'date-full'
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
    why && (isClosed || isFull || isNotOffered(props.refusalOn(date))) && css.shut,
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
        {(isClosed || isFull) && <small>{text(isFull ? order.full : order.closed)}</small>}
        {fee !== null && <small>{formatMoney(fee)}</small>}
      </button>
    </td>
  )
}

/** The kitchen works that day, but not for this order. */
function isNotOffered(refusal: Refusal | null): boolean {
  return refusal?.code === 'set-out-of-season' || refusal?.code === 'dish-sold-out'
}

export function whyNot(date: CalendarDate, { today, refusalOn }: DaysProps, lang: Lang): string | null {
  const refusal = refusalOn(date)
  if (!refusal) return null
  return date < today ? order.past[lang] : refusalText(refusal, lang)
}
