import type { ComponentProps } from 'react'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { fieldLang } from '#app/staff/shell/ui/field-lang.ts'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { settingName, settingsPage } from '#content/staff/shop/settings/settings.ts'
import type { Problems } from '#domain/staff/forms/problems.ts'
import { textIn, type Values } from '#domain/staff/forms/values.ts'
import { longestOfField } from '#domain/staff/shop/settings/field-limits.ts'
import type { Text } from '#domain/text.ts'
import type { SettingsView } from '#server/page-data/staff/shop/settings-api.ts'
import type { SettingsFormResult } from './settings-result.ts'

export interface SectionFields {
  readonly view: SettingsView
  /** The values are the input, or else the stored ones. */
  readonly values: Values
  readonly storedValues: Values
  readonly problems: Problems
  /** Somebody else changed these values meanwhile. */
  readonly clashes: Values
  readonly formResult: SettingsFormResult | null
}

/** Label of a field, including its zone, place or promotion, even a removed one. */
export function nameIn(field: string, { values, history }: Pick<SettingsView, 'values' | 'history'>): Text {
  const row = field.split('.').slice(0, 2).join('.')
  const all = Object.assign({}, ...Object.values(values)) as Values
  const changes = history.flatMap((entry) => entry.changes)
  const name = textIn((each) => all[each] || changes.find(({ name }) => name === each)?.from, `${row}.name`)
  return settingName(field, name.zh ? name : null)
}

export function SettingField({
  name,
  fields: { view, values, storedValues, problems, clashes },
  label,
  hint,
  ...input
}: {
  readonly name: string
  readonly fields: SectionFields
} & Partial<ComponentProps<typeof Field>>) {
  const text = useText()
  const problem = problems[name]
  const value = values[name] ?? ''
  const now = clashes[name] ?? (value === (storedValues[name] ?? '') ? null : storedValues[name])
  return (
    <Field
      label={label ?? text(settingName(name))}
      name={name}
      defaultValue={value}
      placeholder={view.context[name]}
      maxLength={longestOfField(name) ?? undefined}
      lang={fieldLang(name)}
      autoComplete="off"
      {...(now ? { hint: `${text(settingsPage.stored)}: ${now}` } : hint ? { hint } : {})}
      {...(problem && { error: text(fieldProblems[problem]) })}
      {...input}
    />
  )
}
