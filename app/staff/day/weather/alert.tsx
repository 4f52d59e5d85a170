import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { longDayText } from '#content/dates.ts'
import { weatherNames } from '#content/ordering/order-progress.ts'
import { declaredBy, weatherPage } from '#content/staff/day/weather.ts'
import type { WeatherPlan } from '#server/page-data/staff/day/weather-view.ts'
import styles from './weather.module.css'

export function Alert({ date, alert }: Pick<WeatherPlan, 'date' | 'alert'>) {
  const text = useText()
  if (!alert) return null
  return (
    <Note kind="warn">
      <b>
        {text(longDayText(date))} · {text(weatherNames[alert.kind])}
      </b>{' '}
      · {text(declaredBy(alert.declaredBy))} · <Moment at={alert.declaredAt} />
      <br />
      {text(weatherPage.endNote)}
      <Form method="post" className={styles.recall} preventScrollReset>
        <Button name="end" value={date}>
          {text(weatherPage.end)}
        </Button>
      </Form>
    </Note>
  )
}
