import { type CSSProperties, useId } from 'react'
import { SlotLoad } from '#app/staff/shell/order-parts/slot-load.tsx'
import shared from '#app/staff/shell/order-parts/slot-ruler.module.css'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { orderCount, portionCount, slotLabel, slotLimit } from '#content/staff/orders/orders.ts'
import type { OrderFormView } from '#server/page-data/staff/orders/order-form-view.ts'
import styles from './order-form.module.css'

interface SlotChoiceProps {
  readonly ruler: NonNullable<OrderFormView['ruler']>
  readonly slot: string
}

export function SlotChoice({ ruler, slot }: SlotChoiceProps) {
  const text = useText()
  const id = useId()
  const { loads, capacity, date } = ruler
  const total = (key: 'orders' | 'portions') => loads.reduce((sum, load) => sum + load[key], 0)
  return (
    <fieldset className={styles.ruler} aria-labelledby={id}>
      <p className={shared.head} id={id}>
        <b>{text(dayText(date))}</b> <span>{text(orderCount(total('orders')))}</span>{' '}
        <span>{text(portionCount(total('portions')))}</span> <small>{text(slotLimit(capacity))}</small>
        {ruler.isSpecial && <Tag kind="warn">{text(editPage.special)}</Tag>}
      </p>
      <div className={shared.scroller}>
        <div className={shared.slots} style={{ '--slots': loads.length } as CSSProperties}>
          {loads.map((load) => (
            <label key={load.slot} className={`${shared.slot} ${shared[load.grade] ?? ''}`}>
              <input
                type="radio"
                name="slot"
                value={load.slot}
                required
                defaultChecked={load.slot === slot}
                aria-label={text(slotLabel(load.slot, load.portions, load.capacity, load.orders))}
              />
              <SlotLoad load={load} />
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
