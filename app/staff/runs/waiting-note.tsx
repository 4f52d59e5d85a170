import { Button } from '#app/staff/ui/button.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { runsPage, waitingTaps } from '#content/staff/runs.ts'
import styles from './sheets.module.css'
import type { Taps } from './use-taps.ts'

/** How many taps are not sent, and why. */
export function WaitingNote({ taps }: { readonly taps: Taps }) {
  const text = useText()
  const { unsent, isOffline, isSignedOut, isUnstored, refused, lostPhotos } = taps
  return (
    <>
      {/* Always there, so that screen readers announce what appears in it. */}
      <div role="status" className={styles.waiting}>
        {unsent > 0 && (isOffline || isSignedOut || isUnstored) && (
          <Note kind="warn">
            <b>
              {isOffline && text(runsPage.offline)}
              {text(waitingTaps(unsent))}
            </b>{' '}
            {text(isSignedOut ? runsPage.signedOut : runsPage.goOn)} {isUnstored && text(runsPage.unstored)}
          </Note>
        )}
      </div>
      {refused + lostPhotos > 0 && (
        <Note kind="error">
          {refused > 0 && text(runsPage.refused)} {lostPhotos > 0 && text(runsPage.lostPhoto)}{' '}
          <Button type="button" onClick={taps.seeRefused}>
            {text(runsPage.seen)}
          </Button>
        </Note>
      )}
    </>
  )
}
