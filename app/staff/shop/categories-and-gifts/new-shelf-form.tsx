import { Area, Field } from '#app/staff/shell/ui/field.tsx'
import { NewOneForm } from '#app/staff/shop/menus/new-one.tsx'
import { useText } from '#app/ui/lang.tsx'
import { shelfFieldName, shelfPage } from '#content/staff/shop/menus/shelf.ts'
import { type ShelfKind, shelfFields } from '#domain/staff/shop/menus/shelf-values.ts'
import { langs, langTags } from '#domain/text.ts'
import type { ShelfItem } from '#server/page-data/staff/shop/shelf-api.ts'
import type { NewShelfTyped } from './shelf-result.ts'

interface NewShelfFormProps {
  readonly kind: ShelfKind
  readonly models: readonly ShelfItem[]
  readonly input: NewShelfTyped | null
}

export function NewShelfForm({ kind, models, input: entry }: NewShelfFormProps) {
  const text = useText()
  const own = entry?.kind === kind ? entry : null
  const ofKind = <input type="hidden" name="kind" value={kind} />
  if (kind === 'gift')
    return (
      <NewOneForm title={shelfPage.add} note={shelfPage.addNote} models={models} input={own}>
        {ofKind}
        <Field
          label={text(shelfFieldName('price'))}
          name="price"
          inputMode="decimal"
          required
          autoComplete="off"
          defaultValue={own?.price ?? ''}
        />
      </NewOneForm>
    )
  return (
    <NewOneForm title={shelfPage.addCategory} note={shelfPage.addNote} models={[]} input={own}>
      {ofKind}
      {langs.map((lang) => {
        const name = `description.${lang}`
        return (
          <Area
            key={lang}
            label={text(shelfFieldName(name))}
            name={name}
            rows={2}
            required
            maxLength={shelfFields.category.maxOf(name) ?? 0}
            defaultValue={own?.description[lang] ?? ''}
            lang={langTags[lang]}
          />
        )
      })}
    </NewOneForm>
  )
}
