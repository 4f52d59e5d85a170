import { OrderIcon } from '#app/public/order-status/order-icon.tsx'
import type { StatusView } from '#app/public/order-status/view.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'
import { status } from '#content/ordering/order-status.ts'
import { codeName, paying, transferSteps } from '#content/ordering/payment/paying.ts'
import { dollarsText, exactParts, formatExact } from '#domain/money.ts'
import type { PaymentInstructions } from '#domain/payment/payment-instructions.ts'
import type { Text } from '#domain/text.ts'
import { PayBy } from './pay-by.tsx'
import css from './transfer.module.css'

interface TransferProps {
  readonly instructions: PaymentInstructions
  readonly code: StatusView['payment']['code']
  readonly deadline: StatusView['deadline']
}

export function Transfer({ instructions, code, deadline }: TransferProps) {
  const text = useText()
  const { kind, payee, amount, reference } = instructions
  return (
    <div className={`${css.card} ${code ? css.withCode : ''}`}>
      {code && <Code instructions={instructions} code={code} />}
      <div className={css.rows}>
        <p className={css.label}>{text(status.amountDue)}</p>
        <Price price={exactParts(amount)} size="xl" />
        <dl>
          {instructions.kind === 'bank-transfer' && (
            <Row name={paying.bank} value={text(instructions.bank)} />
          )}
          <Row name={paying.payee} value={text(payee)} />
          {instructions.kind === 'fps' && (
            <Row
              name={paying.fpsAccount[instructions.account.kind]}
              value={instructions.account.value}
              copies
            />
          )}
          {instructions.kind === 'bank-transfer' && (
            <Row name={paying.account} value={instructions.account} copies />
          )}
          <Row name={paying.amount} value={dollarsText(amount)} copies />
          <Row name={paying.reference} value={reference} copies />
        </dl>
        {instructions.kind === 'payme' && (
          <Button href={instructions.link} target="_blank" rel="noopener noreferrer" full>
            {text(paying.openPayMe)}
          </Button>
        )}
      </div>
      <div className={css.after}>
        <PayBy deadline={deadline} />
        <div className={css.steps}>
          <NumberedSteps steps={transferSteps[kind](payee).map(text)} />
        </div>
      </div>
    </div>
  )
}

function Code({
  instructions,
  code,
}: {
  readonly instructions: PaymentInstructions
  readonly code: NonNullable<TransferProps['code']>
}) {
  const text = useText()
  const { kind, amount, reference } = instructions
  const { size, path, picture } = code
  return (
    <div className={css.code}>
      <figure>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={text(codeName(formatExact(amount), reference))}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
        <figcaption>{text(kind === 'payme' ? paying.scanPayMe : paying.scan)}</figcaption>
      </figure>
      <Button href={picture} download={`${reference}.png`} kind="quiet" size="s" full>
        <OrderIcon name="save" size={20} />
        {text(paying.save)}
      </Button>
    </div>
  )
}

/** `copies` adds a copy button. */
function Row({
  name,
  value,
  copies,
}: {
  readonly name: Text
  readonly value: string
  readonly copies?: boolean
}) {
  const text = useText()
  return (
    <div>
      <dt>{text(name)}</dt>
      <dd>
        <span>{value}</span>
        {copies && (
          <button type="button" className={css.copy} data-copies={value} data-copied={text(paying.copied)}>
            <Icon name="copy" size={18} />
            {text(paying.copy)}
            <span className="vh"> {text(name)}</span>
            <span role="status" />
          </button>
        )}
      </dd>
    </div>
  )
}
