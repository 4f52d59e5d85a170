import { Link } from 'react-router'
import { runPicturePath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { handedOverAt, runsPage } from '#content/staff/day/runs.ts'
import { waitingWords } from '#content/staff/orders/waiting-updates.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import { maxLetters } from '#domain/input-limits.ts'
import type { StopState } from '#domain/staff/day/stop-state.ts'
import { PhotoField, QuickPhoto } from './photo-field.tsx'
import { Reopen } from './reopen.tsx'
import { type ShownStop, useSheet } from './sheet.ts'
import styles from './sheets.module.css'
import { StopForm } from './stop-form.tsx'

interface DoneStopProps {
  readonly stop: ShownStop
  readonly state: Extract<StopState, { kind: 'handed-over' }>
  readonly place: number
}

/** The delivery note can be corrected. */
export function DoneStop({ stop, state, place }: DoneStopProps) {
  const text = useText()
  const { updates, mayReopen } = useSheet()
  return (
    <li className={styles.stop}>
      <div className={styles.stopHead}>
        <span className={`${styles.place} ${styles.done}`}>{place}</span>
        <div>
          <b>{stop.name}</b>
          <p className={styles.caption}>
            {stop.place && `${text(stop.place)} · `}
            {text(handedOverAt(timeInHongKong(state.at), state.to))}{' '}
            <Tag kind={stop.isWaiting ? 'warn' : 'done'}>
              {text(stop.isWaiting ? waitingWords.waiting : runsPage.sent)}
            </Tag>
          </p>
        </div>
        {stop.isWaiting && (
          <Button kind="bare" type="button" onClick={() => updates.drop(stop.orderId)}>
            <StaffIcon name="undo" size={16} /> {text(runsPage.takeBack)}
          </Button>
        )}
      </div>
      <div className={`${styles.pictured} ${styles.screen}`}>
        <StopForm verb="correct" of={stop.orderId} hasPicture>
          <input type="hidden" name="subject" value={state.to} />
          <QuickPhoto />
        </StopForm>
        {stop.hasPicture && (
          <Link className={styles.way} to={runPicturePath(stop.orderId)}>
            {text(runsPage.seePhoto)}
          </Link>
        )}
      </div>
      <details className={`${styles.correct} ${styles.screen}`}>
        <summary>{text(runsPage.correct)}</summary>
        <StopForm verb="correct" of={stop.orderId} className={styles.correctForm} hasPicture>
          <Field
            label={text(runsPage.toWhom)}
            name="subject"
            defaultValue={state.to}
            maxLength={maxLetters.name}
            autoComplete="off"
          />
          <PhotoField />
          <Button>{text(runsPage.save)}</Button>
        </StopForm>
      </details>
      {/* A queued update is undone above. */}
      {mayReopen && stop.status === 'delivered' && !stop.isWaiting && <Reopen orderId={stop.orderId} />}
    </li>
  )
}
