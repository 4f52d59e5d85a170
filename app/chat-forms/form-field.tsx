import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { Select, TextArea, TextField } from '#app/ui/field.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { refusalText } from '#content/ordering/refusals.ts'
import { formRefusalText, lettersLeft } from '#content/pages/enquiry-form.ts'
import { letterCount } from '#domain/free-text.ts'
import { mostLetters } from '#domain/input-limits.ts'
import { formatMoney } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import type { Form } from './form-state.ts'

/** From this many characters before its limit a field tells how many are left. */
const nearEnd = 20

interface FormWords {
  readonly labels: Readonly<Record<string, Text>>
  readonly placeholders: Readonly<Record<string, Text | undefined>>
}

interface Context extends FormWords {
  readonly form: Form<string>
}

const FormContext = createContext<Context | null>(null)

/** Gives the fields below their form and their words, so that each is told only its name. */
export function FormFields({ form, labels, placeholders, children }: Context & { children: ReactNode }) {
  return <FormContext value={{ form, labels, placeholders }}>{children}</FormContext>
}

/** What ties a control to its field of the form: words, value, and what is wrong with it. */
export function useFormField(name: string, limit?: number) {
  const context = useContext(FormContext)
  if (!context) throw new Error(`the field ${name} stands outside a form`)
  const { form, labels, placeholders } = context
  const lang = useLang()
  const text = useText()
  const refusal = form.errors[name as keyof typeof form.errors]
  const value = form.values[name] ?? ''
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - letterCount(value)
  return {
    label: labels[name] ? text(labels[name]) : name,
    placeholder: placeholders[name] && text(placeholders[name]),
    value,
    error: refusal && (formRefusalText(refusal, lang) ?? refusalText(refusal, lang, formatMoney)),
    hint: left >= 0 && left <= nearEnd ? text(lettersLeft(left)) : undefined,
    edit: (typed: string) => form.edit(name, typed),
  }
}

interface Named {
  readonly name: string
  readonly required?: boolean
}

/** A field is limited by its name, so there is none without a limit. */
interface Limited extends Named {
  readonly name: keyof typeof mostLetters
}

type InputProps = Limited & { readonly about?: Text } & Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'className'
  >

/** One line. It takes more than its limit and says so: cutting what is pasted would lose it. */
export function FormInput({ name, about, required = false, ...input }: InputProps) {
  const text = useText()
  const { label, placeholder, value, error, hint, edit } = useFormField(name, mostLetters[name])
  return (
    <TextField
      {...input}
      name={name}
      label={label}
      required={required}
      placeholder={placeholder}
      value={value}
      error={error}
      hint={hint ?? (about && text(about))}
      onChange={({ target }) => edit(target.value)}
    />
  )
}

/** Several lines. */
export function FormArea({ name, required = false, rows }: Limited & { readonly rows: number }) {
  const { label, placeholder, value, error, hint, edit } = useFormField(name, mostLetters[name])
  return (
    <TextArea
      name={name}
      label={label}
      required={required}
      rows={rows}
      autoComplete="off"
      placeholder={placeholder}
      value={value}
      error={error}
      hint={hint}
      onChange={({ target }) => edit(target.value)}
    />
  )
}

interface ChoiceProps extends Named {
  /** What stands there before anything is chosen. */
  readonly none: Text
  readonly hint?: Text
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export function FormChoice({ name, required = false, none, hint, options }: ChoiceProps) {
  const { label, value, error, edit } = useFormField(name)
  const text = useText()
  return (
    <Select
      name={name}
      label={label}
      required={required}
      autoComplete="off"
      value={value}
      error={error}
      hint={hint && text(hint)}
      onChange={({ target }) => edit(target.value)}
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
