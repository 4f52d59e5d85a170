import { useState } from 'react'
import { isOfInputMethod } from '#app/browser/composing.ts'
import { fewer, more } from '#content/controls.ts'
import { figuresWithPoint, wholeOf } from '#domain/typed-figures.ts'
import { useText } from './lang.tsx'
import css from './stepper.module.css'

export interface StepperProps {
  readonly value: number
  readonly min?: number
  readonly max: number
  /** Screen readers read this label. */
  readonly label: string
  /** Screen readers read the number with this unit, such as "2 sets". */
  readonly unit?: string
  /** True if the group is full. */
  readonly addDisabled?: boolean
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

/** From this maximum on, a stepper also accepts typed input. */
const minTypedRange = 10

/** A page may have fifty, so the style sheet draws the signs. */
export function Stepper({ value, min = 0, max, label, unit, addDisabled, disabled, onChange }: StepperProps) {
  const text = useText()
  const atZero = value === 0 && min === 0
  const hasField = max >= minTypedRange && !atZero
  return (
    <fieldset className={`${css.stepper} ${atZero ? css.zero : ''} needs-script`}>
      <button
        type="button"
        className={css.minus}
        aria-label={text(fewer(label))}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      />
      {hasField ? (
        <NumberInput
          value={value}
          min={min}
          max={max}
          label={label}
          disabled={disabled}
          onChange={onChange}
        />
      ) : (
        <output className={css.number}>
          {value}
          <span className="vh">{` ${unit ?? label}`}</span>
        </output>
      )}
      <button
        type="button"
        className={css.plus}
        aria-label={text(more(label))}
        disabled={disabled || addDisabled || value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}

interface NumberInputProps extends Pick<StepperProps, 'value' | 'max' | 'label' | 'onChange'> {
  readonly min: number
  readonly disabled: boolean | undefined
}

/** Takes effect when left, so that typing "25" never sets 2. */
function NumberInput({ value, min, max, label, disabled, onChange }: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = () => {
    const wish = wholeOf(draft ?? '')
    if (wish !== null && wish !== value) onChange(Math.max(min, Math.min(max, wish)))
    setDraft(null)
  }
  return (
    <input
      className={css.number}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={draft ?? value}
      disabled={disabled}
      onFocus={({ target }) => target.select()}
      onChange={(event) => setDraft(figuresWithPoint(event.target.value))}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isOfInputMethod(event.nativeEvent)) take()
      }}
    />
  )
}
