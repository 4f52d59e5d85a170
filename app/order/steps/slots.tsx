import { useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { arrivalNote, order, pickupArrivalNote } from '#content/ordering/order.ts'
import { figuresOf } from '#domain/figures.ts'
import { FieldError, Label } from './field.tsx'
import type { FormPart } from './form-part.ts'
import css from './slots.module.css'

/** The time slots as chips; radio buttons underneath, so arrow keys move between them. */
export function OrderSlots({ part: { current, edit, errorOf } }: { readonly part: FormPart }) {
  const text = useText()
  const id = useId()
  const { fulfilment, slot } = current.attempt.dialog.details
  const isPickup = fulfilment === 'pickup'
  const error = errorOf('slot')
  return (
    <div data-field="slot">
      <Label id={`${id}-label`} required>
        {text(isPickup ? order.pickupTime : order.time)}
      </Label>
      <div
        role="radiogroup"
        className={css.slots}
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        aria-required
      >
        {current.facts.settings.slots.map(({ from, to }) => (
          <label key={from} className={css.slot}>
            <input
              type="radio"
              name="slot"
              value={from}
              aria-label={`${from}–${to}`}
              checked={slot === from}
              onChange={() => edit({ slot: from })}
            />
            <span>{from}</span>
          </label>
        ))}
      </div>
      <p className={css.note}>
        <Icon name="clock" size={16} />
        {text((isPickup ? pickupArrivalNote : arrivalNote)(figuresOf(current.facts.settings)))}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
