import { useText } from '#app/ui/lang.tsx'
import { beforeTime, dayText } from '#content/dates.ts'
import { type CalendarDate, timeInHongKong, todayInHongKong } from '#domain/calendar.ts'

interface DayAndTimeProps {
  readonly date: CalendarDate
  /** The text is HH:mm, or a slot. */
  readonly time: string
}

export function DayAndTime({ date, time }: DayAndTimeProps) {
  const text = useText()
  return (
    <>
      {text(dayText(date))}
      {text(beforeTime)}
      <span className="num">{time}</span>
    </>
  )
}

/** The time is that of Hong Kong, whatever the browser's zone. */
export function Moment({ at }: { readonly at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      <DayAndTime date={todayInHongKong(at)} time={timeInHongKong(at)} />
    </time>
  )
}
