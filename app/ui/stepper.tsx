import { useLang } from './lang.tsx'
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

/** From this number on it can be typed: nobody taps plus forty times. */
const typedFrom = 10

/**
 * Minus, number, plus. At zero only a black plus is left, and the minus keeps its place. A page may hold fifty of
 * them: the signs are drawn by the style sheet and nothing is named twice.
 */
export function Stepper({ value, min = 0, max, label, unit, addDisabled, disabled, onChange }: StepperProps) {
  const zh = useLang() === 'zh'
  const atZero = value === 0 && min === 0
  const typed = max >= typedFrom && value >= typedFrom
  return (
    <fieldset className={`${css.stepper} ${atZero ? css.zero : ''} needs-script`}>
      <button
        type="button"
        className={css.minus}
        aria-label={zh ? `減少${label}` : `Fewer: ${label}`}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      />
      {typed ? (
        <input
          className={css.number}
          type="text"
          inputMode="numeric"
          aria-label={label}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const wish = Number.parseInt(event.target.value.replace(/\D/g, ''), 10)
            if (Number.isFinite(wish)) onChange(Math.max(min, Math.min(max, wish)))
          }}
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
        aria-label={zh ? `增加${label}` : `More: ${label}`}
        disabled={disabled || addDisabled || value >= max}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}
