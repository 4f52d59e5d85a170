import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import { Panel } from '#app/staff/shell/ui/panel.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { weatherPage } from '#content/staff/day/weather.ts'
import type { Text } from '#domain/text.ts'

interface ChatRow {
  readonly id: number
  readonly reference: string
  readonly name: string
  /** The customer need not be notified if null. */
  readonly chat: string | null
}

interface ChatTableProps<Order> {
  readonly title: Text
  readonly note: Text
  readonly orders: readonly Order[]
  /** These columns lie between the customer and the chat. */
  readonly heads: readonly Text[]
  readonly cells: (order: Order) => ReactNode
}

export function ChatTable<Order extends ChatRow>({
  title,
  note,
  orders,
  heads,
  cells,
}: ChatTableProps<Order>) {
  const text = useText()
  if (orders.length === 0) return null
  return (
    <Panel title={text(title)} caption={text(note)}>
      <div className={`${table.wrap} ${table.inside}`}>
        <table className={`${table.table} ${table.cards}`}>
          <caption className="vh">{text(title)}</caption>
          <thead>
            <tr>
              <HeadCells heads={[weatherPage.order, weatherPage.customer, ...heads, weatherPage.message]} />
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <td className={table.code}>
                  <Link to={staffOrderPath(order.reference)}>
                    <span className="num">{order.reference}</span>
                  </Link>
                </td>
                <td>
                  <b>{order.name}</b>
                </td>
                {cells(order)}
                <ChatCell {...order} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function ChatCell({ chat, reference }: Pick<ChatRow, 'chat' | 'reference'>) {
  const text = useText()
  return (
    <td>
      {chat && (
        <form method="post" action={chat} target="_blank" rel="noopener">
          <Button aria-label={`${text(weatherPage.openChat)}: ${reference}`}>
            {text(weatherPage.openChat)}
          </Button>
        </form>
      )}
    </td>
  )
}
