import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Check } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { labels, lastPrinted, onlyChosen } from '#content/staff/day/labels.ts'
import { type CalendarDate, timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { labelPlaces, labelsAtOnce } from '#domain/staff/day/labels.ts'
import type { Text } from '#domain/text.ts'
import type { LabelDay } from '#server/page-data/staff/day/label-day.ts'
import styles from './labels.module.css'

/** The choice is part of the address. */
export function ChoiceForm({
  today,
  date,
  orders,
  slots,
  lastPrint,
  choice,
}: Pick<LabelDay, 'today' | 'date' | 'orders' | 'slots' | 'lastPrint' | 'choice'>) {
  const text = useText()
  const { orderIds } = choice
  const total = slots.reduce((sum, { labels: number }) => sum + number, 0)
  const labelOrders = orders
    .filter(({ slot }) => choice.slot === null || slot === choice.slot)
    .filter(({ id }) => orderIds === null || orderIds.includes(id))
  return (
    <Form className={styles.choice} key={JSON.stringify([date, choice])}>
      <h2>{text(labels.choose)}</h2>
      <input type="hidden" name="date" value={date} />
      <fieldset>
        <legend>{text(labels.slot)}</legend>
        <div className={styles.slots}>
          {total <= labelsAtOnce && (
            <label>
              <input type="radio" name="slot" value="" defaultChecked={choice.slot === null} />
              <span>{text(labels.allSlots)}</span>
            </label>
          )}
          {slots.map(({ slot, labels: number }) => (
            <label key={slot}>
              <input type="radio" name="slot" value={slot} defaultChecked={choice.slot === slot} />
              <span>
                {slot} <small className="num">{number}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text(labels.orders)}</legend>
        <div className={styles.orders}>
          <label>
            <input type="radio" name="order" value="" defaultChecked={choice.reference === null} />
            {text(labels.allOrders)}
          </label>
          {labelOrders.map(({ reference, name, labels: number }) => (
            <label key={reference}>
              <input
                type="radio"
                name="order"
                value={reference}
                defaultChecked={choice.reference === reference}
              />
              <span className={styles.reference}>{reference}</span> {name} <b className="num">{number}</b>
            </label>
          ))}
        </div>
      </fieldset>
      {orderIds && (
        <Check
          name="orders"
          value={orderIds.join(',')}
          defaultChecked
          label={text(onlyChosen(orderIds.length))}
        />
      )}
      <label className={styles.start}>
        <span>{text(labels.start)}</span>
        <select name="start" defaultValue={choice.start}>
          {labelPlaces.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </select>
        <small>{text(labels.startHint)}</small>
      </label>
      <Check name="all" value="yes" defaultChecked={!choice.onlyNew} label={text(labels.reprints)} />
      <Button>{text(labels.show)}</Button>
      {lastPrint && (
        <small>{text(lastPrinted(whenOf(lastPrint.at, today), lastPrint.by, lastPrint.labels))}</small>
      )}
    </Form>
  )
}

function whenOf(at: Date, today: CalendarDate): Text {
  const [day, time] = [todayInHongKong(at), timeInHongKong(at)]
  if (day === today) return { zh: time, en: time }
  const { zh, en } = dayText(day)
  return { zh: `${zh}${time}`, en: `${time} on ${en}` }
}
