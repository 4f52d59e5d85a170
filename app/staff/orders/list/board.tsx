import type { ReactNode } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { columnNames, ordersPage } from '#content/staff/orders/orders.ts'
import { type BoardColumn, boardOf } from '#domain/staff/orders/order-board.ts'
import type { OrdersList } from '#server/page-data/staff/orders/staff-orders.ts'
import styles from './board.module.css'
import { Card } from './card.tsx'

const openColumns = ['new', 'confirmed', 'preparing', 'ready', 'road'] as const

interface BoardProps {
  readonly list: OrdersList
  readonly query: string
  readonly showsDates: boolean
  /** The order whose payment is to be confirmed. */
  readonly requestedId: number | null
}

export function Board({ list, query, showsDates, requestedId }: BoardProps) {
  const text = useText()
  const board = boardOf(list.orders.map((order) => ({ ...order, placedAt: order.placedAt.toISOString() })))
  const orderOf = new Map(list.orders.map((order) => [order.id, order]))
  const cards = (column: BoardColumn) =>
    board[column].flatMap(({ id }) => {
      const order = orderOf.get(id)
      return order
        ? [
            <Card
              key={id}
              order={order}
              query={query}
              now={list.now}
              showsDate={showsDates}
              isAsked={requestedId === id}
            />,
          ]
        : []
    })
  return (
    <>
      <div className={styles.board}>
        {openColumns.map((column) => (
          <section key={column} className={`${styles.column} ${column === 'new' ? styles.fresh : ''}`}>
            <div className={styles.head}>
              <h2>{text(columnNames[column])}</h2>
              {column === 'new' && <small>{text(ordersPage.anyDay)}</small>}
              <span className="num">{board[column].length}</span>
            </div>
            <ol>{cards(column)}</ol>
          </section>
        ))}
      </div>
      <DoneOrders number={board.done.length}>{cards('done')}</DoneOrders>
    </>
  )
}

function DoneOrders({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  const text = useText()
  if (number === 0) return null
  return (
    <details className={styles.done}>
      <summary>
        <b>{text(columnNames.done)}</b> <span className="num">{number}</span>
      </summary>
      <ol>{children}</ol>
    </details>
  )
}
