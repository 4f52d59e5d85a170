import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'

/** A day and time in Hong Kong, whatever the zone of the browser. */
export function Moment({ at }: { readonly at: Date }) {
  const text = useText()
  return (
    <time dateTime={at.toISOString()}>
      {text(dayText(todayInHongKong(at)))} <span className="num">{timeInHongKong(at)}</span>
    </time>
  )
}
