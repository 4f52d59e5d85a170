import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { weatherNames } from '#content/ordering/order-progress.ts'
import { weatherPage } from '#content/staff/day/weather.ts'
import { guestCount } from '#content/staff/orders/orders.ts'
import { weatherKinds } from '#domain/delivery/weather.ts'
import { formatMoney, sumOf } from '#domain/money.ts'
import type { WeatherPlan } from '#server/page-data/staff/day/weather-view.ts'
import styles from './weather.module.css'

type ShownPlan = Pick<WeatherPlan, 'today' | 'date' | 'kind' | 'from' | 'to' | 'slots'> & {
  readonly movable: readonly Pick<WeatherPlan['movable'][number], 'portions' | 'total' | 'paymentStatus'>[]
  readonly others: readonly unknown[]
}

export function Scope({ plan }: { readonly plan: ShownPlan }) {
  const text = useText()
  const { today, date, kind, from, to, slots, movable, others } = plan
  const portions = movable.reduce((sum, order) => sum + order.portions, 0)
  const unpaid = movable.filter(({ paymentStatus }) => paymentStatus === 'unpaid').length
  const ofSlots = (label: string, name: string, choice: string) => (
    <label className={styles.field}>
      {label}
      <select name={name} defaultValue={choice}>
        {slots.map((slot) => (
          <option key={slot.from}>{slot.from}</option>
        ))}
      </select>
    </label>
  )
  return (
    <>
      <Panel title={text(weatherPage.scope)}>
        <PanelBody>
          <Form method="get" className={styles.scope}>
            <label className={styles.field}>
              {text(weatherPage.kind)}
              <select name="kind" defaultValue={kind}>
                {weatherKinds.map((each) => (
                  <option key={each} value={each}>
                    {text(weatherNames[each])}
                  </option>
                ))}
              </select>
            </label>
            <Field label={text(weatherPage.day)} type="date" name="day" min={today} defaultValue={date} />
            {ofSlots(text(weatherPage.from), 'from', from)}
            {ofSlots(text(weatherPage.to), 'to', to)}
            <Button>{text(weatherPage.show)}</Button>
          </Form>
        </PanelBody>
      </Panel>
      <dl className={styles.counts}>
        <div>
          <dt>{text(weatherPage.movable)}</dt>
          <dd>
            <b>{movable.length}</b>
            {'\u00a0'}
            {text(guestCount(portions))} · {formatMoney(sumOf(movable.map(({ total }) => total)))}
          </dd>
        </div>
        <div>
          <dt>{text(weatherPage.others)}</dt>
          <dd>
            <b>{others.length}</b>
            {'\u00a0'}
            <span>{text(weatherPage.ofOthers)}</span>
          </dd>
        </div>
        <div>
          <dt>{text(weatherPage.call)}</dt>
          <dd>
            <b>{unpaid}</b>
            {'\u00a0'}
            {text(weatherPage.ofCall)}
          </dd>
        </div>
      </dl>
    </>
  )
}
