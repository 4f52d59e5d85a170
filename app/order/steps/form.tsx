import { useId } from 'react'
import type { Order } from '#app/order/attempt/state.ts'
import { TextArea } from '#app/ui/field.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { order } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { isCalendarDate } from '#domain/calendar.ts'
import { dateRefusal, latestOrderDate } from '#domain/delivery-dates.ts'
import { isSpecialDate, zoneFee } from '#domain/delivery-fee.ts'
import { mostLetters } from '#domain/input-limits.ts'
import { formatMoney } from '#domain/money.ts'
import { OrderAddress } from './address.tsx'
import { DateGrid } from './date-grid.tsx'
import { OrderExtras } from './extras.tsx'
import { FieldError, Label } from './field.tsx'
import css from './form.module.css'
import type { FormPart } from './form-part.ts'
import { OrderPickup } from './pickup.tsx'
import { OrderSlots } from './slots.tsx'

/** Delivery or self-pickup details (spec section 2, rules in section 5). */
export function StepForm({ current }: { readonly current: Order }) {
  const text = useText()
  const lang = useLang()
  const { attempt, dispatch } = current
  const { details, contact, errors } = attempt.dialog
  const isPickup = details.fulfilment === 'pickup'
  const part: FormPart = {
    current,
    edit: (changes) => dispatch({ type: 'editDetails', changes }),
    errorOf: (field) => errors[field] && refusalText(errors[field], lang, formatMoney),
  }
  return (
    <div className={css.form}>
      <DateField part={part} />
      <OrderSlots part={part} />
      {isPickup ? <OrderPickup part={part} /> : <OrderAddress part={part} />}
      <OrderExtras kind="cutlery" part={part} />
      <OrderExtras kind="tongs" part={part} />
      <div className={css.wide} data-field="specialInstructions">
        <TextArea
          label={text(order.instructions)}
          name="specialInstructions"
          rows={2}
          maxLength={mostLetters.specialInstructions}
          autoComplete="off"
          inputMode="text"
          value={contact.specialInstructions}
          error={part.errorOf('specialInstructions')}
          onChange={({ target }) =>
            dispatch({ type: 'editContact', changes: { specialInstructions: target.value } })
          }
        />
      </div>
    </div>
  )
}

function DateField({ part }: { readonly part: FormPart }) {
  const text = useText()
  const id = useId()
  const { current, edit, errorOf } = part
  const { facts, today, quote, attempt } = current
  const { details } = attempt.dialog
  const { settings } = facts
  const sets = quote.lines.map(({ set }) => set)
  const zone = settings.zones.find((known) => known.id === details.zoneId)
  const isPaid = quote.delivery.reason === 'zone' || quote.delivery.reason === 'special-date'
  const error = errorOf('date')
  return (
    <div data-field="date">
      <Label id={`${id}-label`} required>
        {text(details.fulfilment === 'pickup' ? order.pickupDate : order.date)}
      </Label>
      <DateGrid
        value={details.date !== null && isCalendarDate(details.date) ? details.date : null}
        today={today}
        latest={latestOrderDate(today, settings)}
        refusalOn={(date) => dateRefusal(date, sets, settings, today)}
        feeOn={(date) => {
          if (!zone || !isPaid || !isSpecialDate(date, settings)) return null
          const fee = zoneFee(zone, date, settings)
          return fee === zone.fee ? null : fee
        }}
        onChoose={(date) => edit({ date })}
        labelledBy={`${id}-label`}
        describedBy={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
