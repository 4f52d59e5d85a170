/** Updates the price while somebody types. */
import type { ReactNode } from 'react'
import { LeaveGuard } from '#app/staff/shell/ui/leave-guard.tsx'
import styles from './order-form.module.css'
import { isSaving, type OrderFetcher, type Typing } from './use-form-input.ts'

interface OrderFormProps {
  readonly fetcher: OrderFetcher
  readonly typing: Typing
  /** Screen readers read this name. */
  readonly label: string
  readonly hasChanges: boolean
  readonly noValidate?: boolean
  readonly children: ReactNode
}

export function OrderForm({ fetcher, typing, label, hasChanges, noValidate, children }: OrderFormProps) {
  const { onInput, onSubmit, formRef } = typing
  return (
    <fetcher.Form
      method="post"
      className={styles.form}
      ref={formRef}
      onInput={onInput}
      onSubmit={(event) => (isSaving(fetcher) ? event.preventDefault() : onSubmit(event))}
      aria-label={label}
      noValidate={noValidate}
    >
      {/* Enter in a field submits the form with this button, not with a day's. */}
      <button type="submit" name="verb" value="price" formNoValidate hidden />
      {children}
      <LeaveGuard isOn={hasChanges && !isSaving(fetcher)} />
    </fetcher.Form>
  )
}
