import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { giftDraftPath, menuDraftPath } from '#app/staff/addresses.ts'
import { ChangeHistory } from '#app/staff/shell/changes/change-history.tsx'
import type { WordedChange } from '#app/staff/shell/changes/past-entries.ts'
import { RestoreButton } from '#app/staff/shell/changes/restore-button.tsx'
import { Area, Field } from '#app/staff/shell/ui/field.tsx'
import { fieldLang } from '#app/staff/shell/ui/field-lang.ts'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PriceConfirmation } from '#app/staff/shell/ui/price-confirmation.tsx'
import { AllergenChecks } from '#app/staff/shop/allergen-checks.tsx'
import { ItemClashes, OpenedForm } from '#app/staff/shop/menus/drafts/form-parts.tsx'
import { ItemDraftBar } from '#app/staff/shop/menus/drafts/item-draft-bar.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { PictureField } from '#app/staff/shop/pictures/picture-field.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { historyWords } from '#content/staff/orders/history.ts'
import {
  categoriesAndGiftsPage,
  categoryOrGiftFieldName,
} from '#content/staff/shop/menus/categories-and-gifts.ts'
import { dishFieldValue } from '#content/staff/shop/menus/dish-changes.ts'
import { wasBefore } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import {
  categoryAndGiftFields,
  categoryAndGiftTexts,
  type ItemKind,
  seasonFields,
} from '#domain/staff/shop/menus/category-and-gift-values.ts'
import type { CategoryOrGiftView } from '#server/page-data/staff/shop/categories-and-gifts-api.ts'
import type { CategoryOrGiftFormResult } from './item-result.ts'

interface CategoryOrGiftFormProps {
  readonly kind: ItemKind
  readonly item: CategoryOrGiftView
  readonly changes: readonly WordedChange[]
  readonly formResult: CategoryOrGiftFormResult
  readonly onChange: () => void
  readonly children: ReactNode
}

export function CategoryOrGiftForm({
  kind,
  item,
  changes,
  formResult,
  onChange,
  children,
}: CategoryOrGiftFormProps) {
  const text = useText()
  const lang = useLang()
  const { values: fields } = item
  const values = formResult.input ?? fields
  const problems = formResult.problems ?? (item.draft ? item.problems : {})
  const inputOf = (each: string) => {
    const problem = problems[each]
    const before = item.publishedValues[each] ?? ''
    return {
      label: text(categoryOrGiftFieldName(each)),
      name: each,
      defaultValue: values[each] ?? '',
      maxLength: categoryAndGiftFields[kind].maxOf(each) ?? 0,
      lang: fieldLang(each),
      autoComplete: 'off',
      ...(item.draft && values[each] !== before && { hint: text(wasBefore(before)) }),
      ...(problem && { error: text(fieldProblems[problem]) }),
    }
  }
  const field = (each: string) => <Field key={each} {...inputOf(each)} />
  const contents = (each: string) => <Area key={each} rows={6} {...inputOf(each)} />
  return (
    <Form method="post" preventScrollReset className={styles.courseInside} onInput={onChange}>
      {children}
      {/* Enter in a field clicks this button. */}
      <button type="submit" name="verb" value="keep" hidden />
      <OpenedForm storedValues={fields} isDraft={item.draft !== null} formResult={formResult} />
      <ItemClashes
        formResult={formResult}
        storedValues={fields}
        unitOf={categoryAndGiftFields[kind].unitOf}
        nameOf={categoryOrGiftFieldName}
        nameOfValue={dishFieldValue}
      />
      {categoryAndGiftTexts[kind].map((each) => (
        <div key={each} className={styles.both}>
          {inEachLang(each).map(field)}
        </div>
      ))}
      {kind === 'category' && <div className={styles.figures}>{seasonFields.map(field)}</div>}
      {kind === 'gift' && (
        <>
          <div className={styles.both}>{inEachLang('contents').map(contents)}</div>
          <fieldset className={styles.figures}>
            <legend>{text(categoriesAndGiftsPage.allergens)}</legend>
            <AllergenChecks allergens={item.allergens} values={values} />
          </fieldset>
          <div className={styles.figures}>{field('price')}</div>
          <fieldset className={styles.next}>
            <legend>{text(menusPage.nextPrices)}</legend>
            <div className={styles.figures}>
              <Field {...inputOf('nextFrom')} type="date" />
              {field('nextPrice')}
            </div>
            <p>{text(categoriesAndGiftsPage.nextPriceNote)}</p>
          </fieldset>
          {problems.picture && <Note kind="error">{text(fieldProblems[problems.picture])}</Note>}
          <PictureField
            shape="gift"
            choices={item.pictures}
            of={text(item.name)}
            onChange={onChange}
            value={values.picture ?? ''}
          />
        </>
      )}
      <PriceConfirmation prices={formResult.farPrices} nameOf={categoryOrGiftFieldName} />
      <ItemDraftBar
        draft={item.draft}
        preview={item.slug === null ? menuDraftPath(lang) : giftDraftPath(item.slug, lang)}
      />
      {/* Inside the form, so that restoring submits the input too. */}
      <details className={styles.past}>
        <summary>{text(historyWords.title)}</summary>
        <ChangeHistory
          entries={changes}
          wayBack={({ id, canBringBack }, label) =>
            canBringBack && <RestoreButton entry={id} label={label} />
          }
        />
      </details>
    </Form>
  )
}
