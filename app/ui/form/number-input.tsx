import { isOfInputMethod } from '#app/browser/composing.ts'
import { Field } from '#app/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import stepper from '#app/ui/stepper.module.css'
import { fewer, more } from '#content/controls.ts'
import { readNumber } from '#domain/shop/event-enquiry.ts'
import { useFormField } from './form.tsx'
import css from './number-input.module.css'

interface NumberInputProps {
  readonly name: string
  readonly required?: boolean
  readonly min: number
  readonly max: number
  /** The first press of plus gives this number. */
  readonly start: number
}

/** Empty at first, because a default would not be the visitor's choice. */
export function FormNumber({ name, required = false, min, max, start }: NumberInputProps) {
  const { label, value, error, edit, control } = useFormField(name)
  const text = useText()
  const isEmpty = value.trim() === ''
  const number = readNumber(value)
  // The buttons leave unreadable input, so that it can be corrected.
  const step = (by: 1 | -1) => {
    if (isEmpty) edit(String(start))
    else if (number !== null) edit(String(Math.max(min, Math.min(max, number + by))))
  }
  return (
    <Field
      field={name}
      label={label}
      required={required}
      error={error}
      control={(wiring) => (
        <div className={`${stepper.stepper} ${css.number}`}>
          <button
            type="button"
            className={stepper.minus}
            aria-label={text(fewer(label))}
            disabled={number === null || number <= min}
            onClick={() => step(-1)}
          />
          <input
            {...wiring}
            {...control}
            className={`${stepper.number} ${css.typed}`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            onKeyDown={(event) => {
              if (isOfInputMethod(event.nativeEvent)) return
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              step(event.key === 'ArrowUp' ? 1 : -1)
            }}
          />
          <button
            type="button"
            className={stepper.plus}
            aria-label={text(more(label))}
            disabled={number === null ? !isEmpty : number >= max}
            onClick={() => step(1)}
          />
        </div>
      )}
    />
  )
}
