import { type MouseEvent, useRef } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { runsPage } from '#content/staff/day/runs.ts'
import { ProblemDialog } from './problem-dialog.tsx'
import type { ShownStop } from './sheet.ts'
import styles from './sheets.module.css'
import { StopForm } from './stop-form.tsx'

export function HandOver({ stop, isCurrent }: { readonly stop: ShownStop; readonly isCurrent: boolean }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const hasProblem = stop.state.kind === 'problem'
  function ask(event: MouseEvent) {
    event.preventDefault()
    // Opened by its address, the dialog is not modal.
    dialog.current?.close()
    dialog.current?.showModal()
  }
  return (
    <div className={styles.screen}>
      <div className={styles.go}>
        <StopForm verb="hand-over" of={stop.orderId}>
          <Button {...(isCurrent && { kind: 'go' })} size="xl" className={styles.wide}>
            <StaffIcon name="check" /> {text(runsPage.handedOver)}
          </Button>
        </StopForm>
        {hasProblem ? (
          <StopForm verb="take-back" of={stop.orderId}>
            <Button size="xl" className={styles.wide}>
              {text(runsPage.takeBack)}
            </Button>
          </StopForm>
        ) : (
          <a
            className={styles.problem}
            href={`?problem=${stop.orderId}`}
            aria-haspopup="dialog"
            onClick={ask}
          >
            {text(runsPage.problem)}
          </a>
        )}
      </div>
      {isCurrent && <p className={styles.caption}>{text(runsPage.oneTap)}</p>}
      <ProblemDialog stop={stop} dialog={dialog} />
    </div>
  )
}
