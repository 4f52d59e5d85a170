import { CallInstead } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Slip, SlipRow } from '#app/ui/money/slip.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { useIsSavedPage } from '#app/ui/use-saved-page.ts'
import { waysToOrder } from '#content/controls.ts'
import { noOrders } from '#content/ordering/no-connection.ts'
import { missingLine, setChooser, stillMissing } from '#content/pages/set.ts'
import { unitCount } from '#content/phrases.ts'
import { maxUnits } from '#domain/input-limits.ts'
import type { LaidPlace } from '#domain/menu/table.ts'
import { exactParts, formatExact } from '#domain/money.ts'
import { isStoreUrl } from '#domain/shop/shop-details.ts'
import { SetTable } from './set-table.tsx'
import css from './slip.module.css'
import { ChosenDishes, ItemRows, SupplementRows } from './slip-rows.tsx'
import { type ChoiceSummary, leastQuantity } from './state.ts'
import type { SetView } from './view.ts'

export interface ChooserSlipProps {
  readonly view: SetView
  readonly places: readonly LaidPlace[]
  readonly quantity: number
  readonly summary: ChoiceSummary
  readonly onQuantity: (quantity: number) => void
  readonly onOrder: () => void
  readonly onAdd: () => void
  readonly isEdited: boolean
}

/** Id of the reason the set cannot be ordered. */
export const closedId = 'set-closed'

/** Id of the reason a page without a connection takes no order. */
export const savedId = 'set-saved'

export function ChooserSlip(props: ChooserSlipProps) {
  const { view, places, quantity, summary, onQuantity, onOrder, onAdd, isEdited } = props
  const text = useText()
  const { dishes, amount } = summary.pricedLine
  const total = exactParts(amount)
  const byItem = view.pricing === 'perItem'
  return (
    <aside className={css.cart} aria-label={text(setChooser.slip)}>
      <Slip title={text(setChooser.slip)} note={view.people}>
        <SetTable view={view} places={places} />
        {byItem ? (
          <ItemRows dishes={dishes} />
        ) : (
          <>
            <SlipRow label={<b>{view.name}</b>} value={formatExact(view.price)} />
            <ChosenDishes dishes={dishes} groups={view.groups} />
            <SupplementRows dishes={dishes} />
          </>
        )}
        {!byItem && view.soldAt === null && (
          <div className={`${css.quantity} needs-script`}>
            <span>{text(setChooser.quantity)}</span>
            <Stepper
              value={quantity}
              min={leastQuantity(view)}
              max={maxUnits}
              label={text(setChooser.quantity)}
              unit={text(unitCount(quantity, view.unit))}
              onChange={onQuantity}
            />
          </div>
        )}
        {view.minimum && <p className={css.minimum}>{view.minimum}</p>}
        {view.combinations && !isEdited && <p className={css.minimum}>{view.combinations}</p>}
        {isEdited && (
          <p className={css.minimum} role="status">
            {text(setChooser.changing)}
          </p>
        )}
        <div className={css.foot}>
          <div className={css.total}>
            <span>
              {text(setChooser.total)}
              <small>
                {text(view.includesDelivery ? setChooser.withDelivery : setChooser.beforeDelivery)}
              </small>
            </span>
            <output>
              <i>{total.sign}</i>
              {total.figure}
            </output>
          </div>
          {view.soldAt === null ? (
            <Actions
              missing={summary.missing}
              stillToChoose={summary.missingCount - summary.choiceCount}
              closedReason={view.closedReason}
              onOrder={onOrder}
              onAdd={onAdd}
              isEdited={isEdited}
            />
          ) : (
            <ShopAction href={view.soldAt} />
          )}
        </div>
      </Slip>
      {isStoreUrl(view.shopUrl) && (
        <p className={css.points}>
          <Icon name="card" />
          <span>
            <a href={view.shopUrl} target="_blank" rel="noopener">
              {text(setChooser.pointsLink)}
              <NewTab />
            </a>
            {text(setChooser.points)}
          </span>
        </p>
      )}
    </aside>
  )
}

type ActionsProps = Pick<ChooserSlipProps, 'onOrder' | 'onAdd' | 'isEdited'> &
  Pick<ChoiceSummary, 'missing'> &
  Pick<SetView, 'closedReason'> & { readonly stillToChoose: number }

function Actions({ missing, stillToChoose, closedReason, onOrder, onAdd, isEdited }: ActionsProps) {
  const text = useText()
  const isSaved = useIsSavedPage()
  const off = closedReason === null ? {} : { disabled: true, 'aria-describedby': closedId }
  const orderOff = isSaved ? { disabled: true, 'aria-describedby': savedId } : off
  return (
    <div className={`${css.actions} needs-script`}>
      <Button size="l" full className={css.orderNow} onClick={onOrder} {...orderOff}>
        {text(setChooser.orderNow)}
        {stillToChoose > 0 && <span className={css.missing}>{text(stillMissing(stillToChoose))}</span>}
      </Button>
      {isSaved && (
        <p id={savedId} className={css.closed}>
          {text(noOrders)} <CallInstead />
        </p>
      )}
      <Button kind={isEdited ? 'ink' : 'quiet'} full onClick={onAdd} {...off}>
        {text(isEdited ? setChooser.updateCart : setChooser.addToCart)}
      </Button>
      <p id={closedId} aria-live="polite" className={closedReason ? css.closed : undefined}>
        {closedReason ?? (missing.length > 0 && text(missingLine(missing)))}
      </p>
    </div>
  )
}

/** The shop site sells these sets, with or without JavaScript. */
function ShopAction({ href }: { href: string }) {
  const text = useText()
  return (
    <div className={css.actions}>
      <Button size="l" full href={href} target="_blank" rel="noopener" iconAfter="external">
        {text(waysToOrder.shop)}
        <NewTab />
      </Button>
      <p>{text(setChooser.soldAtShop)}</p>
    </div>
  )
}
