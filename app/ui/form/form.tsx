/** A form stores, checks and sends the values itself. */
import { type ChangeEvent, createContext, type FocusEvent, type ReactNode, useContext } from 'react'
import { useLang, useText } from '#app/ui/lang.tsx'
import { lettersLeft } from '#content/controls.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { letterCount } from '#domain/free-text.ts'
import type { Refusal, RefusalField } from '#domain/refusals.ts'
import type { Lang, Text } from '#domain/text.ts'
import { useRunOnRelease } from './use-run-on-release.ts'

export interface Form<Field extends string = string> {
  readonly values: Readonly<Record<Field, string>>
  readonly errors: Readonly<Partial<Record<RefusalField, Refusal>>>
  edit(field: Field, value: string): void
  /** Lets the form check the field. */
  leave(field: Field, value: string): void
}

export interface FormWords {
  readonly labels: Readonly<Record<string, Text>>
  readonly placeholders: Readonly<Record<string, Text | undefined>>
  /** Undefined keeps the usual text. */
  readonly refusalText?: ((refusal: Refusal, lang: Lang) => string | undefined) | undefined
}

interface Context extends FormWords {
  readonly form: Form
  /** Otherwise longer input gets an error, so that no pasted text is lost. */
  readonly stopsAtLimit: boolean
  readonly leave: (event: FocusEvent<Control>) => void
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The remaining characters appear below this number. */
const nearEnd = 20

const FormContext = createContext<Context | null>(null)

interface FormFieldsProps extends FormWords {
  readonly form: Form
  readonly stopsAtLimit?: boolean
  readonly children: ReactNode
}

/** Fields inside need only a name. Focusing a `data-leaves` control checks no field. */
export function FormFields({ form, stopsAtLimit = false, children, ...words }: FormFieldsProps) {
  const runOnRelease = useRunOnRelease()
  function leave({ target, relatedTarget }: FocusEvent<Control>) {
    const isLeavingForm = relatedTarget instanceof Element && relatedTarget.closest('[data-leaves]') !== null
    if (isLeavingForm || !document.hasFocus()) return
    // The last change may not be rendered yet.
    const { name, value } = target
    runOnRelease(() => form.leave(name, value))
  }
  return <FormContext value={{ ...words, form, stopsAtLimit, leave }}>{children}</FormContext>
}

export function useFormField(name: string, limit?: number) {
  const context = useContext(FormContext)
  if (!context) throw new Error(`the field ${name} stands outside a form`)
  const { form, labels, placeholders, stopsAtLimit } = context
  const lang = useLang()
  const text = useText()
  const refusal = form.errors[name as keyof typeof form.errors]
  const value = form.values[name] ?? ''
  const remaining =
    limit === undefined || stopsAtLimit ? Number.POSITIVE_INFINITY : limit - letterCount(value)
  const edit = (input: string) => form.edit(name, input)
  return {
    label: labels[name] ? text(labels[name]) : name,
    value,
    error: refusal && (context.refusalText?.(refusal, lang) ?? refusalText(refusal, lang)),
    hint: remaining >= 0 && remaining <= nearEnd ? text(lettersLeft(remaining)) : undefined,
    edit,
    control: {
      name,
      value,
      maxLength: stopsAtLimit ? limit : undefined,
      placeholder: placeholders[name] && text(placeholders[name]),
      onChange: ({ target }: ChangeEvent<Control>) => edit(target.value),
      onBlur: context.leave,
    },
  }
}
