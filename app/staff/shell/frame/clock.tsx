import { useEffect, useState } from 'react'
import { DayAndTime } from '#app/staff/shell/ui/moment.tsx'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'

/** Milliseconds, few enough to show a minute soon after it begins. */
const interval = 5_000

/** The clock shows Hong Kong time and is hidden from screen readers. */
export function Clock({ className, now }: { readonly className?: string | undefined; readonly now: Date }) {
  const instant = useServerClock(now)
  return (
    <span className={className}>
      <DayAndTime date={todayInHongKong(instant)} time={timeInHongKong(instant)} />
    </span>
  )
}

/** A tablet's clock may be wrong. */
export function useServerClock(now: Date): Date {
  const [instant, setInstant] = useState(now)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setInstant(new Date(now.getTime() + performance.now() - start)), interval)
    return () => clearInterval(timer)
  }, [now])
  return instant
}
