import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { FreeDelivery } from '#app/ui/money/free-delivery.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { useIsSavedPage } from '#app/ui/use-saved-page.ts'
import { waysToOrder } from '#content/controls.ts'
import { setChooser } from '#content/pages/set.ts'
import { cents, exactParts } from '#domain/money.ts'
import css from './slip.module.css'
import { closedId, savedId } from './slip.tsx'
import type { ChoiceSummary } from './state.ts'
import type { SetView } from './view.ts'

export interface ChooserBarProps {
  readonly view: SetView
  readonly summary: ChoiceSummary
  readonly onOrder: () => void
}

/** Small screens show this bar; "7/9" counts the chosen dishes. */
export function ChooserBar({ view, summary, onOrder }: ChooserBarProps) {
  const text = useText()
  const isSaved = useIsSavedPage()
  const { choiceCount: count, missingCount, pricedLine } = summary
  return (
    <div className={`${css.bar} ${view.soldAt === null ? 'needs-script' : ''}`} data-order-bar="">
      {view.freeFrom !== null && (
        <div className={css.barFree}>
          <FreeDelivery
            brief
            missing={cents(Math.max(0, view.freeFrom - pricedLine.amount))}
            from={view.freeFrom}
          />
        </div>
      )}
      <div className={css.barTotal}>
        <small className="nb">{text(setChooser.total)}</small>
        <Price price={exactParts(pricedLine.amount)} />
      </div>
      {view.soldAt === null ? (
        <Button
          disabled={isSaved || view.closedReason !== null}
          aria-describedby={isSaved ? savedId : closedId}
          onClick={onOrder}
        >
          {text(setChooser.orderNow)}
          {missingCount > 0 && <span className="num">{`${count}/${missingCount}`}</span>}
        </Button>
      ) : (
        <Button href={view.soldAt} target="_blank" rel="noopener" iconAfter="external">
          {text(waysToOrder.shop)}
          <NewTab />
        </Button>
      )}
    </div>
  )
}
