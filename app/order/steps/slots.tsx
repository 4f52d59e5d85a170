import { useId } from 'react'
import { useFormField } from '#app/ui/form/form.tsx'
import { FieldError, Label } from '#app/ui/form/group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { arrivalNote, pickupArrivalNote } from '#content/ordering/order.ts'
import { figuresOf } from '#domain/figures.ts'
import type { Settings } from '#domain/settings.ts'
import css from './slots.module.css'

interface OrderSlotsProps {
  readonly settings: Settings
  readonly isPickup: boolean
}

/** The time slots as chips; radio buttons underneath, so arrow keys move between them. */
export function OrderSlots({ settings, isPickup }: OrderSlotsProps) {
  const text = useText()
  const id = useId()
  const { label, value, error, edit } = useFormField('slot')
  return (
    <div data-field="slot">
      <Label id={`${id}-label`} required>
        {label}
      </Label>
      <div
        role="radiogroup"
        className={css.slots}
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        aria-required
      >
        {settings.slots.map(({ from, to }) => (
          <label key={from} className={css.slot}>
            <input
              type="radio"
              name="slot"
              value={from}
              aria-label={`${from}–${to}`}
              checked={value === from}
              onChange={() => edit(from)}
            />
            <span>{from}</span>
          </label>
        ))}
      </div>
      <p className={css.note}>
        <Icon name="clock" size={16} />
        {text((isPickup ? pickupArrivalNote : arrivalNote)(figuresOf(settings)))}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
