/** Label, hint, limit and error come from the form. */
import type { ComponentProps } from 'react'
import { Select, TextArea, TextField } from '#app/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { maxLetters } from '#domain/input-limits.ts'
import type { Text } from '#domain/text.ts'
import { useFormField } from './form.tsx'

interface NamedField {
  readonly name: string
  readonly required?: boolean
  /** Shown below unless there is an error. */
  readonly about?: Text | undefined
}

interface LimitedField extends NamedField {
  readonly name: keyof typeof maxLetters
}

type InputProps = LimitedField &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'min' | 'max'>

export function FormInput({ name, about, required = false, ...input }: InputProps) {
  const text = useText()
  // A date has no character limit.
  const limit = input.type === 'date' ? undefined : maxLetters[name]
  const { label, error, hint, control } = useFormField(name, limit)
  return (
    <TextField
      {...input}
      {...control}
      field={name}
      label={label}
      required={required}
      error={error}
      hint={hint ?? (about && text(about))}
    />
  )
}

interface AreaProps extends LimitedField {
  readonly rows: number
  readonly wide?: boolean
}

export function FormArea({ name, about, required = false, ...area }: AreaProps) {
  const text = useText()
  const { label, error, hint, control } = useFormField(name, maxLetters[name])
  return (
    <TextArea
      {...area}
      {...control}
      field={name}
      label={label}
      required={required}
      autoComplete="off"
      error={error}
      hint={hint ?? (about && text(about))}
    />
  )
}

interface ChoiceProps extends NamedField {
  /** The list shows this text before a choice. */
  readonly none: Text
  readonly autoComplete?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export function FormChoice({
  name,
  about,
  required = false,
  none,
  autoComplete = 'off',
  options,
}: ChoiceProps) {
  const text = useText()
  const { label, error, control } = useFormField(name)
  const { placeholder: _, maxLength: __, ...select } = control
  return (
    <Select
      {...select}
      field={name}
      label={label}
      required={required}
      autoComplete={autoComplete}
      error={error}
      hint={about && text(about)}
    >
      <option value="">{text(none)}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
