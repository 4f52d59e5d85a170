import { type MouseEvent, useState } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import {
  dayClosed,
  dayOrders,
  editPage,
  ordersShort,
  slotChosen,
  slotWith,
} from '#content/staff/orders/edit-order.ts'
import { isCalendarDate } from '#domain/calendar.ts'
import { valueIn } from '#domain/staff/orders/edit/edit-values.ts'
import type { OrderFormView } from '#server/page-data/staff/orders/order-form-view.ts'
import { type FormChanges, oldValue } from './form-changes.ts'
import styles from './order-form.module.css'
import { Problem, useProblem } from './problems.tsx'
import { SlotChoice } from './slot-choice.tsx'

interface DueProps {
  readonly form: OrderFormView
  readonly changes: FormChanges
}

export function Due({ form, changes }: DueProps) {
  const text = useText()
  const date = valueIn(changes.input, 'date')
  const slot = valueIn(changes.input, 'slot')
  // The previous slots stay while a date is incomplete.
  const [lastRuler, setLastRuler] = useState(form.ruler)
  if (form.ruler && form.ruler !== lastRuler) setLastRuler(form.ruler)
  const ruler = form.ruler ?? lastRuler
  const load = ruler?.loads.find((each) => each.slot === slot)
  return (
    <div className={styles.stack}>
      <div className={styles.narrow}>
        <Field
          label={text(editPage.date)}
          name="date"
          type="date"
          required
          defaultValue={valueIn(form.values, 'date')}
          data-changed={changes.is('date') || undefined}
          error={useProblem('date')}
          hint={
            <>
              {isCalendarDate(date) && text(dayText(date))}
              {oldValue(changes, 'date', text, (was) => (isCalendarDate(was) ? text(dayText(was)) : was))}
            </>
          }
        />
        <noscript>
          <Button name="verb" value="price" formNoValidate>
            {text(editPage.show)}
          </Button>
        </noscript>
      </div>
      <fieldset className={styles.days} aria-label={text(editPage.nearDays)}>
        {form.days.map((day) => (
          <button
            key={day.date}
            type="submit"
            name="day"
            value={day.date}
            formNoValidate
            aria-pressed={day.date === date}
            onClick={pickDay}
          >
            <span className="vh">
              {text(day.isClosed ? dayClosed(day.date) : dayOrders(day.date, day.orders))}
            </span>
            <span aria-hidden="true">
              {text(dayText(day.date))}
              <small>{text(day.isClosed ? editPage.closed : ordersShort(day.orders))}</small>
            </span>
          </button>
        ))}
      </fieldset>
      {ruler ? (
        <SlotChoice ruler={ruler} slot={valueIn(form.values, 'slot')} />
      ) : (
        <p>{text(editPage.noRuler)}</p>
      )}
      <Problem at="slot" />
      {load && (
        <p className={styles.row}>
          <Tag kind="ink">{text(slotChosen(slot))}</Tag>
          <small>{text(slotWith(load.portions, load.capacity, form.portions))}</small>
        </p>
      )}
    </div>
  )
}

/** The button posts its day without JavaScript, otherwise fills the field. */
function pickDay(event: MouseEvent<HTMLButtonElement>) {
  const field = event.currentTarget.form?.elements.namedItem('date')
  if (!(field instanceof HTMLInputElement)) return
  event.preventDefault()
  field.value = event.currentTarget.value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
