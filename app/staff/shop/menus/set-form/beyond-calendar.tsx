import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { beyondCalendar } from '#content/staff/shop/menus/menus.ts'
import { isBeyondCalendar } from '#domain/delivery/delivery-dates.ts'

/** A live region that warns while a set's lead time exceeds the calendar. */
export function BeyondCalendar({
  leadDays,
  horizonDays,
}: {
  readonly leadDays: string
  readonly horizonDays: number
}) {
  const text = useText()
  return (
    <div role="status">
      {isBeyondCalendar(Number(leadDays), { horizonDays }) && (
        <Note kind="warn">{text(beyondCalendar(horizonDays))}</Note>
      )}
    </div>
  )
}
