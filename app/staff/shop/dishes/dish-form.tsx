import { useEffect, useState } from 'react'
import { draftPath } from '#app/staff/addresses.ts'
import { ChangeHistory } from '#app/staff/shell/changes/change-history.tsx'
import type { WordedChange } from '#app/staff/shell/changes/past-entries.ts'
import { RestoreButton } from '#app/staff/shell/changes/restore-button.tsx'
import { Check, Choice, Field } from '#app/staff/shell/ui/field.tsx'
import { GuardedForm } from '#app/staff/shell/ui/guarded-form.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { AllergenChecks } from '#app/staff/shop/allergen-checks.tsx'
import { ItemClashes, OpenedForm } from '#app/staff/shop/menus/drafts/form-parts.tsx'
import { ItemDraftBar } from '#app/staff/shop/menus/drafts/item-draft-bar.tsx'
import type { DraftFormResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import menus from '#app/staff/shop/menus/menus.module.css'
import { PictureField } from '#app/staff/shop/pictures/picture-field.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { courseName } from '#content/staff/orders/course-names.ts'
import { historyWords } from '#content/staff/orders/history.ts'
import { dishFieldName, dishFieldValue } from '#content/staff/shop/menus/dish-changes.ts'
import { dietNames, dishEdit, dishesPage } from '#content/staff/shop/menus/dishes.ts'
import { wasBefore } from '#content/staff/shop/menus/draft-words.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { diets, dishFields, maxDishDescription } from '#domain/staff/shop/menus/dish-values.ts'
import { langs, langTags } from '#domain/text.ts'
import type { EditableDishView } from '#server/page-data/staff/shop/editable-dish.ts'

interface DishFormProps {
  readonly view: EditableDishView
  readonly history: readonly WordedChange[]
  readonly formResult: DraftFormResult
}

export function DishForm({ view, history, formResult }: DishFormProps) {
  const text = useText()
  const lang = useLang()
  const [firstSet] = view.sets
  const [isChanged, setIsChanged] = useState(formResult.input !== null)
  // Saving without a difference does not reload the form.
  useEffect(() => setIsChanged(formResult.input !== null), [formResult])
  const values = formResult.input ?? view.values
  const problems = formResult.problems ?? (view.draft ? view.problems : {})
  const remarks = (name: string) => {
    const [problem, before = ''] = [problems[name], view.publishedValues[name]]
    const isChanged = view.draft && values[name] !== before
    return {
      ...(isChanged && { hint: text(wasBefore(text(dishFieldValue(before, name)))) }),
      ...(problem && { error: text(fieldProblems[problem]) }),
    }
  }
  return (
    <GuardedForm className={menus.form} isChanged={isChanged} onInput={() => setIsChanged(true)}>
      {/* Enter in a field clicks this button. */}
      <button type="submit" hidden />
      <OpenedForm storedValues={view.values} isDraft={view.draft !== null} formResult={formResult} />
      <ItemClashes
        formResult={formResult}
        storedValues={view.values}
        unitOf={dishFields.unitOf}
        nameOf={dishFieldName}
        nameOfValue={dishFieldValue}
      />
      <Panel title={text(dishEdit.basics)}>
        <PanelBody>
          <div className={menus.both}>
            {langs.map((each) => (
              <Field
                key={each}
                label={text(dishEdit.names[each])}
                name={`name.${each}`}
                defaultValue={values[`name.${each}`]}
                maxLength={maxNameLength}
                lang={langTags[each]}
                autoComplete="off"
                {...remarks(`name.${each}`)}
              />
            ))}
          </div>
          <div className={menus.both}>
            {langs.map((each) => (
              <Field
                key={each}
                label={text(dishEdit.descriptions[each])}
                name={`description.${each}`}
                defaultValue={values[`description.${each}`]}
                maxLength={maxDishDescription}
                lang={langTags[each]}
                autoComplete="off"
                {...remarks(`description.${each}`)}
              />
            ))}
          </div>
          <div className={menus.both}>
            <Choice
              label={text(dishesPage.section)}
              name="course"
              defaultValue={values.course}
              options={view.courses.map((course) => [course, text(courseName(course))])}
              {...remarks('course')}
            />
            <Choice
              label={text(dishesPage.diet)}
              name="diet"
              defaultValue={values.diet}
              options={diets.map((diet) => [diet, text(dietNames[diet])])}
              {...remarks('diet')}
            />
          </div>
        </PanelBody>
      </Panel>
      <Panel title={text(dishEdit.allergens)}>
        <PanelBody>
          <div className={menus.figures}>
            <AllergenChecks allergens={view.allergens} values={values} />
          </div>
          <Check
            label={text(dishEdit.spicy)}
            name="spicy"
            value="yes"
            defaultChecked={values.spicy === 'yes'}
          />
        </PanelBody>
      </Panel>
      {problems.picture && <Note kind="error">{text(fieldProblems[problems.picture])}</Note>}
      <PictureField
        shape="dish"
        choices={view.pictures}
        value={values.picture ?? ''}
        onChange={() => setIsChanged(true)}
      />
      <ItemDraftBar draft={view.draft} preview={firstSet ? draftPath(firstSet.id, lang) : null} />
      {/* Inside the form, so that restoring submits the input too. */}
      <Panel title={text(historyWords.title)}>
        <ChangeHistory
          entries={history}
          wayBack={({ id, canBringBack }, label) =>
            canBringBack && <RestoreButton entry={id} label={label} />
          }
        />
      </Panel>
    </GuardedForm>
  )
}
