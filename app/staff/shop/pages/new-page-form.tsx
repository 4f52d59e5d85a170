import { Choice, Field } from '#app/staff/shell/ui/field.tsx'
import { NewOneForm } from '#app/staff/shop/menus/new-one.tsx'
import { useText } from '#app/ui/lang.tsx'
import { pagesPage, templateNames } from '#content/staff/shop/pages.ts'
import { type PageRequest, pageTemplates } from '#domain/shop/shop-page.ts'
import type { Text } from '#domain/text.ts'

interface NewPageFormProps {
  readonly categories: readonly { readonly value: string; readonly name: Text }[]
  /** Refused input. */
  readonly request: PageRequest | null
}

export function NewPageForm({ categories, request }: NewPageFormProps) {
  const text = useText()
  return (
    <NewOneForm
      title={pagesPage.add}
      note={pagesPage.addNote}
      models={[]}
      input={request && { like: '', zh: request.zh, en: request.en }}
    >
      <Choice
        label={text(pagesPage.template)}
        name="template"
        defaultValue={request?.template}
        options={pageTemplates.map((each) => [each, text(templateNames[each])])}
      />
      <Choice
        label={text(pagesPage.category)}
        name="category"
        defaultValue={request?.categoryId}
        options={categories.map(({ value, name }) => [value, text(name)])}
      />
      <Field
        label={text(pagesPage.address)}
        name="address"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={request?.address ?? ''}
        hint={text(pagesPage.addNote)}
      />
    </NewOneForm>
  )
}
