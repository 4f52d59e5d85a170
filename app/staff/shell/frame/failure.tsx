import { useEffect } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { frame } from '#content/staff/shell/frame.ts'
import styles from './frame.module.css'
import { markFormLost } from './saved-form.ts'

/** Shown if a page's data did not load. */
export function Failure() {
  return (
    <main className={styles.page} id="main">
      <FailureNote />
    </main>
  )
}

export function FailureNote() {
  const text = useText()
  useEffect(() => markFormLost('away'), [])
  return (
    <>
      <h1>{text(frame.failed)}</h1>
      <Note kind="error">
        <p>{text(frame.nothingLost)}</p>
        <Button type="button" onClick={() => location.reload()}>
          {text(frame.again)}
        </Button>
      </Note>
    </>
  )
}
