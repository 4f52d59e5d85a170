import darkBar from '#app/staff/shell/ui/dark-bar.module.css'
import saveBar from '#app/staff/shell/ui/save-bar.module.css'
import styles from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { unsavedChanges } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage, problemCount, publishVersion } from '#content/staff/shop/menus/menus.ts'
import { DraftButtons } from './draft-buttons.tsx'

export function DraftBar({
  problems,
  unsavedInput,
  hasDraft,
  next,
}: {
  /** Number of fields that block publishing. */
  readonly problems: number
  readonly unsavedInput: { readonly count: number; readonly isChanged: boolean }
  readonly hasDraft: boolean
  /** The version number that publishing creates. */
  readonly next: number
}) {
  const text = useText()
  return (
    <div className={`${darkBar.bar} ${saveBar.bar}`}>
      <p aria-live="polite">
        {problems > 0 && <b>{text(problemCount(problems))} </b>}
        {unsavedInput.isChanged &&
          text(unsavedInput.count > 0 ? unsavedChanges(unsavedInput.count) : menusPage.unsaved)}
      </p>
      <div className={styles.barEnd}>
        <DraftButtons hasDraft={hasDraft} publish={publishVersion(next)} />
      </div>
    </div>
  )
}
