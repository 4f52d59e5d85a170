import { useEffect, useState } from 'react'
import { DayAndTime } from '#app/staff/shell/ui/moment.tsx'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'

/** Often enough to show each minute soon after it began. Milliseconds. */
const interval = 5_000

/** The day and time in Hong Kong, whatever the clock of the device says. It is silent for screen readers. */
export function Clock({ className, now }: { readonly className?: string | undefined; readonly now: Date }) {
  const instant = useServerClock(now)
  return (
    <span className={className}>
      <DayAndTime date={todayInHongKong(instant)} time={timeInHongKong(instant)} />
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
