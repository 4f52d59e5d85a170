import { Button } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import { waitingUpdates, waitingWords } from '#content/staff/orders/waiting-updates.ts'
import type { Text } from '#domain/text.ts'
import styles from './waiting-note.module.css'

interface WaitingNoteProps {
  readonly waiting: {
    readonly unsent: number
    readonly isOffline: boolean
    readonly isSignedOut: boolean
    /** Closing the page loses the entries. */
    readonly isUnstored: boolean
  }
  readonly signedOut: Text
  /** Refused or lost entries by kind, until they are dismissed. */
  readonly lostUpdates: readonly { readonly words: Text; readonly about: readonly string[] }[]
  readonly onRead: () => void
}

export function WaitingNote({ waiting, signedOut, lostUpdates, onRead: onSeen }: WaitingNoteProps) {
  const text = useText()
  const losses = lostUpdates.filter(({ about }) => about.length > 0)
  const { unsent, isOffline, isSignedOut, isUnstored } = waiting
  return (
    <>
      {/* Always rendered, so that screen readers announce its changes. */}
      <div role="status" className={styles.waiting}>
        {unsent > 0 && (isOffline || isSignedOut || isUnstored) && (
          <Note kind="warn">
            <b>{text(waitingUpdates(unsent))}</b> {text(isSignedOut ? signedOut : waitingWords.goOn)}{' '}
            {isUnstored && text(waitingWords.unstored)}
          </Note>
        )}
      </div>
      {losses.length > 0 && (
        <Note kind="error">
          {losses.map(({ words, about }) => (
            <p key={words.en}>
              {text(words)} <b>{[...new Set(about)].filter(Boolean).join(text(between.items))}</b>
            </p>
          ))}
          <Button type="button" onClick={onSeen}>
            {text(waitingWords.seen)}
          </Button>
        </Note>
      )}
    </>
  )
}
