import { Area, Check, Choice, Field } from '#app/staff/shell/ui/field.tsx'
import { GuardedForm } from '#app/staff/shell/ui/guarded-form.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { DraftBar } from '#app/staff/shop/menus/drafts/draft-bar.tsx'
import { ItemClashes, OpenedForm } from '#app/staff/shop/menus/drafts/form-parts.tsx'
import type { DraftFormResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { useUnsavedChanges } from '#app/staff/shop/menus/drafts/use-unsaved-changes.ts'
import menus from '#app/staff/shop/menus/menus.module.css'
import { PictureField } from '#app/staff/shop/pictures/picture-field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { wasBefore } from '#content/staff/shop/menus/draft-words.ts'
import { anySet, pageFieldName, pagesPage } from '#content/staff/shop/pages.ts'
import {
  districtSets,
  districtWords,
  maxPageValue,
  pageWords,
  questionFields,
  questionNumbers,
  unitOfPage,
} from '#domain/staff/shop/website/page-form.ts'
import { langs, langTags } from '#domain/text.ts'
import type { EditablePage } from '#server/page-data/staff/shop/pages-api.ts'

interface PageFormProps {
  readonly view: EditablePage
  readonly formResult: DraftFormResult
}

const searchWords: readonly string[] = ['title', 'description', 'keywords']
const longWords: readonly string[] = ['lead', 'paragraphs', 'description', 'keywords']

export function PageForm({ view, formResult }: PageFormProps) {
  const { values: storedValues, publishedValues, draft, versions } = view
  const text = useText()
  const unsavedInput = useUnsavedChanges(storedValues, formResult)
  const values = formResult.input ?? storedValues
  const problems = formResult.problems ?? (draft ? view.problems : {})
  const remarks = (name: string) => {
    const [problem, before = ''] = [problems[name], publishedValues[name]]
    return {
      ...(values[name] !== before && before !== '' && { hint: text(wasBefore(before)) }),
      ...(problem && { error: text(fieldProblems[problem]) }),
    }
  }
  const box = (name: 'inMenu' | 'hasOwnSection') =>
    values[name] !== undefined && (
      <Check
        label={text(pageFieldName(name))}
        name={name}
        value="yes"
        defaultChecked={values[name] === 'yes'}
      />
    )
  const day = (name: 'shownFrom' | 'shownUntil') => (
    <Field
      label={text(pageFieldName(name))}
      name={name}
      type="date"
      defaultValue={values[name]}
      {...remarks(name)}
    />
  )
  const words = (name: string, isLong = longWords.includes(name)) => (
    <div key={name} className={menus.both}>
      {langs.map((lang) => {
        const field = `${name}.${lang}`
        const props = {
          label: text(pageFieldName(field)),
          name: field,
          defaultValue: values[field],
          maxLength: maxPageValue(field),
          lang: langTags[lang],
          autoComplete: 'off',
          ...remarks(field),
        }
        return isLong ? (
          <Area key={field} {...props} rows={name === 'paragraphs' ? 8 : 3} />
        ) : (
          <Field key={field} {...props} />
        )
      })}
    </div>
  )
  const setChoice = (name: string) => (
    <Choice
      key={name}
      label={text(pageFieldName(name))}
      name={name}
      defaultValue={values[name]}
      options={[['', text(anySet)], ...view.sets.map(({ value, name }) => [value, text(name)] as const)]}
      {...remarks(name)}
    />
  )
  return (
    <GuardedForm
      ref={unsavedInput.form}
      className={menus.form}
      isChanged={unsavedInput.isChanged}
      onInput={unsavedInput.onInput}
    >
      {/* Enter in a field clicks this button. */}
      <button type="submit" name="verb" value="save-draft" hidden />
      <OpenedForm storedValues={storedValues} isDraft={draft !== null} formResult={formResult} />
      <ItemClashes
        formResult={formResult}
        storedValues={storedValues}
        unitOf={unitOfPage}
        nameOf={pageFieldName}
        nameOfValue={(value) => ({ zh: value, en: value })}
      />
      <Panel title={text(pagesPage.switches)}>
        <PanelBody>
          <div className={menus.figures}>
            {box('inMenu')}
            {box('hasOwnSection')}
          </div>
          <div className={menus.both}>
            {day('shownFrom')}
            {day('shownUntil')}
          </div>
          {view.kind === 'themed' && (
            <div className={menus.both}>
              <Choice
                label={text(pageFieldName('category'))}
                name="category"
                defaultValue={values.category}
                options={view.categories.map(({ value, name }) => [value, text(name)])}
                {...remarks('category')}
              />
              {setChoice('set')}
            </div>
          )}
        </PanelBody>
      </Panel>
      {view.kind !== 'switched' && (
        <>
          <Panel title={text(pagesPage.words)} caption={text(pagesPage.figures)}>
            <PanelBody>
              {(view.kind === 'district' ? districtWords : pageWords)
                .filter((name) => !searchWords.includes(name))
                .map((name) => words(name))}
              {view.kind === 'district' && (
                <>
                  <div className={menus.both}>{districtSets.map((name) => setChoice(name))}</div>
                  {words('way')}
                </>
              )}
            </PanelBody>
          </Panel>
          <Panel title={text(pagesPage.questions)}>
            <PanelBody>
              {questionNumbers.map((number) =>
                questionFields(number).map((name) => words(name, name.startsWith('answer'))),
              )}
            </PanelBody>
          </Panel>
          <Panel title={text(pagesPage.search)}>
            <PanelBody>{searchWords.map((name) => words(name))}</PanelBody>
          </Panel>
          {problems.picture && <Note kind="error">{text(fieldProblems[problems.picture])}</Note>}
          {view.kind === 'themed' && (
            <PictureField
              shape="wide"
              choices={view.pictures}
              value={values.picture ?? ''}
              onChange={unsavedInput.recount}
            />
          )}
        </>
      )}
      <DraftBar
        problems={Object.keys(problems).length}
        next={(versions[0]?.number ?? 1) + 1}
        hasDraft={draft !== null}
        unsavedInput={unsavedInput}
      />
    </GuardedForm>
  )
}
