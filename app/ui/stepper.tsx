import { useState } from 'react'
import { fewer, more } from '#content/controls.ts'
import { plainFigures } from '#domain/typed-figures.ts'
import { isOfInputMethod } from './composing.ts'
import { useText } from './lang.tsx'
import css from './stepper.module.css'

export interface StepperProps {
  readonly value: number
  readonly min?: number
  readonly max: number
  /** What is counted; read aloud with each button and number. */
  readonly label: string
  /** Words for the number when it is read aloud, such as "2 sets". */
  readonly unit?: string
  /** Blocks the plus although max is not reached: the whole group is full. */
  readonly addDisabled?: boolean
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

/** A stepper with at least this maximum also accepts a typed number. */
const typedFrom = 10

/**
 * Minus, number, plus. At zero only a black plus is left, and the minus keeps its place. A page may hold fifty of
 * them: the signs are drawn by the style sheet and nothing is named twice.
 */
export function Stepper({ value, min = 0, max, label, unit, addDisabled, disabled, onChange }: StepperProps) {
  const text = useText()
  const atZero = value === 0 && min === 0
  const hasField = max >= typedFrom && !atZero
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
        <TypedNumber
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

interface TypedNumberProps extends Pick<StepperProps, 'value' | 'max' | 'label' | 'onChange'> {
  readonly min: number
  readonly disabled: boolean | undefined
}

/** A number that can be typed. It takes effect when the field is left, so that typing "25" never sets 2. */
function TypedNumber({ value, min, max, label, disabled, onChange }: TypedNumberProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = () => {
    const wish = Number.parseInt(draft ?? '', 10)
    if (Number.isFinite(wish) && wish !== value) onChange(Math.max(min, Math.min(max, wish)))
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
      onChange={(event) => setDraft(plainFigures(event.target.value).replace(/\D/g, ''))}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isOfInputMethod(event.nativeEvent)) take()
      }}
    />
  )
}
