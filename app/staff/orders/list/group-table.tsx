import { useEffect, useEffectEvent, useRef } from 'react'
import disclosure from '#app/staff/shell/ui/disclosure.module.css'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import { useText } from '#app/ui/lang.tsx'
import { ordersPage, selectGroup } from '#content/staff/orders/orders.ts'
import type { MoneyTask } from '#domain/staff/orders/orders-view.ts'
import type { OrdersList } from '#server/page-data/staff/orders/staff-orders.ts'
import { GroupHead, type OrderGroup } from './groups.tsx'
import { Row } from './row.tsx'
import styles from './table.module.css'

const moneyHeads = [
  { name: ordersPage.payment, className: styles.payment },
  { name: ordersPage.amount, className: styles.amount },
]

interface GroupTableProps {
  readonly group: OrderGroup
  readonly list: OrdersList
  readonly task: MoneyTask | null
  readonly query: string
  readonly isFirst: boolean
  readonly isOpen: boolean
  readonly onFold: (isOpen: boolean) => void
  readonly selectedIds: ReadonlySet<number>
  readonly select: (ids: readonly number[], isSelected: boolean) => void
}

export function GroupTable(props: GroupTableProps) {
  const { group, list, task, query, isFirst, isOpen, onFold, selectedIds, select } = props
  const text = useText()
  const details = useRef<HTMLDetailsElement>(null)
  const keepFold = useEffectEvent(() => {
    const { current } = details
    if (current && current.open !== isOpen) onFold(current.open)
  })
  // Somebody may fold a group before the page's script runs.
  useEffect(() => keepFold(), [])
  const withPrices = list.money !== null
  const ids = group.orders.map(({ id }) => id)
  const count = ids.filter((id) => selectedIds.has(id)).length
  return (
    <details className={styles.group} open={isOpen} ref={details} onToggle={keepFold}>
      <summary className={disclosure.arrow}>
        <GroupHead group={group} list={list} task={task} />
      </summary>
      <table className={styles.table}>
        <caption className="vh">{text(ordersPage.title)}</caption>
        <thead className={isFirst ? '' : styles.quiet}>
          <tr>
            <th scope="col" className={styles.check}>
              <label className={styles.pick}>
                <input
                  type="checkbox"
                  aria-label={text(selectGroup(group.key))}
                  checked={count > 0 && count === ids.length}
                  ref={(box) => {
                    if (box) box.indeterminate = count > 0 && count < ids.length
                  }}
                  onChange={({ currentTarget }) => select(ids, currentTarget.checked)}
                />
              </label>
            </th>
            <HeadCells
              heads={[
                { name: ordersPage.slot, className: styles.slot },
                { name: ordersPage.number, className: styles.reference },
                ordersPage.customer,
                { name: ordersPage.menus, className: styles.sets },
                { name: ordersPage.guests, className: styles.guests },
                { name: ordersPage.area, className: styles.area },
                { name: ordersPage.state, className: styles.state },
                ...(withPrices ? moneyHeads : []),
                { name: ordersPage.mind, className: styles.mind },
              ]}
            />
          </tr>
        </thead>
        <tbody>
          {group.orders.map((order) => (
            <Row
              key={order.id}
              order={order}
              query={query}
              isSelected={selectedIds.has(order.id)}
              onSelect={(isSelected) => select([order.id], isSelected)}
            />
          ))}
        </tbody>
      </table>
    </details>
  )
}
