import { unitName } from '#app/staff/shell/changes/unit-name.ts'
import { Area, Choice, Field } from '#app/staff/shell/ui/field.tsx'
import { fieldLang } from '#app/staff/shell/ui/field-lang.ts'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { wasBefore } from '#content/staff/shop/menus/draft-words.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { longestValue } from '#domain/staff/shop/menus/set-values.ts'
import type { EditableSetView } from '#server/page-data/staff/shop/menus-api.ts'

export interface FieldsProps {
  readonly view: EditableSetView
  /** The values are the input, or else the stored ones. */
  readonly values: Values
  readonly publishedValues: Values
  readonly problems: EditableSetView['problems']
}

function useRemarks({ values, publishedValues, problems, name }: FieldsProps & { readonly name: string }) {
  const text = useText()
  const [value = '', before = ''] = [values[name], publishedValues[name]]
  const problem = problems[name]
  return {
    ...(value !== before && { hint: text(wasBefore(before)) }),
    ...(problem && { error: text(fieldProblems[problem]) }),
  }
}

export function SetField({
  label,
  type,
  onType,
  ...props
}: FieldsProps & {
  readonly name: string
  readonly label?: string
  readonly type?: 'date'
  readonly onType?: (text: string) => void
}) {
  const text = useText()
  const { name, values, publishedValues } = props
  const input = {
    name,
    label: label ?? text(unitName(name, values, publishedValues)),
    defaultValue: values[name] ?? '',
    maxLength: longestValue(name),
    lang: fieldLang(name),
    autoComplete: 'off',
    ...useRemarks(props),
  }
  if (name.startsWith('description.')) return <Area rows={4} {...input} />
  return (
    <Field
      {...input}
      {...(type && { type })}
      {...(onType && { onInput: ({ currentTarget }) => onType(currentTarget.value) })}
    />
  )
}

export function SetChoice({
  options,
  label,
  ...props
}: FieldsProps & {
  readonly name: string
  readonly label?: string
  /** Each option is a pair of value and label. */
  readonly options: readonly (readonly [string, string])[]
}) {
  const text = useText()
  const { name, values, publishedValues } = props
  const remarks = useRemarks(props)
  const before = options.find(([id]) => id === publishedValues[name])?.[1] ?? ''
  return (
    <Choice
      label={label ?? text(unitName(name, values, publishedValues))}
      name={name}
      defaultValue={values[name] ?? ''}
      options={options}
      {...remarks}
      {...(remarks.hint && { hint: text(wasBefore(before)) })}
    />
  )
}
