/** What is still due on a day that was stopped: its customers change for nothing, and hear of it by a chat that staff open. */
import { Link } from 'react-router'
import { orderPath } from '#app/staff/addresses.ts'
import table from '#app/staff/ui/data-table.module.css'
import { HeadCells } from '#app/staff/ui/head-cells.tsx'
import { Panel } from '#app/staff/ui/panel.tsx'
import { StatusMark } from '#app/staff/ui/state-mark.tsx'
import { useText } from '#app/ui/lang.tsx'
import { weatherPage } from '#content/staff/weather.ts'
import { ChatCell } from './chat-cell.tsx'
import type { UnmovedOrder } from './message.ts'

export function Unmoved({ orders }: { readonly orders: readonly UnmovedOrder[] }) {
  const text = useText()
  if (orders.length === 0) return null
  const { order, customer, slot, status, message } = weatherPage
  return (
    <Panel title={text(weatherPage.unmoved)} caption={text(weatherPage.unmovedNote)}>
      <div className={`${table.wrap} ${table.inside}`}>
        <table className={`${table.table} ${table.cards}`}>
          <caption>{text(weatherPage.unmoved)}</caption>
          <thead>
            <tr>
              <HeadCells heads={[order, customer, slot, status, message]} />
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, reference, name, slot: at, status: state, chat }) => (
              <tr key={id}>
                <td className={table.mono}>
                  <Link to={orderPath(reference)}>{reference}</Link>
                </td>
                <td>
                  <b>{name}</b>
                </td>
                <td className="num">{at}</td>
                <td>
                  <StatusMark status={state} />
                </td>
                <ChatCell chat={chat} reference={reference} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
