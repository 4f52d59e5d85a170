import { useId } from 'react'
import type { Order } from '#app/order/attempt/state.ts'
import { useFormField } from '#app/ui/form/form.tsx'
import { FieldError, Label } from '#app/ui/form/group.tsx'
import { FormArea } from '#app/ui/form/inputs.tsx'
import { isCalendarDate } from '#domain/calendar.ts'
import { latestOrderDate } from '#domain/delivery/delivery-dates.ts'
import { zoneFee } from '#domain/delivery/zone-fee.ts'
import { notesAt } from '#domain/ordering/order-fields.ts'
import { OrderAddress } from './address.tsx'
import { DateGrid } from './date-grid.tsx'
import { OrderExtras } from './extras.tsx'
import css from './form.module.css'
import { OrderNeedsFields } from './needs.tsx'
import { OrderPickup } from './pickup.tsx'
import { type Places, usePlaces } from './places.ts'
import { OrderSlots } from './slots.tsx'

interface StepFormProps {
  readonly current: Order
  readonly onChangeDishes: () => void
}

/** The specification describes this in section 2. */
export function StepForm({ current, onChangeDishes }: StepFormProps) {
  const { settings } = current.rules
  const places = usePlaces(current)
  const isPickup = current.attempt.dialog.details.fulfilment === 'pickup'
  return (
    <div className={css.form}>
      <DateField current={current} places={places} />
      <OrderSlots settings={settings} isPickup={isPickup} places={places} />
      {isPickup ? <OrderPickup settings={settings} /> : <OrderAddress current={current} />}
      <OrderExtras kind="cutlery" current={current} />
      <OrderExtras kind="tongs" current={current} />
      {notesAt('orderForm', isPickup).map((name) => (
        <FormArea key={name} name={name} rows={2} wide />
      ))}
      <OrderNeedsFields current={current} onChangeDishes={onChangeDishes} />
    </div>
  )
}

function DateField({ current, places }: { readonly current: Order; readonly places: Places }) {
  const id = useId()
  const { label, value, error, edit } = useFormField('date')
  const { rules, today, quote, attempt } = current
  const { zoneId } = attempt.dialog.details
  const { settings } = rules
  const zone = settings.zones.find((each) => each.id === zoneId)
  const isPaid = quote.delivery.reason === 'zone' || quote.delivery.reason === 'special-date'
  return (
    <div data-field="date">
      <Label id={`${id}-label`} required>
        {label}
      </Label>
      <DateGrid
        value={isCalendarDate(value) ? value : null}
        today={today}
        latest={latestOrderDate(today, settings)}
        refusalOn={places.ofDay}
        feeOn={(date) => {
          if (!zone || !isPaid) return null
          const fee = zoneFee(zone, date, settings)
          return fee === zone.fee ? null : fee
        }}
        onChoose={edit}
        labelledBy={`${id}-label`}
        isInvalid={error !== undefined}
        describedBy={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
