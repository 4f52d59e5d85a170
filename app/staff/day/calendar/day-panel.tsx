import { Form, Link } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Check, Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { PriceConfirmation } from '#app/staff/shell/ui/price-confirmation.tsx'
import { useText } from '#app/ui/lang.tsx'
import { longDayText } from '#content/dates.ts'
import {
  calendarPage,
  dayProblems,
  intakeNames,
  ordersFirst,
  ordersInSlot,
  usualCapacity,
} from '#content/staff/day/calendar.ts'
import { weatherPage } from '#content/staff/day/weather.ts'
import { orderCount } from '#content/staff/orders/orders.ts'
import { formatMoney, toDollars } from '#domain/money.ts'
import { dayIntakes } from '#domain/shop/settings.ts'
import { dayLimits } from '#domain/staff/day/day-form.ts'
import type { FarPrice } from '#domain/staff/shop/menus/far-prices.ts'
import type { SelectedDay } from '#server/page-data/staff/day/calendar-api.ts'
import styles from './calendar.module.css'

interface PanelProps {
  readonly day: SelectedDay
  /** Null if there is no unsaved input. */
  readonly input: readonly (readonly [string, string])[] | null
  readonly wrong: string | null
  readonly far: readonly FarPrice[]
}

export function DayPanel({ day: shownDay, input: entry, wrong, far }: PanelProps) {
  const text = useText()
  const { day, rule, version, usualCapacity: usual, zones, maySetFees, isPast } = shownDay
  const { date } = day
  const isOfThisDay = entry?.some(([name, value]) => name === 'date' && value === date) ?? false
  const initial = (name: string, savedValue: string) =>
    (isOfThisDay && entry?.find(([each]) => each === name)?.[1]) || (isOfThisDay ? '' : savedValue)
  const isClosed = (slot: string) =>
    isOfThisDay
      ? entry?.some(([name, value]) => name === 'closed' && value === slot)
      : rule.closedSlots.includes(slot)
  const errorOf = (name: string) =>
    wrong === name && text(dayProblems[name.startsWith('fee') ? 'fee-invalid' : 'capacity-invalid'])
  const numbers = { inputMode: 'numeric', maxLength: dayLimits.number, autoComplete: 'off' } as const
  return (
    <Panel
      title={text(longDayText(date))}
      end={<Link to={`${staffPath('orders')}?days=${date}`}>{text(orderCount(day.orders))} →</Link>}
    >
      <PanelBody>
        <dl className={styles.facts}>
          <dt>{text(calendarPage.money)}</dt>
          <dd>{formatMoney(day.total)}</dd>
          <dt>{text(calendarPage.guests)}</dt>
          <dd>{day.portions}</dd>
          <dt>{text(calendarPage.ways)}</dt>
          <dd>
            {day.deliveries} / {day.orders - day.deliveries}
          </dd>
        </dl>
        {day.isStopped && (
          <Note kind="warn">
            {text(calendarPage.stoppedNote)}{' '}
            <Link to={`${staffPath('weather')}?day=${date}`}>{text(weatherPage.open)} →</Link>
          </Note>
        )}
        {isPast ? (
          <p>{text(calendarPage.past)}</p>
        ) : (
          <Form method="post" preventScrollReset className={styles.form}>
            <input type="hidden" name="date" value={date} />
            <input type="hidden" name="version" value={version} />
            <fieldset>
              <legend>{text(calendarPage.intake)}</legend>
              {dayIntakes.map((intake) => (
                <label key={intake} className={styles.choice}>
                  <input
                    type="radio"
                    name="intake"
                    value={intake}
                    defaultChecked={initial('intake', rule.intake) === intake}
                  />
                  {text(intakeNames[intake])}
                </label>
              ))}
            </fieldset>
            {day.orders > 0 && (
              <Note kind="warn">
                {text(ordersFirst(day.orders))}{' '}
                <Link to={`${staffPath('orders')}?days=${date}`}>{text(calendarPage.moveOrders)}</Link>
              </Note>
            )}
            <Field
              label={text(calendarPage.capacity)}
              hint={text(usualCapacity(usual))}
              name="capacity"
              defaultValue={initial('capacity', String(rule.slotCapacity ?? ''))}
              error={errorOf('capacity')}
              {...numbers}
            />
            <details open={rule.closedSlots.length > 0 || wrong?.startsWith('capacity.')}>
              <summary>{text(calendarPage.slots)}</summary>
              {day.loads.map(({ slot, orders, portions }) => (
                <fieldset key={slot} className={styles.slot}>
                  <legend>{slot}</legend>
                  <Check
                    label={text(calendarPage.closeSlot)}
                    name="closed"
                    value={slot}
                    defaultChecked={isClosed(slot)}
                  />
                  <Field
                    label={text(calendarPage.slotCapacity)}
                    name={`capacity.${slot}`}
                    defaultValue={initial(`capacity.${slot}`, String(rule.slotCapacities[slot] ?? ''))}
                    error={errorOf(`capacity.${slot}`)}
                    {...numbers}
                  />
                  <small>{orders > 0 && text(ordersInSlot(orders, portions))}</small>
                </fieldset>
              ))}
            </details>
            {maySetFees && (
              <fieldset className={styles.fees}>
                <legend>{text(calendarPage.fees)}</legend>
                {zones.map(({ id, name, fee }) => {
                  const amount = rule.zoneFees[id]
                  return (
                    <Field
                      key={id}
                      label={text(name)}
                      name={`fee.${id}`}
                      placeholder={formatMoney(fee)}
                      defaultValue={initial(
                        `fee.${id}`,
                        amount === undefined ? '' : String(toDollars(amount)),
                      )}
                      error={errorOf(`fee.${id}`)}
                      {...numbers}
                      inputMode="decimal"
                    />
                  )
                })}
                <p className={styles.hint}>{text(calendarPage.feesHint)}</p>
              </fieldset>
            )}
            <Field
              label={text(calendarPage.reason)}
              name="reason"
              maxLength={dayLimits.reason}
              defaultValue={initial('reason', '')}
            />
            {isOfThisDay && (
              <PriceConfirmation
                prices={far}
                nameOf={(field) => zones.find(({ id }) => field === `fee.${id}`)?.name ?? calendarPage.fees}
              />
            )}
            <p className={styles.buttons}>
              <Button kind="go">{text(calendarPage.save)}</Button>
              <ButtonLink to={`?day=${date}`}>{text(calendarPage.discard)}</ButtonLink>
            </p>
          </Form>
        )}
      </PanelBody>
    </Panel>
  )
}
