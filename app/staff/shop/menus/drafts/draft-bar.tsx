/** At the foot of a form with a draft: what is wrong or not saved, and what saves, publishes or drops it. */

import darkBar from '#app/staff/shell/ui/dark-bar.module.css'
import saveBar from '#app/staff/shell/ui/save-bar.module.css'
import styles from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { menusPage, problemCount, publishVersion } from '#content/staff/shop/menus/menus.ts'
import { unsavedChanges } from '#content/staff/shop/settings/settings.ts'
import { DraftButtons } from './draft-buttons.tsx'

export function DraftBar({
  problems,
  unsaved,
  hasDraft,
  next,
}: {
  /** Fields that stand in the way of publishing. */
  readonly problems: number
  readonly unsaved: { readonly count: number; readonly isChanged: boolean }
  readonly hasDraft: boolean
  /** The number of the version that publishing makes. */
  readonly next: number
}) {
  const text = useText()
  return (
    <div className={`${darkBar.bar} ${saveBar.bar}`}>
      <p aria-live="polite">
        {problems > 0 && <b>{text(problemCount(problems))} </b>}
        {unsaved.isChanged && text(unsaved.count > 0 ? unsavedChanges(unsaved.count) : menusPage.unsaved)}
      </p>
      <div className={styles.barEnd}>
        <DraftButtons hasDraft={hasDraft} publish={publishVersion(next)} />
      </div>
    </div>
  )
}
