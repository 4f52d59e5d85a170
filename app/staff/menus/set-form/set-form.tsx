/** The form of a set: its fields, its groups, and the bar that saves and publishes. */
import { useEffect, useState } from 'react'
import { GuardedForm } from '#app/staff/edit/guarded-form.tsx'
import type { DraftFormResult } from '#app/staff/menus/draft-result.ts'
import { DraftBar } from '#app/staff/menus/drafts/draft-bar.tsx'
import { SetFields } from '#app/staff/menus/fields.tsx'
import styles from '#app/staff/menus/menus.module.css'
import { PictureField } from '#app/staff/pictures/picture-field.tsx'
import type { EditableSetView } from '#server/site/staff/menus-api.ts'
import { SetGroups } from './groups.tsx'
import { SetClashes } from './set-clashes.tsx'

interface SetFormProps {
  readonly view: EditableSetView
  readonly formResult: DraftFormResult
  readonly openGroups: ReadonlySet<string>
  readonly onToggle: (groupId: string, isOpen: boolean) => void
}

export function SetForm({ view, formResult, openGroups, onToggle }: SetFormProps) {
  const { draft, versions, values, published } = view
  const [isChanged, setChanged] = useState(formResult.typed !== null)
  // What was saved without a difference leaves the form as it is.
  useEffect(() => setChanged(formResult.typed !== null), [formResult])
  const shown = formResult.typed ?? values
  const problems = draft ? view.problems : {}
  const count = Object.keys(problems).length
  const next = (versions[0]?.number ?? 1) + 1
  return (
    <GuardedForm className={styles.form} isChanged={isChanged} onInput={() => setChanged(true)}>
      {/* What Enter in a field does. */}
      <button type="submit" name="verb" value="save-draft" hidden />
      <input type="hidden" name="opened" value={JSON.stringify(formResult.opened ?? values)} />
      {formResult.clashes.length > 0 && (
        <SetClashes
          clashes={formResult.clashes}
          mine={shown}
          theirs={values}
          dishes={view.dishes}
          categories={view.categories}
        />
      )}
      <SetFields view={view} published={published} problems={problems} values={shown} />
      <SetGroups
        view={view}
        published={published}
        problems={problems}
        openGroups={openGroups}
        onToggle={onToggle}
        values={shown}
        pressed={formResult.pressed}
      />
      <PictureField
        shape="set"
        choices={view.pictures}
        value={shown.picture ?? ''}
        onChange={() => setChanged(true)}
      />
      <DraftBar hasDraft={draft !== null} count={count} next={next} isChanged={isChanged} />
    </GuardedForm>
  )
}
