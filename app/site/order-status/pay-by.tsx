import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { payByMoment, paying } from '#content/ordering/paying.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import css from './pay-by.module.css'
import type { StatusView } from './view.ts'

/** Until when to pay. An order that nothing was paid of is held until then; one that is paid in part is kept. */
export function PayBy({ payBy, received }: Pick<StatusView['payment'], 'payBy' | 'received'>) {
  const text = useText()
  if (payBy === null) return null
  const instant = new Date(payBy)
  const day = text(dayText(todayInHongKong(instant)))
  return (
    <p className={css.notice}>
      <Icon name="clock" size={22} />
      <span>
        <b>{text(payByMoment(day, timeInHongKong(instant)))}</b>
        {received === 0 && text(paying.released)}
      </span>
    </p>
  )
}
