import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/price.tsx'
import { status } from '#content/ordering/order-status.ts'
import { payBy, paying, payNow, receivedSoFar, toReturn } from '#content/ordering/paying.ts'
import { nextOfPayment, paymentName, paymentStatusNames, paymentTexts } from '#content/ordering/payment.ts'
import { paymentRefusals } from '#content/ordering/payment-refusals.ts'
import { practice } from '#content/ordering/practice.ts'
import { formatMoney, moneyParts } from '#domain/money.ts'
import css from './payment.module.css'
import { Transfer } from './transfer.tsx'
import type { StatusView } from './view.ts'

const exact = { decimals: 2 } as const

interface OrderPaymentProps {
  readonly view: StatusView
  readonly chatHref: string
  /** Why the last choice of a way to pay came to nothing. */
  readonly refusal: keyof typeof paymentRefusals | undefined
}

/** What is to pay, and how. */
export function OrderPayment({ view, chatHref, refusal }: OrderPaymentProps) {
  const text = useText()
  const { payment, paymentMethod } = view
  const { due, instructions } = payment
  return (
    <section id="pay">
      <h2 className={css.heading}>
        {text(due === null || !paymentMethod ? status.payment : payBy[paymentMethod])}
      </h2>
      <Notes view={view} refusal={refusal} />
      {instructions ? (
        <Transfer instructions={instructions} code={payment.code} />
      ) : due === null ? (
        <Amount view={view} />
      ) : (
        <PayPage view={view} due={due} />
      )}
      {due !== null && <OtherWays view={view} />}
      <p className={css.chat}>
        <Button kind="jade" icon="chat" href={chatHref} target="_blank" rel="noopener noreferrer">
          {text(status.chat)}
        </Button>
      </p>
    </section>
  )
}

function Notes({ view, refusal }: Pick<OrderPaymentProps, 'view' | 'refusal'>) {
  const text = useText()
  const { due, received, excess, isPractice, open, wasDeclined, notPayable } = view.payment
  return (
    <div className={css.notes}>
      {refusal && <Alert kind="warn">{text(paymentRefusals[refusal])}</Alert>}
      {isPractice && due !== null && (
        <Alert kind="warn" announced={false}>
          {text(practice.notice)}
        </Alert>
      )}
      {open && (
        <Alert kind="info" announced={false}>
          {text(paying.open)}
        </Alert>
      )}
      {wasDeclined && (
        <Alert kind="warn" announced={false}>
          {text(paying.declined)}
        </Alert>
      )}
      {due !== null && received > 0 && (
        <Alert kind="warn" announced={false}>
          {text(receivedSoFar(formatMoney(received, exact), formatMoney(due, exact)))}
        </Alert>
      )}
      {excess > 0 && (
        <Alert kind="info" announced={false}>
          {text(toReturn(formatMoney(excess, exact)))}
        </Alert>
      )}
      {notPayable === 'fee-to-be-quoted' && (
        <Alert kind="info" announced={false}>
          {text(paymentRefusals[notPayable])}
        </Alert>
      )}
    </div>
  )
}

/** What the order costs, where nothing can be paid now. */
function Amount({ view }: { readonly view: StatusView }) {
  const text = useText()
  return (
    <div className={css.card}>
      <p className={css.label}>{text(status.amount)}</p>
      <Price price={moneyParts(view.total, exact)} size="xl" />
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
      </dl>
    </div>
  )
}

/** Leads to the page of the provider, where cards and Alipay are paid. */
function PayPage({ view, due }: { readonly view: StatusView; readonly due: NonNullable<Due> }) {
  const text = useText()
  const { paymentMethod, payment } = view
  return (
    <div className={css.card}>
      <p className={css.label}>{text(status.amountDue)}</p>
      <Price price={moneyParts(due, exact)} size="xl" />
      {paymentMethod && payment.offered.includes(paymentMethod) ? (
        <form method="post" className={css.pay}>
          <Button type="submit" name="method" value={paymentMethod}>
            {text(payment.open ? paying.goOn : payNow(formatMoney(due, exact)))}
          </Button>
        </form>
      ) : (
        <p className={css.next}>{text(nextOfPayment(paymentMethod))}</p>
      )}
    </div>
  )
}

type Due = StatusView['payment']['due']

function OtherWays({ view }: { readonly view: StatusView }) {
  const text = useText()
  const others = view.payment.offered.filter((method) => method !== view.paymentMethod)
  if (others.length === 0) return null
  return (
    <form method="post" className={css.others}>
      <p>{text(view.paymentMethod ? paying.otherWays : paying.ways)}</p>
      {others.map((method) => (
        <Button key={method} type="submit" kind="quiet" size="s" name="method" value={method}>
          {text(paymentTexts[method].name)}
        </Button>
      ))}
    </form>
  )
}
