import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { SlipRow } from '#app/ui/money/slip.tsx'
import { fullDayText, momentText } from '#content/dates.ts'
import { status } from '#content/ordering/order-status.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { cents, exactParts, formatExact } from '#domain/money.ts'
import { OrderIcon } from './order-icon.tsx'
import css from './receipt.module.css'
import type { StatusView } from './view.ts'

interface ReceiptProps {
  readonly view: StatusView
  /** Screens hide the receipt, and printers show it. */
  readonly onPaperOnly: boolean
}

/** Stamped with the day of the last payment. */
export function Receipt({ view, onPaperOnly }: ReceiptProps) {
  const text = useText()
  const { receivedAmount, attempts } = view.payment
  const payments = attempts.filter(({ captured }) => captured > 0)
  const last = payments.findLast(({ settledAt }) => settledAt !== null)?.settledAt
  const [only] = payments
  const isOne = payments.length === 1 && only?.refunded === 0
  return (
    <section className={onPaperOnly ? css.paper : undefined}>
      <h2 className={css.heading}>{text(status.receipt)}</h2>
      <p className={css.number}>{view.reference}</p>
      <div className={css.card}>
        <div>
          <p className={css.label}>{text(status.received)}</p>
          <Price price={exactParts(receivedAmount)} size="xl" />
        </div>
        <p className={css.stamp}>
          {text(status.stamp)}
          {last && <small>{text(fullDayText(todayInHongKong(new Date(last))))}</small>}
        </p>
        {isOne ? (
          <p className={css.how}>
            <How attempt={only} />
          </p>
        ) : (
          <Payments payments={payments} />
        )}
      </div>
      <p className={css.print}>
        <Button kind="quiet" id="print-receipt" data-prints="">
          <OrderIcon name="print" size={20} />
          {text(status.printReceipt)}
        </Button>
      </p>
    </section>
  )
}

type Attempt = StatusView['payment']['attempts'][number]

function Payments({ payments }: { readonly payments: readonly Attempt[] }) {
  const text = useText()
  return (
    <div className={css.payments}>
      {payments.map((attempt, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: payments never change their places
        <div key={index}>
          <SlipRow label={<How attempt={attempt} />} value={formatExact(attempt.captured)} />
          {attempt.refunded > 0 && (
            <SlipRow label={text(status.returned)} value={formatExact(cents(-attempt.refunded))} />
          )}
        </div>
      ))}
    </div>
  )
}

/** FPS · Sun 22 Nov, 17:05 · cs_0031 */
function How({ attempt: { method, settledAt, reference } }: { readonly attempt: Attempt }) {
  const text = useText()
  const when = settledAt && text(momentText(new Date(settledAt)))
  return [text(paymentTexts[method].name), when, reference].filter(Boolean).join(' · ')
}
