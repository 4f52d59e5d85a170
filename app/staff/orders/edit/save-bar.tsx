import { staffOrderPath } from '#app/staff/addresses.ts'
import styles from '#app/staff/orders/form/order-form.module.css'
import { ButtonKey } from '#app/staff/shell/keyboard/keycap.tsx'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import darkBar from '#app/staff/shell/ui/dark-bar.module.css'
import saveBar from '#app/staff/shell/ui/save-bar.module.css'
import { useText } from '#app/ui/lang.tsx'
import { sureOfAmount } from '#content/staff/orders/amount-questions.ts'
import { changesMade, differenceIs, editPage } from '#content/staff/orders/edit-order.ts'
import { cents } from '#domain/money.ts'
import type { EditView } from '#server/page-data/staff/orders/staff-edit.ts'
import { signedAmount } from './price-change.tsx'

interface SaveBarProps {
  readonly view: EditView
  /** This counts the changes. */
  readonly count: number
  readonly isSaving: boolean
  /** The fee is confirmed by a second press. */
  readonly isAsked: boolean
}

/** Ctrl+S saves, and Esc discards. */
export function SaveBar({ view, count, isSaving, isAsked }: SaveBarProps) {
  const text = useText()
  const difference = cents(view.money.total - view.money.totalBefore)
  return (
    <div className={`${darkBar.bar} ${saveBar.bar}`}>
      <p aria-live="polite">
        <b>{text(editPage.unsaved)}</b> {text(changesMade(count))} ·{' '}
        {text(differenceIs(signedAmount(difference)))}
      </p>
      <div className={styles.barEnd}>
        <ButtonLink to={staffOrderPath(view.reference)} data-give-up>
          {text(editPage.discard)} <ButtonKey name="Esc" />
        </ButtonLink>
        <Button kind="go" data-save name="verb" value="save" aria-disabled={isSaving || undefined}>
          {text(isAsked ? sureOfAmount : editPage.save)} <ButtonKey name="Ctrl S" />
        </Button>
      </div>
    </div>
  )
}
