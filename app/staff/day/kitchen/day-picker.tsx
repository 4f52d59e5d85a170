import { Form, Link } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Segments } from '#app/staff/shell/ui/segments.tsx'
import { useText } from '#app/ui/lang.tsx'
import { kitchen } from '#content/staff/day/kitchen.ts'
import { addDays, type CalendarDate } from '#domain/calendar.ts'
import styles from './kitchen.module.css'

interface DayPickerProps {
  readonly today: CalendarDate
  readonly date: CalendarDate
  /** Links to other days preserve the view. */
  readonly by?: string
}

export function DayPicker({ today, date, by }: DayPickerProps) {
  const text = useText()
  const near = [
    { day: today, name: kitchen.today },
    { day: addDays(today, 1), name: kitchen.tomorrow },
  ]
  return (
    <div className={styles.days}>
      <Segments>
        {near.map(({ day, name }) => (
          <Link
            key={day}
            to={`?date=${day}${by ? `&by=${by}` : ''}`}
            aria-current={day === date ? 'date' : undefined}
          >
            {text(name)}
          </Link>
        ))}
      </Segments>
      <Form className={styles.otherDay} key={date}>
        {by && <input type="hidden" name="by" value={by} />}
        <input type="date" name="date" defaultValue={date} aria-label={text(kitchen.otherDay)} required />
        <Button>{text(kitchen.show)}</Button>
      </Form>
    </div>
  )
}
