import { useId, useState } from 'react'
import { useFormField } from '#app/ui/form/form.tsx'
import { FieldError, Label } from '#app/ui/form/group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { arrivalNote, order, pickupArrivalNote } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { between } from '#content/phrases.ts'
import { deliveryFigures } from '#domain/delivery/delivery-figures.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Places } from './places.ts'
import css from './slots.module.css'

interface OrderSlotsProps {
  readonly settings: Settings
  readonly isPickup: boolean
  readonly places: Places
}

/** Radio buttons as chips, so arrow keys work. */
export function OrderSlots({ settings, isPickup, places }: OrderSlotsProps) {
  const text = useText()
  const id = useId()
  const lang = useLang()
  const { label, value, error, edit } = useFormField('slot')
  const [target, setTarget] = useState('')
  // The chosen slot may be full on another day.
  const refusal = places.ofSlot(target) ?? (error ? null : places.ofSlot(value))
  const choose = (slot: string) => {
    setTarget('')
    edit(slot)
  }
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
        {settings.slots.map(({ from, to }) => {
          const refusal = places.ofSlot(from)
          const word = refusal && text(refusal.code === 'slot-full' ? order.full : order.closed)
          return (
            <label key={from} className={refusal ? `${css.slot} ${css.off}` : css.slot}>
              <input
                type="radio"
                name="slot"
                value={from}
                aria-label={[`${from}–${to}`, word].filter(Boolean).join(between.parts[lang])}
                aria-disabled={refusal !== null}
                checked={value === from}
                onChange={() => (refusal ? setTarget(from) : choose(from))}
              />
              <span>
                {from}
                {word && <small>{word}</small>}
              </span>
            </label>
          )
        })}
      </div>
      <p className={css.why} role="status">
        {refusal && refusalText(refusal, lang)}
      </p>
      <p className={css.note}>
        <Icon name="clock" size={16} />
        {text(isPickup ? pickupArrivalNote : arrivalNote(deliveryFigures(settings)))}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
