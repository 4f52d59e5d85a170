import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { dayAndTime } from '#content/dates.ts'
import { changeName, changeValue } from '#content/ordering/change-report.ts'
import { changedAt, kitchen, seenBy } from '#content/staff/day/kitchen.ts'
import { eventNames } from '#content/staff/orders/order.ts'
import { type CalendarDate, timeInHongKong } from '#domain/calendar.ts'
import type { KitchenChange } from '#server/page-data/staff/day/kitchen-day.ts'
import styles from './kitchen.module.css'

interface LateChangesProps {
  readonly changes: readonly KitchenChange[]
  readonly date: CalendarDate
  readonly mayAcknowledge: boolean
}

export function LateChanges({ changes, date, mayAcknowledge }: LateChangesProps) {
  const text = useText()
  return (
    <Note kind="warn">
      <b>{text(kitchen.late)}</b>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            <b>{text(changedAt(timeInHongKong(change.at)))}</b> <span className="num">{change.slot}</span>{' '}
            <span className="num">{change.reference}</span> {change.name} · <What change={change} />{' '}
            {change.seen ? (
              <small className={styles.by}>
                {text(seenBy(change.seen.by, timeInHongKong(change.seen.at)))}
              </small>
            ) : (
              mayAcknowledge && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="date" value={date} />
                  <Button
                    name="change"
                    value={change.id}
                    aria-label={`${text(kitchen.acknowledge)}: ${change.reference}`}
                  >
                    {text(kitchen.acknowledge)}
                  </Button>
                </Form>
              )
            )}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function What({ change: { verb, moved, changes } }: { readonly change: KitchenChange }) {
  const text = useText()
  const lang = useLang()
  const due = ({ date, slot }: { date: CalendarDate; slot: string }) => text(dayAndTime(date, slot))
  if (changes.length > 0)
    return changes
      .map(
        (each) =>
          `${changeName(each, lang)} ${changeValue(each.field, each.from, lang)} → ${changeValue(each.field, each.to, lang)}`,
      )
      .join(' · ')
  return moved ? `${text(eventNames[verb])} ${due(moved.from)} → ${due(moved.to)}` : text(eventNames[verb])
}
