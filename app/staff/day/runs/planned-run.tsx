import { Form, Link } from 'react-router'
import { runPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Panel } from '#app/staff/shell/ui/panel.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import { leavesAt, leftAt, planPage, runName, runSize } from '#content/staff/day/runs.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import type { Run, RunsDay } from '#server/page-data/staff/day/runs-api.ts'
import styles from './plan.module.css'
import { PlannedStop } from './planned-stop.tsx'

interface PlannedRunProps {
  readonly run: Run
  readonly day: RunsDay
  readonly onMove: (orderId: number) => void
}

export function PlannedRun({ run, day, onMove }: PlannedRunProps) {
  const text = useText()
  const { stops, driver } = run
  const pieces = stops.reduce((sum, stop) => sum + stop.pieces, 0)
  const zones = [...new Set(stops.flatMap(({ place }) => (place ? [text(place)] : [])))].join(
    text(between.items),
  )
  const name = text(runName(run.number))
  return (
    <Panel
      title={[name, zones].filter(Boolean).join(' · ')}
      caption={text(runSize(stops.length, pieces))}
      end={
        <div className={styles.runEnd}>
          {run.leftAt ? (
            <span>{text(leftAt(timeInHongKong(run.leftAt)))}</span>
          ) : (
            <Tag>{text(leavesAt(run.leavesAt))}</Tag>
          )}
          <Form method="post" className={styles.driver} key={driver?.id ?? ''}>
            <input type="hidden" name="date" value={day.date} />
            <input type="hidden" name="run" value={run.id} />
            <select
              name="driver"
              aria-label={`${text(planPage.driver)}: ${name}`}
              defaultValue={driver?.id ?? ''}
            >
              <option value="">{text(planPage.nobody)}</option>
              {day.drivers.map(({ id, name: driverName }) => (
                <option key={id} value={id}>
                  {driverName}
                </option>
              ))}
            </select>
            <Button name="verb" value="give-run" aria-label={`${text(planPage.give)}: ${name}`}>
              {text(planPage.give)}
            </Button>
          </Form>
          <Link to={runPath(run.id)}>{name}</Link>
        </div>
      }
    >
      <ol className={styles.stops}>
        {stops.map((stop) => (
          <PlannedStop
            key={stop.orderId}
            stop={stop}
            date={day.date}
            run={run}
            runs={day.runs}
            onMove={onMove}
          />
        ))}
      </ol>
    </Panel>
  )
}
