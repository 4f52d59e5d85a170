import type { StatusView } from '#app/public/order-status/view.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { status } from '#content/ordering/order-status.ts'
import { payBy, paying, receivedSoFar, toReturn } from '#content/ordering/payment/paying.ts'
import { paymentsArePractised, paymentTexts } from '#content/ordering/payment/payment.ts'
import { paymentRefusals } from '#content/ordering/payment/payment-refusals.ts'
import { practice } from '#content/ordering/practice.ts'
import { exactParts, formatExact } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import css from './payment.module.css'
import { Transfer } from './transfer.tsx'
import { Ways } from './ways.tsx'

interface OrderPaymentProps {
  readonly view: StatusView
  readonly refusal: keyof typeof paymentRefusals | undefined
}

export function OrderPayment({ view, refusal }: OrderPaymentProps) {
  const text = useText()
  const { due, instructions, code, latestAttempt, open } = view.payment
  if (due === null) return <NothingToPay view={view} refusal={refusal} />
  return (
    <section id="pay">
      <h2 className={css.heading}>{text(headingOf(view.payment))}</h2>
      <Notes view={view} refusal={refusal} />
      {instructions ? (
        <Transfer instructions={instructions} code={code} deadline={view.deadline} />
      ) : latestAttempt === 'open' ? (
        <OpenPage view={view} due={due} />
      ) : (
        <Ways view={view} due={due} />
      )}
      {/* Before switching, the server closes an open payment page at the provider and waits for money on its way. */}
      {(instructions || open) && <OtherWays view={view} />}
    </section>
  )
}

function headingOf({ instructions, latestAttempt }: StatusView['payment']): Text {
  if (instructions) return payBy[instructions.kind]
  if (latestAttempt === 'open') return status.payment
  return latestAttempt === 'declined' ? paying.again : paying.ways
}

function Notes({ view, refusal }: OrderPaymentProps) {
  const text = useText()
  const { due, receivedAmount, excess, instructions, isPractice, latestAttempt, open } = view.payment
  return (
    <div className={css.notes}>
      {refusal && <Alert kind="warn">{text(paymentRefusals[refusal])}</Alert>}
      {isPractice && due !== null && (
        <Alert kind="warn" announced={false}>
          {text(instructions ? practice.notice : paymentsArePractised)}
        </Alert>
      )}
      {open && (
        <Alert kind="info" announced={false}>
          {text(paying.open)} {open.isSilent && text(paying.leftUnpaid)}
        </Alert>
      )}
      {latestAttempt === 'declined' && (
        <Alert kind="info" announced={false}>
          {text(paying.declined)}
        </Alert>
      )}
      {due !== null && receivedAmount > 0 && (
        <Alert kind="warn" announced={false}>
          {text(receivedSoFar(formatExact(receivedAmount), formatExact(due)))}
        </Alert>
      )}
      {excess > 0 && !view.isOff && (
        <Alert kind="ok" announced={false}>
          {text(toReturn(formatExact(excess)))}
        </Alert>
      )}
    </div>
  )
}

function NothingToPay({ view, refusal }: OrderPaymentProps) {
  const text = useText()
  if (view.payment.notPayable !== 'fee-to-be-quoted') return <Notes view={view} refusal={refusal} />
  return (
    <section>
      <h2 className={css.heading}>{text(status.payment)}</h2>
      <Notes view={view} refusal={refusal} />
      <div className={css.card}>
        <p className={css.label}>{text(status.amountSoFar)}</p>
        <Price price={exactParts(view.total)} size="xl" />
        <p className={css.label}>{text(status.feeToCome)}</p>
      </div>
      <Alert kind="info" announced={false}>
        {text(paymentRefusals['fee-to-be-quoted'])}
      </Alert>
    </section>
  )
}

type Due = NonNullable<StatusView['payment']['due']>

function OpenPage({ view, due }: { readonly view: StatusView; readonly due: Due }) {
  const text = useText()
  const method = view.payment.attempts.at(-1)?.method
  return (
    <div className={css.card}>
      <p className={css.label}>{text(status.amountDue)}</p>
      <Price price={exactParts(due)} size="xl" />
      {method && (
        <form method="post">
          <Button type="submit" name="method" value={method}>
            {text(paying.goOn)}
          </Button>
        </form>
      )}
    </div>
  )
}

function OtherWays({ view }: { readonly view: StatusView }) {
  const text = useText()
  const { methods, instructions, attempts } = view.payment
  const current = instructions?.kind ?? attempts.at(-1)?.method
  const others = methods.filter((method) => method !== current)
  if (others.length === 0) return null
  return (
    <form method="post" className={css.others}>
      <p>{text(paying.otherWays)}</p>
      {others.map((method) => (
        <Button key={method} type="submit" kind="quiet" size="s" name="method" value={method}>
          {text(paymentTexts[method].name)}
        </Button>
      ))}
    </form>
  )
}
