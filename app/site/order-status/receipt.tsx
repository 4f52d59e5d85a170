import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { status } from '#content/ordering/order-status.ts'
import { paymentTexts } from '#content/ordering/payment.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { moneyParts } from '#domain/money.ts'
import css from './receipt.module.css'
import type { StatusView } from './view.ts'

/** What was received for a paid order, stamped with the day. */
export function Receipt({ view }: { readonly view: StatusView }) {
  const text = useText()
  const { received, attempts } = view.payment
  const paid = attempts.findLast(({ captured }) => captured > 0)
  const [year, month, day] = paid?.settledAt ? todayInHongKong(new Date(paid.settledAt)).split('-') : []
  return (
    <section>
      <h2 className={css.heading}>{text(status.receipt)}</h2>
      <div className={css.card}>
        <div>
          <p className={css.label}>{text(status.received)}</p>
          <Price price={moneyParts(received, { decimals: 2 })} size="xl" />
          {paid && <p className={css.how}>{text(paymentTexts[paid.method].name)}</p>}
        </div>
        <p className={css.stamp}>
          {text(status.stamp)}
          {year && <small>{`${day} · ${month} · ${year}`}</small>}
        </p>
      </div>
    </section>
  )
}
