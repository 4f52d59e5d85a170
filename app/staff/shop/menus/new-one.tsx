import type { ReactNode } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Choice, Field } from '#app/staff/shell/ui/field.tsx'
import { GuardedForm } from '#app/staff/shell/ui/guarded-form.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Text } from '#domain/text.ts'
import styles from './menus.module.css'

export interface NewItemInput {
  readonly like: string
  readonly zh: string
  readonly en: string
}

export function newItemInput(form: FormData): NewItemInput {
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 2 * maxNameLength)
  return { like: field('like'), zh: field('zh'), en: field('en') }
}

interface NewOneFormProps {
  readonly title: Text
  readonly note: Text
  /** Items to copy; if empty, a new item starts from defaults. */
  readonly models: readonly { readonly id: string | number; readonly name: Text }[]
  readonly input: NewItemInput | null
  readonly children?: ReactNode
}

export function NewOneForm({ title, note, models, input, children }: NewOneFormProps) {
  const text = useText()
  return (
    <details className={styles.newOne} open={input !== null}>
      <summary>
        <StaffIcon name="plus" size={16} /> {text(title)}
      </summary>
      <GuardedForm isChanged={false} className={styles.newOneForm}>
        {models.length > 0 && <p>{text(note)}</p>}
        <div className={styles.both}>
          <Field
            label={text(menusPage.nameZh)}
            name="zh"
            lang="zh-HK"
            autoComplete="off"
            required
            maxLength={maxNameLength}
            defaultValue={input?.zh ?? ''}
          />
          <Field
            label={text(menusPage.nameEn)}
            name="en"
            lang="en"
            autoComplete="off"
            required
            maxLength={maxNameLength}
            defaultValue={input?.en ?? ''}
          />
          {models.length > 0 && (
            <Choice
              label={text(menusPage.like)}
              name="like"
              {...(input && { defaultValue: input.like })}
              options={models.map(({ id, name }) => [String(id), text(name)])}
            />
          )}
          {children}
        </div>
        <Button kind="go" name="verb" value="add">
          {text(title)}
        </Button>
      </GuardedForm>
    </details>
  )
}
