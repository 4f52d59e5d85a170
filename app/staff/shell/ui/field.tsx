import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { controls } from '#content/controls.ts'
import { inRow } from '#content/phrases.ts'
import styles from './field.module.css'
import { useHasEnglish } from './has-english.ts'

interface FieldTexts {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

/** Links a control to its label, hint and error. */
interface FieldAttributes {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

export function Field({ label, hint, error, ...input }: FieldTexts & ComponentProps<'input'>) {
  const Control = input.type === 'file' ? FileControl : 'input'
  return (
    <LabelledField label={label} hint={hint} error={error} control={input}>
      {(attributes) => <Control {...attributes} {...input} />}
    </LabelledField>
  )
}

export function Area({ label, hint, error, ...area }: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <LabelledField label={label} hint={hint} error={error} control={area}>
      {(attributes) => <textarea {...attributes} {...area} />}
    </LabelledField>
  )
}

export function Select({ label, hint, error, ...select }: FieldTexts & ComponentProps<'select'>) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(attributes) => <select {...attributes} {...select} />}
    </LabelledField>
  )
}

export function Choice({
  options,
  ...select
}: FieldTexts & { readonly options: readonly (readonly [string, string])[] } & ComponentProps<'select'>) {
  return (
    <Select {...select}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function LabelledField({
  label,
  hint,
  error,
  control,
  children,
}: FieldTexts & {
  readonly control?: ComponentProps<'input' | 'textarea'>
  readonly children: (attributes: FieldAttributes) => ReactNode
}) {
  const id = useId()
  // The English text stays for the day when the owner switches the English site on again.
  if (!useHasEnglish() && control?.lang === 'en')
    return <input type="hidden" name={control.name} defaultValue={control.defaultValue} />
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(descriptionIds && { 'aria-describedby': descriptionIds }),
      })}
      {hint && (
        <small className={styles.hint} id={`${id}-hint`}>
          {hint}
        </small>
      )}
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

export function Check({
  label,
  hint,
  ...input
}: Pick<FieldTexts, 'label' | 'hint'> & ComponentProps<'input'>) {
  const id = useId()
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} {...(hint && { 'aria-describedby': id })} />
      {label}
      {hint && (
        <small className={styles.hint} id={id}>
          {hint}
        </small>
      )}
    </label>
  )
}

/** The browser's own button ignores the page's language. */
function FileControl({ className: _, onChange, ...input }: ComponentProps<'input'>) {
  const text = useText()
  const [names, setNames] = useState<readonly string[]>([])
  const show = (event: ChangeEvent<HTMLInputElement>) => {
    setNames([...(event.target.files ?? [])].map(({ name }) => name))
    onChange?.(event)
  }
  return (
    <span className={styles.file}>
      <span className={styles.button} aria-hidden="true">
        {text(controls.chooseFile)}
      </span>
      <span className={styles.name} aria-hidden="true">
        {names.length > 0
          ? text(inRow(names.map((name) => ({ zh: name, en: name }))))
          : text(controls.noFile)}
      </span>
      <input {...input} type="file" onChange={show} />
    </span>
  )
}
