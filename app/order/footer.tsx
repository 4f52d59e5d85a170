import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { confirmPrice, order, placeOrder, withoutFee } from '#content/ordering/order.ts'
import { exactParts, formatExact } from '#domain/money.ts'
import type { Order } from './attempt/state.ts'
import type { Submit } from './attempt/submit.ts'
import { hasSeveralSets } from './edit-dishes.ts'
import css from './footer.module.css'

interface OrderFooterProps {
  readonly current: Order
  readonly submit: Submit
  /** All that the customer must see before ordering is loaded. */
  readonly canPlace: boolean
  /** On the first step this closes the dialog. */
  readonly onBack: () => void
  readonly onNext: () => void
}

export function OrderFooter({ current, submit, canPlace, onBack, onNext }: OrderFooterProps) {
  const text = useText()
  const { attempt, dispatch, rules, quote, problems } = current
  const { step } = attempt.dialog
  const isFirst = step === 'orderContent'
  const feeNote = withoutFee(quote, rules.settings)
  const total = formatExact(submit.newPrice?.actual ?? quote.total)
  return (
    <div className={css.footer} key={step}>
      {/* The pay button shows the total itself. */}
      {step !== 'pay' && (
        <p className={css.total}>
          <span>
            {text(order.total)}
            {feeNote && <small>{text(feeNote)}</small>}
          </span>
          <Price price={exactParts(quote.total)} />
        </p>
      )}
      <Button
        kind="quiet"
        icon="back"
        disabled={submit.busy}
        onClick={isFirst ? onBack : () => dispatch({ type: 'back' })}
      >
        {text(isFirst && !hasSeveralSets(attempt) ? order.changeDishes : order.back)}
      </Button>
      {step === 'pay' ? (
        <Button size="l" busy={submit.busy} disabled={!canPlace} onClick={onNext}>
          {text(submit.newPrice ? confirmPrice(total) : placeOrder(total))}
        </Button>
      ) : (
        <Button iconAfter="next" disabled={isFirst && problems.length > 0} onClick={onNext}>
          {text(order.next)}
        </Button>
      )}
    </div>
  )
}
