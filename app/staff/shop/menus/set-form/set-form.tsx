import { unitName } from '#app/staff/shell/changes/unit-name.ts'
import { GuardedForm } from '#app/staff/shell/ui/guarded-form.tsx'
import { PriceConfirmation } from '#app/staff/shell/ui/price-confirmation.tsx'
import { DraftBar } from '#app/staff/shop/menus/drafts/draft-bar.tsx'
import { OpenedForm } from '#app/staff/shop/menus/drafts/form-parts.tsx'
import type { DraftFormResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { useUnsavedChanges } from '#app/staff/shop/menus/drafts/use-unsaved-changes.ts'
import { SetFields } from '#app/staff/shop/menus/fields.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { PictureField } from '#app/staff/shop/pictures/picture-field.tsx'
import { priceOfDish } from '#content/staff/shop/menus/far-prices.ts'
import { dishOfField } from '#content/staff/shop/menus/set-changes.ts'
import { isNextCharge } from '#domain/staff/shop/menus/set-groups.ts'
import type { EditableSetView } from '#server/page-data/staff/shop/menus-api.ts'
import { SetGroups } from './groups.tsx'
import { SetClashes } from './set-clashes.tsx'

interface SetFormProps {
  readonly view: EditableSetView
  readonly formResult: DraftFormResult
  readonly openGroups: ReadonlySet<string>
  readonly onToggle: (groupId: string, isOpen: boolean) => void
}

export function SetForm({ view, formResult, openGroups, onToggle }: SetFormProps) {
  const { draft, versions, values, publishedValues } = view
  const unsavedInput = useUnsavedChanges(values, formResult)
  const fields = formResult.input ?? values
  const problems = draft ? view.problems : {}
  const count = Object.keys(problems).length
  const next = (versions[0]?.number ?? 1) + 1
  const nameOf = (field: string) => {
    const dish = dishOfField(field, view)
    const name = unitName(field, fields, values)
    return dish ? priceOfDish(name, dish, isNextCharge(field)) : name
  }
  return (
    <GuardedForm
      ref={unsavedInput.form}
      className={styles.form}
      isChanged={unsavedInput.isChanged}
      onInput={unsavedInput.onInput}
    >
      {/* Enter in a field clicks this button. */}
      <button type="submit" name="verb" value="save-draft" hidden />
      <OpenedForm storedValues={values} isDraft={draft !== null} formResult={formResult} />
      {formResult.clashes.length > 0 && (
        <SetClashes
          clashes={formResult.clashes}
          mine={fields}
          theirs={values}
          dishes={view.dishes}
          categories={view.categories}
        />
      )}
      <PriceConfirmation prices={formResult.farPrices} nameOf={nameOf} />
      <SetFields view={view} publishedValues={publishedValues} problems={problems} values={fields} />
      <SetGroups
        view={view}
        publishedValues={publishedValues}
        problems={problems}
        openGroups={openGroups}
        onToggle={onToggle}
        values={fields}
        pressedButton={formResult.pressedButton}
      />
      <PictureField
        shape="set"
        choices={view.pictures}
        value={fields.picture ?? ''}
        onChange={unsavedInput.recount}
      />
      <DraftBar hasDraft={draft !== null} problems={count} next={next} unsavedInput={unsavedInput} />
    </GuardedForm>
  )
}
