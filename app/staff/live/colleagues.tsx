/** Names the colleagues who have the same order open, and tells the server that this page has. */
import { useEffect, useState } from 'react'
import { Note } from '#app/staff/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { alsoOpen } from '#content/staff/orders/presence.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import type { Colleague } from '#domain/staff/presence.ts'
import styles from './colleagues.module.css'
import { keepPresent } from './keep-present.ts'

export interface Shown {
  readonly reference: string
  /** Whether the page is the form that changes the order. */
  readonly edits: boolean
}

export function Colleagues({ reference, edits }: Shown) {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  const text = useText()
  useEffect(() => keepPresent({ reference, edits }, setColleagues), [reference, edits])
  return (
    <div role="status" className={styles.colleagues}>
      {colleagues.length > 0 && (
        <Note kind="info">
          {colleagues.map(({ name, edits, since }) => (
            <p key={`${name} ${since}`}>
              {text(alsoOpen({ name, edits, since: timeInHongKong(new Date(since)) }))}
            </p>
          ))}
        </Note>
      )}
    </div>
  )
}
