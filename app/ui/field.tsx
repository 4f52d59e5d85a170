import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { controls } from '#content/controls.ts'
import css from './field.module.css'
import { Icon } from './icon.tsx'
import { useText } from './lang.tsx'

export interface FieldProps {
  readonly label: ReactNode
  readonly required?: boolean
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Spans both columns of a form. */
  readonly wide?: boolean
  /** Finds the first invalid field. */
  readonly field?: string | undefined
}

interface Wiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

/** The control receives the ids of label, hint and error. */
export function Field({
  label,
  required,
  hint,
  error,
  wide,
  field,
  control,
}: FieldProps & { readonly control: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const text = useText()
  const message = error ?? hint
  return (
    <div
      className={[css.field, error && css.wrong, wide && css.wide].filter(Boolean).join(' ')}
      data-field={field}
    >
      <label htmlFor={id}>
        {label}
        {required ? (
          <span className={css.required} aria-hidden="true">
            *
          </span>
        ) : (
          <span className={css.optional}>{text(controls.optional)}</span>
        )}
      </label>
      {control({
        id,
        'aria-describedby': message ? `${id}-message` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <p id={`${id}-message`} className={css.message} aria-live="polite">
        {error && <Icon name="warn" size={16} />}
        {message}
      </p>
    </div>
  )
}

export function TextField({
  label,
  required,
  hint,
  error,
  wide,
  field,
  ...input
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>) {
  const props = definedFieldProps({ label, required, hint, error, wide, field })
  return <Field {...props} control={(wiring) => <input {...input} {...wiring} className={css.input} />} />
}

export function TextArea({
  label,
  required,
  hint,
  error,
  wide,
  field,
  ...area
}: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>) {
  const props = definedFieldProps({ label, required, hint, error, wide, field })
  return <Field {...props} control={(wiring) => <textarea {...area} {...wiring} className={css.input} />} />
}

export function Select({
  label,
  required,
  hint,
  error,
  wide,
  field,
  children,
  ...select
}: FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps>) {
  const props = definedFieldProps({ label, required, hint, error, wide, field })
  return (
    <Field
      {...props}
      control={(wiring) => (
        <select {...select} {...wiring} className={css.input}>
          {children}
        </select>
      )}
    />
  )
}

function definedFieldProps(props: {
  label: ReactNode
  required: boolean | undefined
  hint: ReactNode
  error: string | undefined
  wide: boolean | undefined
  field: string | undefined
}): FieldProps {
  const { label, required = false, hint, error, wide = false, field } = props
  return { label, required, hint, error, wide, field }
}
