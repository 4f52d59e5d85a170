import type { RefObject } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { problemNames, runsPage, waitingRule } from '#content/staff/day/runs.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { minutesAfter } from '#domain/staff/day/runs.ts'
import { stopProblems } from '#domain/staff/day/stop-state.ts'
import { PhotoField } from './photo-field.tsx'
import { type ShownStop, useSheet } from './sheet.ts'
import styles from './sheets.module.css'
import { StopForm } from './stop-form.tsx'

interface ProblemDialogProps {
  readonly stop: ShownStop
  readonly dialog: RefObject<HTMLDialogElement | null>
}

/** Customers ask drivers about the rule for waiting. */
export function ProblemDialog({ stop, dialog }: ProblemDialogProps) {
  const text = useText()
  const {
    asksAbout,
    service: { waiting },
  } = useSheet()
  const until = minutesAfter(stop.slot, waiting.freeMinutes)
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`problem-${stop.orderId}`}
      open={asksAbout === stop.orderId}
    >
      <StopForm verb="problem" of={stop.orderId} onTap={close} hasPicture>
        <div className={styles.dialogHead}>
          <h2 id={`problem-${stop.orderId}`}>{text(runsPage.whatProblem)}</h2>
          <Button kind="bare" type="button" aria-label={text(runsPage.close)} onClick={close}>
            <StaffIcon name="close" />
          </Button>
        </div>
        <div className={styles.dialogBody}>
          {stopProblems.map((problem, index) => (
            <label key={problem} className={styles.choice}>
              <input type="radio" name="subject" value={problem} defaultChecked={index === 0} />
              {text(problemNames[problem])}
            </label>
          ))}
          <Field
            label={text(runsPage.problemNote)}
            name="note"
            maxLength={maxLetters.accessNote}
            autoComplete="off"
          />
          <PhotoField />
          {stop.phone && (
            <a className={styles.way} href={`tel:${stop.phone}`}>
              <StaffIcon name="phone" /> {text(runsPage.call)}
            </a>
          )}
          <p className={styles.caption}>{text(waitingRule(waiting, until))}</p>
        </div>
        <div className={styles.dialogFoot}>
          <Button kind="stopFill" size="l" className={styles.wide}>
            {text(runsPage.notifyOffice)}
          </Button>
        </div>
      </StopForm>
    </dialog>
  )
}
