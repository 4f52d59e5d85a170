import { useEffect, useState } from 'react'
import { GuardedForm } from '#app/staff/edit/guarded-form.tsx'
import menus from '#app/staff/menus/menus.module.css'
import type { WordedChange } from '#app/staff/people/past-entries.ts'
import { PictureField } from '#app/staff/pictures/picture-field.tsx'
import { Button } from '#app/staff/ui/button.tsx'
import { ChangeHistory } from '#app/staff/ui/change-history.tsx'
import { Check, Choice, Field } from '#app/staff/ui/field.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { RestoreButton } from '#app/staff/ui/restore-button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { allergenNames } from '#content/allergens.ts'
import { courseName, dietNames, dishEdit, dishesPage, dishProblems } from '#content/staff/dishes.ts'
import { historyWords } from '#content/staff/history.ts'
import { nowIs } from '#content/staff/now-is.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { allergens } from '#domain/order-needs.ts'
import {
  allergenField,
  type DishProblem,
  type DishValues,
  diets,
  maxDishDescription,
} from '#domain/staff/dish-values.ts'
import { langs, langTags, type Text } from '#domain/text.ts'
import type { EditableDishView } from '#server/site/staff/dishes-api.ts'

/** What the page of a dish says about what was posted. */
export interface Told {
  readonly done: Text | null
  readonly problem: Text | null
  readonly problems: Readonly<Record<string, DishProblem>>
  readonly clashes: readonly string[]
  /** What was typed and could not be saved, and what it was typed over. */
  readonly typed: DishValues | null
  readonly opened: DishValues | null
}

export const nothingTold: Told = {
  done: null,
  problem: null,
  problems: {},
  clashes: [],
  typed: null,
  opened: null,
}

interface DishFormProps {
  readonly view: EditableDishView
  readonly history: readonly WordedChange[]
  readonly told: Told
}

export function DishForm({ view, history, told }: DishFormProps) {
  const text = useText()
  const [isChanged, setChanged] = useState(told.typed !== null)
  // What was saved without a difference leaves the form as it is.
  useEffect(() => setChanged(told.typed !== null), [told])
  const values = told.typed ?? view.values
  const remarks = (name: string, said = view.values[name] ?? '') => {
    const problem = told.problems[name]
    return {
      ...(told.clashes.includes(name) && { hint: text(nowIs(said)) }),
      ...(problem && { error: text(dishProblems[problem]) }),
    }
  }
  const boxRemarks = (name: string) =>
    told.clashes.includes(name) && {
      hint: text(nowIs(text(dishesPage[view.values[name] === 'yes' ? 'yes' : 'no']))),
    }
  const dietName = diets.find((diet) => diet === view.values.diet) ?? 'none'
  return (
    <GuardedForm className={menus.form} isChanged={isChanged} onInput={() => setChanged(true)}>
      {/* What Enter in a field does. */}
      <button type="submit" hidden />
      <input type="hidden" name="opened" value={JSON.stringify(told.opened ?? view.values)} />
      <Panel title={text(dishEdit.basics)}>
        <PanelBody>
          <div className={menus.both}>
            {langs.map((lang) => (
              <Field
                key={lang}
                label={text(dishEdit.names[lang])}
                name={`name.${lang}`}
                defaultValue={values[`name.${lang}`]}
                maxLength={maxNameLength}
                lang={langTags[lang]}
                autoComplete="off"
                {...remarks(`name.${lang}`)}
              />
            ))}
          </div>
          <div className={menus.both}>
            {langs.map((lang) => (
              <Field
                key={lang}
                label={text(dishEdit.descriptions[lang])}
                name={`description.${lang}`}
                defaultValue={values[`description.${lang}`]}
                maxLength={maxDishDescription}
                lang={langTags[lang]}
                autoComplete="off"
                {...remarks(`description.${lang}`)}
              />
            ))}
          </div>
          <div className={menus.both}>
            <Choice
              label={text(dishesPage.section)}
              name="course"
              defaultValue={values.course}
              options={view.courses.map((course) => [course, text(courseName(course))])}
              {...remarks('course', text(courseName(view.values.course ?? '')))}
            />
            <Choice
              label={text(dishesPage.diet)}
              name="diet"
              defaultValue={values.diet}
              options={diets.map((diet) => [diet, text(dietNames[diet])])}
              {...remarks('diet', text(dietNames[dietName]))}
            />
          </div>
        </PanelBody>
      </Panel>
      <Panel title={text(dishEdit.allergens)}>
        <PanelBody>
          <div className={menus.figures}>
            {allergens.map((each) => (
              <Check
                key={each}
                label={text(allergenNames[each])}
                name={allergenField(each)}
                value="yes"
                defaultChecked={values[allergenField(each)] === 'yes'}
                {...boxRemarks(allergenField(each))}
              />
            ))}
          </div>
          <Check
            label={text(dishEdit.spicy)}
            name="spicy"
            value="yes"
            defaultChecked={values.spicy === 'yes'}
            {...boxRemarks('spicy')}
          />
        </PanelBody>
      </Panel>
      {told.problems.picture && <Note kind="error">{text(dishProblems[told.problems.picture])}</Note>}
      <PictureField
        shape="dish"
        choices={view.pictures}
        value={values.picture ?? ''}
        onChange={() => setChanged(true)}
      />
      <p>
        <Button kind="go" data-save>
          {text(dishEdit.save)}
        </Button>
      </p>
      {/* In the form: what is typed is saved with what comes back, and a clash keeps it. */}
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
