import { Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { StatusMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import { useText } from '#app/ui/lang.tsx'
import { staying, weatherPage } from '#content/staff/day/weather.ts'
import type { WeatherOrder } from '#server/page-data/staff/day/weather-view.ts'
import styles from './weather.module.css'

interface StayingProps {
  readonly orders: readonly Pick<WeatherOrder, 'id' | 'reference' | 'slot' | 'name' | 'status'>[]
  /** The list is open if the page has no other orders. */
  readonly isOpen?: boolean
}

export function Staying({ orders, isOpen = false }: StayingProps) {
  const text = useText()
  if (orders.length === 0) return null
  return (
    <details className={styles.staying} open={isOpen}>
      <summary className={styles.summary}>
        {text(staying(orders.length))} <small>{text(weatherPage.ofOthers)}</small>
      </summary>
      <ul className={styles.others}>
        {orders.map(({ id, reference, slot, name, status }) => (
          <li key={id}>
            <span className="num">{slot}</span>{' '}
            <Link to={staffOrderPath(reference)}>
              <span className="num">{reference}</span>
            </Link>{' '}
            {name} <StatusMark status={status} />
          </li>
        ))}
      </ul>
    </details>
  )
}
