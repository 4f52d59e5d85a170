import { type ReactNode, useEffect } from 'react'
import { useServerClock } from '#app/staff/shell/frame/clock.tsx'
import { forgetCustomers } from '#app/staff/shell/live/saved-sheets.ts'
import { Mark } from '#app/staff/shell/ui/mark.tsx'
import { useShopName } from '#app/staff/shell/use-shop-name.ts'
import { useText } from '#app/ui/lang.tsx'
import { longDayText } from '#content/dates.ts'
import { signInWords } from '#content/staff/office/sign-in.ts'
import { frame } from '#content/staff/shell/frame.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import styles from './door.module.css'

export function Door({
  title,
  now,
  children,
}: {
  readonly title: string
  readonly now: Date
  readonly children: ReactNode
}) {
  const text = useText()
  const shopName = useShopName()
  const instant = useServerClock(now)
  // Another person may sign in next, and must not see the saved run sheets and orders.
  useEffect(() => void forgetCustomers(), [])
  return (
    <div className={styles.door}>
      <main className={styles.main}>
        <div className={styles.logo}>
          <Mark size={42} />
          <div>
            {shopName}
            <small>{text(frame.office)}</small>
          </div>
        </div>
        <h1>{title}</h1>
        {children}
      </main>
      <aside className={styles.aside}>
        <span className={`num ${styles.time}`}>{timeInHongKong(instant)}</span>
        <p>
          <b>{text(longDayText(todayInHongKong(instant)))}</b> · {text(frame.hongKongTime)}
        </p>
        <p>{text(signInWords.staffOnly)}</p>
      </aside>
    </div>
  )
}
