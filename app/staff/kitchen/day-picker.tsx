import { Form, Link } from 'react-router'
import { Button } from '#app/staff/ui/button.tsx'
import { Segments } from '#app/staff/ui/segments.tsx'
import { useText } from '#app/ui/lang.tsx'
import { kitchen } from '#content/staff/kitchen.ts'
import { addDays, type CalendarDate } from '#domain/calendar.ts'
import styles from './kitchen.module.css'

/** Today, tomorrow, or a day of one's own. */
export function DayPicker({ today, date }: { readonly today: CalendarDate; readonly date: CalendarDate }) {
  const text = useText()
  const near = [
    { day: today, name: kitchen.today },
    { day: addDays(today, 1), name: kitchen.tomorrow },
  ]
  return (
    <div className={styles.days}>
      <Segments>
        {near.map(({ day, name }) => (
          <Link key={day} to={`?date=${day}`} aria-current={day === date ? 'date' : undefined}>
            {text(name)}
          </Link>
        ))}
      </Segments>
      <Form className={styles.otherDay} key={date}>
        <input type="date" name="date" defaultValue={date} aria-label={text(kitchen.otherDay)} required />
        <Button>{text(kitchen.show)}</Button>
      </Form>
    </div>
  )
}
