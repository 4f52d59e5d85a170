import type { CSSProperties } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { ordersPage, overBy } from '#content/staff/orders/orders.ts'
import type { Ruler } from '#server/page-data/staff/day/day-ruler.ts'
import styles from './slot-ruler.module.css'

export function SlotLoad({ load }: { readonly load: Ruler['loads'][number] }) {
  const text = useText()
  return (
    <>
      {/* The accessible name of the surrounding link or button includes this figure. */}
      <span className={styles.number} aria-hidden="true">
        {load.portions || ''}
      </span>
      <span className={styles.well} aria-hidden="true">
        <i style={{ '--v': Math.min(100, load.percent) } as CSSProperties} />
        {load.grade === 'full' && <b>{text(ordersPage.fullSlot)}</b>}
        {load.grade === 'over' && <b>{text(overBy(load.portions - load.capacity))}</b>}
      </span>
      <span className={styles.time} aria-hidden="true">
        {load.slot.endsWith(':00') ? load.slot : ''}
      </span>
    </>
  )
}
