import type { StatusView } from '#app/public/order-status/view.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { momentText } from '#content/dates.ts'
import { payByMoment, paying } from '#content/ordering/payment/paying.ts'
import { timeLeft } from '#domain/time-left.ts'
import css from './pay-by.module.css'

/** Only an unpaid order is released at the deadline. */
export function PayBy({ deadline }: Pick<StatusView, 'deadline'>) {
  const text = useText()
  if (deadline === null) return null
  return (
    <p className={css.notice}>
      <Icon name="clock" size={22} />
      <span>
        <strong>{text(payByMoment(momentText(new Date(deadline.payBy))))}</strong>
        <TimeToPay remainingMs={deadline.remainingMs} />
        {deadline.releases && text(paying.released)}
      </span>
    </p>
  )
}

/** The page's script updates the figures. */
function TimeToPay({ remainingMs }: { readonly remainingMs: number }) {
  const text = useText()
  const time = timeLeft(remainingMs)
  if (!time) return null
  const { before, hours, minutes } = paying.timeLeft
  return (
    <span data-left={remainingMs}>
      {text(before)}
      <span hidden={time.hours === 0}>
        <b>{time.hours}</b>
        {text(hours)}
      </span>
      <b>{time.minutes}</b>
      {text(minutes)}
    </span>
  )
}
