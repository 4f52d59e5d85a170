import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/price.tsx'
import { status } from '#content/ordering/order-status.ts'
import { nextOfPayment, paymentName, paymentStatusNames } from '#content/ordering/payment.ts'
import { moneyParts } from '#domain/money.ts'
import css from './payment.module.css'
import type { StatusView } from './view.ts'

/** What is to pay and what happens next; staff arrange the payment itself. */
export function OrderPayment({ view, chatHref }: { readonly view: StatusView; readonly chatHref: string }) {
  const text = useText()
  const isOpen = view.paymentStatus === 'unpaid' && !['rejected', 'cancelled'].includes(view.status)
  return (
    <section>
      <h2 className={css.heading}>{text(status.payment)}</h2>
      <div className={css.card}>
        <p className={css.label}>{text(isOpen ? status.amountDue : status.amount)}</p>
        <Price price={moneyParts(view.total, { decimals: 2 })} size="xl" />
        {view.deliveryFee === null && <p className={css.label}>{text(status.feeToCome)}</p>}
        <dl className={css.facts}>
          <div>
            <dt>{text(status.state)}</dt>
            <dd>
              <b>{text(paymentStatusNames[view.paymentStatus])}</b>
            </dd>
          </div>
          <div>
            <dt>{text(status.method)}</dt>
            <dd>{text(paymentName(view.paymentMethod))}</dd>
          </div>
          <div>
            <dt>{text(status.reference)}</dt>
            <dd className={css.reference}>{view.reference}</dd>
          </div>
        </dl>
        {isOpen && <p className={css.next}>{text(nextOfPayment(view.paymentMethod))}</p>}
        <p className={css.chat}>
          <Button kind="jade" icon="chat" href={chatHref} target="_blank" rel="noopener noreferrer">
            {text(status.chat)}
          </Button>
        </p>
      </div>
    </section>
  )
}
