/** What a call moved: each customer's chat to open, who has seen it, and for five minutes the way back. */
import { Form, Link } from 'react-router'
import { orderPath, staffPath } from '#app/staff/addresses.ts'
import { Button, ButtonLink } from '#app/staff/ui/button.tsx'
import table from '#app/staff/ui/data-table.module.css'
import { Note } from '#app/staff/ui/note.tsx'
import { Panel } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { weatherNames } from '#content/ordering/order-progress.ts'
import { movedCount, recallUntil, weatherPage, weatherStates } from '#content/staff/weather.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import type { WeatherCallView } from '#server/site/staff/weather-view.ts'
import { ChatCell } from './chat-cell.tsx'
import type { ChatOrder, UnmovedOrder } from './message.ts'
import { Unmoved } from './unmoved.tsx'
import styles from './weather.module.css'

type ShownCall = Omit<WeatherCallView, 'orders' | 'unmoved'> & {
  readonly orders: readonly ChatOrder[]
  readonly unmoved: readonly UnmovedOrder[]
}

export function Called({ call }: { readonly call: ShownCall }) {
  const text = useText()
  const { id, date, kind, orders, unmoved, recalledAt, recallUntil: until } = call
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
      {orders.length > 0 && (
        <Panel title={text(weatherPage.done)} caption={text(weatherPage.chatNote)}>
          <div className={`${table.wrap} ${table.inside}`}>
            <table className={`${table.table} ${table.cards}`}>
              <caption>{text(weatherPage.done)}</caption>
              <thead>
                <tr>
                  {[weatherPage.order, weatherPage.customer, weatherPage.newDay, weatherPage.status].map(
                    (head) => (
                      <th key={head.en} scope="col">
                        {text(head)}
                      </th>
                    ),
                  )}
                  <th scope="col">{text(weatherPage.message)}</th>
                </tr>
              </thead>
              <tbody>
                {orders.map(({ id: orderId, reference, name, held, slot, state, chat }) => (
                  <tr key={orderId}>
                    <td className={table.mono}>
                      <Link to={orderPath(reference)}>{reference}</Link>
                    </td>
                    <td>
                      <b>{name}</b>
                    </td>
                    <td>
                      {held && text(dayText(held))} <span className="num">{slot}</span>
                    </td>
                    <td>{text(weatherStates[state])}</td>
                    <ChatCell chat={chat} reference={reference} />
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
      )}
      <Unmoved orders={unmoved} />
      <p>
        <ButtonLink to={`${staffPath('weather')}?day=${date}`}>{text(weatherPage.again)}</ButtonLink>
      </p>
    </>
  )
}
