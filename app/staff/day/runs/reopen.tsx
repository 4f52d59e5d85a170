import { Button } from '#app/staff/shell/ui/button.tsx'
import { Choice } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { reopenReasons, runsPage } from '#content/staff/day/runs.ts'
import styles from './sheets.module.css'
import { StopForm } from './stop-form.tsx'

export function Reopen({ orderId }: { readonly orderId: number }) {
  const text = useText()
  const reasons = reopenReasons.map(text)
  return (
    <details className={`${styles.correct} ${styles.screen}`}>
      <summary>{text(runsPage.wrongStop)}</summary>
      <StopForm verb="reopen" of={orderId} className={styles.correctForm}>
        <Choice
          label={text(runsPage.why)}
          name="note"
          options={reasons.map((reason) => [reason, reason] as const)}
        />
        <Button>{text(runsPage.reopen)}</Button>
      </StopForm>
    </details>
  )
}
