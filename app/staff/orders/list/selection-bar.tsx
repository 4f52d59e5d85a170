import { Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { ButtonKey } from '#app/staff/shell/keyboard/keycap.tsx'
import { Button } from '#app/staff/shell/ui/button.tsx'
import darkBar from '#app/staff/shell/ui/dark-bar.module.css'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { bulkDone, guestCount, movingOn, ordersPage } from '#content/staff/orders/orders.ts'
import { cents, formatMoney } from '#domain/money.ts'
import type { CardOrder } from '#server/page-data/staff/orders/staff-orders.ts'
import type { MoveOutcome } from './move-selection.ts'
import styles from './selection-bar.module.css'
import type { Moving } from './use-moves.ts'

interface SelectionBarProps {
  readonly selectedOrders: readonly CardOrder[]
  /** This counts the selected orders that have a next step. */
  readonly movable: number
  readonly mayExport: boolean
  readonly progress: Moving['progress']
}

export function SelectionBar({ selectedOrders, movable, mayExport, progress }: SelectionBarProps) {
  const text = useText()
  const isSelected = selectedOrders.length > 0
  const portions = selectedOrders.reduce((sum, order) => sum + order.portions, 0)
  const total = selectedOrders.reduce((sum, { price }) => sum + (price?.total ?? 0), 0)
  return (
    <section className={`${darkBar.bar} ${styles.bar}`} aria-label={text(ordersPage.selected)}>
      <b>{text(ordersPage.selected)}</b>
      <span role="status">
        {progress && text(movingOn(progress.doneCount, progress.all))}
        {!progress && isSelected && (
          <>
            <span className="num">{selectedOrders.length}</span> · {text(guestCount(portions))}
            {selectedOrders[0]?.price && ` · ${formatMoney(cents(total))}`}
          </>
        )}
      </span>
      {progress && (
        <progress value={progress.doneCount} max={progress.all} aria-label={text(ordersPage.selected)} />
      )}
      <div className={styles.actions}>
        <Button
          name="verb"
          value="labels"
          disabled={progress !== null}
          {...(isSelected && { 'data-shortcut': 'l' })}
        >
          <StaffIcon name="label" size={16} /> {text(ordersPage.printLabels)} <ButtonKey name="L" />
        </Button>
        <Button
          name="verb"
          value="slips"
          disabled={progress !== null}
          {...(isSelected && { 'data-shortcut': 'p' })}
        >
          <StaffIcon name="print" size={16} /> {text(ordersPage.printSlips)} <ButtonKey name="P" />
        </Button>
        {mayExport && (
          <Button name="verb" value="csv" disabled={progress !== null}>
            {text(ordersPage.exportCsv)}
          </Button>
        )}
        <Button
          kind="go"
          name="verb"
          value="next"
          disabled={progress !== null || (isSelected && movable === 0)}
          data-shortcut="."
        >
          {text(ordersPage.nextForSelected)}
        </Button>
      </div>
    </section>
  )
}

export function Results({
  results,
  orders,
}: {
  readonly results: readonly MoveOutcome[]
  readonly orders: readonly CardOrder[]
}) {
  const text = useText()
  const failures = results.filter(({ why }) => why !== null)
  const referenceOf = new Map(orders.map(({ id, reference }) => [id, reference]))
  return (
    <Note kind={failures.length > 0 ? 'warn' : 'done'}>
      <p role="status">{text(bulkDone(results.length - failures.length, failures.length))}</p>
      {failures.length > 0 && (
        <ul>
          {failures.map(({ order, why }) => {
            const reference = referenceOf.get(order)
            return (
              <li key={order}>
                {reference && (
                  <Link to={staffOrderPath(reference)}>
                    <span className="num">{reference}</span>
                  </Link>
                )}{' '}
                {why && text(why)}
              </li>
            )
          })}
        </ul>
      )}
    </Note>
  )
}
