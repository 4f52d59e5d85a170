import type { FormEvent } from 'react'
import { Form, Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { AccessTags } from '#app/staff/shell/order-parts/access-tags.tsx'
import { StatusMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { MoveButtons } from '#app/staff/shell/ui/move-buttons.tsx'
import { useText } from '#app/ui/lang.tsx'
import { districtNames } from '#content/district-names.ts'
import { piecesOf, planPage, runName } from '#content/staff/day/runs.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Run, RunStop } from '#server/page-data/staff/day/runs-api.ts'
import styles from './plan.module.css'

interface PlannedStopProps {
  readonly stop: RunStop
  readonly date: CalendarDate
  /** The stop is on no run if null. */
  readonly run: Run | null
  readonly runs: readonly Run[]
  readonly onMove: (orderId: number) => void
}

/** Disabling a button would lose the focus: at the ends they do nothing. */
export function PlannedStop({ stop, date, run, runs, onMove }: PlannedStopProps) {
  const text = useText()
  const { orderId, reference } = stop
  const place = run?.stops.indexOf(stop) ?? -1
  const isAtEnd = { up: place <= 0, down: place === (run?.stops.length ?? 0) - 1 }
  function move(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const verb = submitter?.getAttribute('value')
    if ((verb === 'up' || verb === 'down') && isAtEnd[verb]) event.preventDefault()
    onMove(orderId)
  }
  return (
    <li className={styles.stop}>
      <b className={styles.slot}>{stop.slot}</b>
      <span className={styles.what}>
        <Link to={staffOrderPath(reference)}>
          {reference.slice(0, 5)}
          <b>{reference.slice(5)}</b>
        </Link>{' '}
        <b>{stop.name}</b>
        <br />
        {stop.districtId && `${text(districtNames[stop.districtId])} · `}
        {stop.address} <AccessTags needs={{ access: stop.access, accessNote: '' }} />
      </span>
      <span>{text(piecesOf(stop.pieces))}</span>
      <StatusMark status={stop.status} />
      <Form method="post" className={styles.moves} preventScrollReset onSubmit={move}>
        <input type="hidden" name="date" value={date} />
        <input type="hidden" name="order" value={orderId} />
        {run && <MoveButtons item={`${stop.name} ${reference.slice(5)}`} isAtEnd={isAtEnd} />}
        <select name="run" aria-label={`${text(planPage.toRun)}: ${stop.name} ${reference.slice(5)}`}>
          <option value="">{text(planPage.ownRun)}</option>
          {runs
            .filter(({ id }) => id !== run?.id)
            .map(({ id, number }) => (
              <option key={id} value={id}>
                {text(runName(number))}
              </option>
            ))}
        </select>
        <Button
          name="verb"
          value="give-stop"
          aria-label={`${text(planPage.move)}: ${stop.name} ${reference.slice(5)}`}
        >
          {text(planPage.move)}
        </Button>
      </Form>
    </li>
  )
}
