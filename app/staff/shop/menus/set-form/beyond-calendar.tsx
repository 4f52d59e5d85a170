import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { beyondCalendar } from '#content/staff/shop/menus/menus.ts'
import { isBeyondCalendar } from '#domain/delivery/delivery-dates.ts'

/** Warns while a set takes longer than the calendar is open: a live region, so that it is heard while it is typed. */
export function BeyondCalendar({
  leadDays,
  horizonDays,
}: {
  /** As typed. */
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
