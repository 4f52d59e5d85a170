import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Price } from '#app/ui/price.tsx'
import { mealChooser } from '#content/pages/set.ts'
import { moneyParts } from '#domain/money.ts'
import css from './slip.module.css'
import type { MealSummary } from './state.ts'
import type { MealView } from './view.ts'

export interface MealBarProps {
  readonly view: MealView
  readonly summary: MealSummary
  readonly onOrder: () => void
}

/** On small screens the total and the way on stay at hand; "7/9" is how many of the dishes are chosen. */
export function MealBar({ view, summary, onOrder }: MealBarProps) {
  const text = useText()
  const { chosen, needed, priced } = summary
  return (
    <div className={`${css.bar} ${view.soldAt === null ? 'needs-script' : ''}`} data-order-bar="">
      <div>
        <small>{text(mealChooser.total)}</small>
        <Price price={moneyParts(priced.amount, { decimals: 2 })} />
      </div>
      {view.soldAt === null ? (
        <Button onClick={onOrder}>
          {text(mealChooser.orderNow)}
          <span className="num">{`${chosen}/${needed}`}</span>
        </Button>
      ) : (
        <Button href={view.soldAt} target="_blank" rel="noopener" iconAfter="external">
          {text(mealChooser.orderAtShop)}
          <NewTab />
        </Button>
      )}
    </div>
  )
}
