/** A weather call can be undone for five minutes. */

import { Form } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import type { ChatOrder, UnmovedOrder } from '#app/staff/shell/chat-message.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { DayAndTime } from '#app/staff/shell/ui/moment.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { weatherNames } from '#content/ordering/order-progress.ts'
import { movedCount, recallUntil, weatherPage, weatherStates } from '#content/staff/day/weather.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import type { WeatherCallView } from '#server/page-data/staff/day/weather-view.ts'
import { ChatTable } from './chat-table.tsx'
import { RemainingOrders } from './remaining-orders.tsx'
import styles from './weather.module.css'

type ShownCall = Omit<WeatherCallView, 'orders' | 'remainingOrders'> & {
  readonly orders: readonly ChatOrder[]
  readonly remainingOrders: readonly UnmovedOrder[]
}

export function WeatherCall({ call }: { readonly call: ShownCall }) {
  const text = useText()
  const { id, date, kind, orders, remainingOrders, recalledAt, recallUntil: until } = call
  return (
    <>
      <Note kind={recalledAt ? 'info' : 'done'}>
        {text(dayText(date))} · {text(weatherNames[kind])} ·{' '}
        {text(recalledAt ? weatherPage.recalled : movedCount(orders.length))}{' '}
        {until && text(recallUntil(timeInHongKong(until)))}
        {!until && !recalledAt && text(weatherPage.recallOver)}
        {until && (
          <Form method="post" className={styles.recall}>
            <Button kind="stop" name="recall" value={id}>
              {text(weatherPage.recall)}
            </Button>
          </Form>
        )}
      </Note>
      <ChatTable
        title={weatherPage.done}
        note={weatherPage.chatNote}
        orders={orders}
        heads={[weatherPage.newDay, weatherPage.status]}
        cells={({ reservedDay, slot, state }) => (
          <>
            <td>
              {reservedDay ? (
                <DayAndTime date={reservedDay} time={slot} />
              ) : (
                <span className="num">{slot}</span>
              )}
            </td>
            <td>{text(weatherStates[state])}</td>
          </>
        )}
      />
      <RemainingOrders orders={remainingOrders} />
      <p>
        <ButtonLink to={`${staffPath('weather')}?day=${date}`}>{text(weatherPage.again)}</ButtonLink>
      </p>
    </>
  )
}
