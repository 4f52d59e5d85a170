import { useEffect, useState } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'

/** Often enough to show each minute soon after it began. Milliseconds. */
const interval = 5_000

/** The day and time in Hong Kong, whatever the clock of the device says. It is silent for screen readers. */
export function Clock({ className, now }: { readonly className?: string | undefined; readonly now: Date }) {
  const text = useText()
  const instant = useServerClock(now)
  return (
    <span className={className}>
      {text(dayText(todayInHongKong(instant)))} <span className="num">{timeInHongKong(instant)}</span>
    </span>
  )
}

/** Goes on from the server's time: a tablet's own clock may be wrong. */
export function useServerClock(now: Date): Date {
  const [instant, setInstant] = useState(now)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setInstant(new Date(now.getTime() + performance.now() - start)), interval)
    return () => clearInterval(timer)
  }, [now])
  return instant
}
