import { Button } from '#app/staff/shell/ui/button.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import { leavesAt, leftAt, runName, runSize, runsPage } from '#content/staff/day/runs.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import { hasMoreToTake } from '#domain/staff/day/runs.ts'
import type { ShownRun } from './sheet.ts'
import styles from './sheets.module.css'
import { Stop } from './stop.tsx'
import { StopForm } from './stop-form.tsx'

export function RunSheet({ run }: { readonly run: ShownRun }) {
  const text = useText()
  const { stops, driver } = run
  const pieces = stops.reduce((sum, stop) => sum + stop.pieces, 0)
  const zones = [...new Set(stops.flatMap(({ place }) => (place ? [text(place)] : [])))]
  const current = stops.find(({ state, leftAt: leftTime }) => leftTime !== null && state.kind === 'open')
  return (
    <section className={styles.run} aria-labelledby={`run-${run.id}`}>
      <div className={styles.runHead}>
        <div>
          <h2 id={`run-${run.id}`}>
            {[text(runName(run.number)), zones.join(text(between.items))].filter(Boolean).join(' · ')}
          </h2>
          <p className={styles.caption}>
            {driver ? driver.name : text(runsPage.noDriver)} · {text(runSize(stops.length, pieces))}
          </p>
        </div>
        {run.leftAt ? (
          <span className={styles.caption}>{text(leftAt(timeInHongKong(run.leftAt)))}</span>
        ) : (
          <Tag kind="warn">{text(leavesAt(run.leavesAt))}</Tag>
        )}
      </div>
      {hasMoreToTake(stops) && (
        <StopForm verb="leave" of={run.id} className={styles.screen}>
          <Button kind="go" size="l" className={styles.wide}>
            {text(run.leftAt ? runsPage.leaveAgain : runsPage.leave)}
          </Button>
        </StopForm>
      )}
      <ol className={styles.stops}>
        {stops.map((stop, index) => (
          <Stop key={stop.orderId} stop={stop} place={index + 1} isCurrent={stop === current} />
        ))}
      </ol>
    </section>
  )
}
