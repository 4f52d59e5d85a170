import { useRevalidator } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { lastGood } from '#content/staff/shell/live.ts'
import { timeInHongKong } from '#domain/calendar.ts'

/** Banner for stale data: its age and a retry button. */
export function StaleNote({ since }: { readonly since: Date | undefined }) {
  const text = useText()
  const { revalidate } = useRevalidator()
  if (!since) return null
  const time = timeInHongKong(since)
  return (
    <Note kind="error">
      <p>{text(lastGood.failed(time))}</p>
      <Button type="button" onClick={() => void revalidate()}>
        {text(lastGood.again)}
      </Button>{' '}
      <Button type="button" onClick={() => print()}>
        {text(lastGood.print(time))}
      </Button>
    </Note>
  )
}
