/** What a form provides to its fields. Storing, checking and sending the values is up to the form. */
import { type ChangeEvent, createContext, type FocusEvent, type ReactNode, useContext } from 'react'
import { useLang, useText } from '#app/ui/lang.tsx'
import { lettersLeft } from '#content/controls.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { letterCount } from '#domain/free-text.ts'
import type { Refusal, RefusalField } from '#domain/refusals.ts'
import type { Lang, Text } from '#domain/text.ts'
import { useWhenReleased } from './when-released.ts'

export interface Form<Field extends string = string> {
  readonly values: Readonly<Record<Field, string>>
  /** What is shown beside each field that is wrong. */
  readonly errors: Readonly<Partial<Record<RefusalField, Refusal>>>
  edit(field: Field, value: string): void
  /** Called when the focus leaves a field with this value, so that the form can check it. */
  leave(field: Field, value: string): void
}

export interface FormWords {
  readonly labels: Readonly<Record<string, Text>>
  readonly placeholders: Readonly<Record<string, Text | undefined>>
  /** The form's own sentence for a refusal; undefined where the usual one is shown. */
  readonly refusalText?: ((refusal: Refusal, lang: Lang) => string | undefined) | undefined
}

interface Context extends FormWords {
  readonly form: Form
  /** Stops input at a field's limit. Without it a field takes more and shows an error: nothing pasted is lost. */
  readonly stopsAtLimit: boolean
  readonly leave: (event: FocusEvent<Control>) => void
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field shows how many characters are left when fewer than this remain. */
const nearEnd = 20

const FormContext = createContext<Context | null>(null)

interface FormFieldsProps extends FormWords {
  readonly form: Form
  readonly stopsAtLimit?: boolean
  readonly children: ReactNode
}

/**
 * Gives the fields below it their form and words, so that a field needs only its name. A control marked with
 * `data-leaves` leads away from the form: moving the focus there checks no field.
 */
export function FormFields({ form, stopsAtLimit = false, children, ...words }: FormFieldsProps) {
  const whenReleased = useWhenReleased()
  function leave({ target, relatedTarget }: FocusEvent<Control>) {
    const isLeavingForm = relatedTarget instanceof Element && relatedTarget.closest('[data-leaves]') !== null
    if (isLeavingForm || !document.hasFocus()) return
    // The browser's own value: the last change may not have been rendered yet.
    const { name, value } = target
    whenReleased(() => form.leave(name, value))
  }
  return <FormContext value={{ ...words, form, stopsAtLimit, leave }}>{children}</FormContext>
}

/** What connects a control to its field: its texts, its value and its error. */
export function useFormField(name: string, limit?: number) {
  const context = useContext(FormContext)
  if (!context) throw new Error(`the field ${name} stands outside a form`)
  const { form, labels, placeholders, stopsAtLimit } = context
  const lang = useLang()
  const text = useText()
  const refusal = form.errors[name as keyof typeof form.errors]
  const value = form.values[name] ?? ''
  const left = limit === undefined || stopsAtLimit ? Number.POSITIVE_INFINITY : limit - letterCount(value)
  const edit = (typed: string) => form.edit(name, typed)
  return {
    label: labels[name] ? text(labels[name]) : name,
    value,
    error: refusal && (context.refusalText?.(refusal, lang) ?? refusalText(refusal, lang)),
    hint: left >= 0 && left <= nearEnd ? text(lettersLeft(left)) : undefined,
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
