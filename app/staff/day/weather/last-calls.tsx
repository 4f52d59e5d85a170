import { Link } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { weatherNames } from '#content/ordering/order-progress.ts'
import { weatherPage } from '#content/staff/day/weather.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import type { WeatherPlan } from '#server/page-data/staff/day/weather-view.ts'
import styles from './weather.module.css'

export function LastCalls({ calls }: Pick<WeatherPlan, 'calls'>) {
  const text = useText()
  if (calls.length === 0) return null
  return (
    <Panel title={text(weatherPage.lastCalls)}>
      <PanelBody>
        <ul className={styles.others}>
          {calls.map(({ id, date, kind, calledAt, recalledAt }) => (
            <li key={id}>
              <span className="num">{timeInHongKong(calledAt)}</span>{' '}
              <Link to={`${staffPath('weather')}?call=${id}`}>
                {text(dayText(date))} · {text(weatherNames[kind])}
              </Link>{' '}
              {recalledAt && text(weatherPage.recalled)}
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  )
}
