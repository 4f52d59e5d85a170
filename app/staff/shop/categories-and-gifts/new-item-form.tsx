import { Area, Field } from '#app/staff/shell/ui/field.tsx'
import { NewOneForm } from '#app/staff/shop/menus/new-one.tsx'
import { useText } from '#app/ui/lang.tsx'
import {
  categoriesAndGiftsPage,
  categoryOrGiftFieldName,
} from '#content/staff/shop/menus/categories-and-gifts.ts'
import { categoryAndGiftFields, type ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { langs, langTags } from '#domain/text.ts'
import type { CategoryOrGiftView } from '#server/page-data/staff/shop/categories-and-gifts-api.ts'
import type { NewCategoryOrGift } from './item-result.ts'

interface NewCategoryOrGiftFormProps {
  readonly kind: ItemKind
  readonly models: readonly CategoryOrGiftView[]
  readonly input: NewCategoryOrGift | null
}

export function NewCategoryOrGiftForm({ kind, models, input: entry }: NewCategoryOrGiftFormProps) {
  const text = useText()
  const earlierInput = entry?.kind === kind ? entry : null
  const ofKind = <input type="hidden" name="kind" value={kind} />
  if (kind === 'gift')
    return (
      <NewOneForm
        title={categoriesAndGiftsPage.add}
        note={categoriesAndGiftsPage.addNote}
        models={models}
        input={earlierInput}
      >
        {ofKind}
        <Field
          label={text(categoryOrGiftFieldName('price'))}
          name="price"
          inputMode="decimal"
          required
          autoComplete="off"
          defaultValue={earlierInput?.price ?? ''}
        />
      </NewOneForm>
    )
  return (
    <NewOneForm
      title={categoriesAndGiftsPage.addCategory}
      note={categoriesAndGiftsPage.addNote}
      models={[]}
      input={earlierInput}
    >
      {ofKind}
      {langs.map((lang) => {
        const name = `description.${lang}`
        return (
          <Area
            key={lang}
            label={text(categoryOrGiftFieldName(name))}
            name={name}
            rows={2}
            required
            maxLength={categoryAndGiftFields.category.maxOf(name) ?? 0}
            defaultValue={earlierInput?.description[lang] ?? ''}
            lang={langTags[lang]}
          />
        )
      })}
    </NewOneForm>
  )
}
