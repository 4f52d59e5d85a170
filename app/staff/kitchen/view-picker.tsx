import { Link } from 'react-router'
import { Segments } from '#app/staff/ui/segments.tsx'
import { useText } from '#app/ui/lang.tsx'
import { viewNames } from '#content/staff/kitchen.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { type KitchenView, kitchenViews } from '#domain/staff/kitchen-views.ts'
import styles from './kitchen.module.css'

/** How the day is grouped: the view is part of the address. */
export function ViewPicker({ date, view }: { readonly date: CalendarDate; readonly view: KitchenView }) {
  const text = useText()
  return (
    <div className={styles.views}>
      <Segments>
        {kitchenViews.map((by) => (
          <Link key={by} to={`?date=${date}&by=${by}`} aria-current={by === view ? 'true' : undefined}>
            {text(viewNames[by])}
          </Link>
        ))}
      </Segments>
    </div>
  )
}
