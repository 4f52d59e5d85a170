import { Link } from 'react-router'
import { Segments } from '#app/staff/shell/ui/segments.tsx'
import { useText } from '#app/ui/lang.tsx'
import { viewNames } from '#content/staff/day/kitchen.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { type KitchenLook, kitchenQuery, kitchenViews } from '#domain/staff/day/kitchen-views.ts'

export function ViewPicker({ date, look }: { readonly date: CalendarDate; readonly look: KitchenLook }) {
  const text = useText()
  return (
    <Segments>
      {kitchenViews.map((view) => (
        <Link
          key={view}
          to={kitchenQuery(date, { ...look, view })}
          aria-current={view === look.view ? 'true' : undefined}
        >
          {text(viewNames[view])}
        </Link>
      ))}
    </Segments>
  )
}
