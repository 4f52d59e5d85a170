/** The orders of one day or slot, which can be folded. */
import disclosure from '#app/staff/ui/disclosure.module.css'
import { useText } from '#app/ui/lang.tsx'
import { ordersPage, selectGroup } from '#content/staff/orders.ts'
import type { OrdersList } from '#server/site/staff/orders/staff-orders.ts'
import { GroupHead, type OrderGroup } from './groups.tsx'
import { Row } from './row.tsx'
import styles from './table.module.css'

interface GroupTableProps {
  readonly group: OrderGroup
  readonly list: OrdersList
  readonly query: string
  readonly isFirst: boolean
  readonly isOpen: boolean
  readonly onFold: (isOpen: boolean) => void
  readonly selected: ReadonlySet<number>
  readonly select: (ids: readonly number[], isSelected: boolean) => void
}

export function GroupTable(props: GroupTableProps) {
  const { group, list, query, isFirst, isOpen, onFold, selected, select } = props
  const text = useText()
  const withPrices = list.money !== null
  const ids = group.orders.map(({ id }) => id)
  const chosen = ids.filter((id) => selected.has(id)).length
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onFold(currentTarget.open)}
    >
      <summary className={disclosure.arrow}>
        <GroupHead group={group} list={list} />
      </summary>
      <table className={styles.table}>
        <caption className={styles.hidden}>{text(ordersPage.title)}</caption>
        <thead className={isFirst ? '' : styles.quiet}>
          <tr>
            <th scope="col" className={styles.check}>
              <label className={styles.pick}>
                <input
                  type="checkbox"
                  aria-label={text(selectGroup(group.key))}
                  checked={chosen > 0 && chosen === ids.length}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen > 0 && chosen < ids.length
                  }}
                  onChange={({ currentTarget }) => select(ids, currentTarget.checked)}
                />
              </label>
            </th>
            <th scope="col" className={styles.slot}>
              {text(ordersPage.slot)}
            </th>
            <th scope="col" className={styles.reference}>
              {text(ordersPage.number)}
            </th>
            <th scope="col">{text(ordersPage.customer)}</th>
            <th scope="col" className={styles.sets}>
              {text(ordersPage.menus)}
            </th>
            <th scope="col" className={styles.guests}>
              {text(ordersPage.guests)}
            </th>
            <th scope="col" className={styles.area}>
              {text(ordersPage.area)}
            </th>
            <th scope="col" className={styles.state}>
              {text(ordersPage.state)}
            </th>
            {withPrices && (
              <th scope="col" className={styles.payment}>
                {text(ordersPage.payment)}
              </th>
            )}
            {withPrices && (
              <th scope="col" className={styles.amount}>
                {text(ordersPage.amount)}
              </th>
            )}
            <th scope="col" className={styles.mind}>
              {text(ordersPage.mind)}
            </th>
          </tr>
        </thead>
        <tbody>
          {group.orders.map((order) => (
            <Row
              key={order.id}
              {...{ order, query }}
              isSelected={selected.has(order.id)}
              onSelect={(isSelected) => select([order.id], isSelected)}
            />
          ))}
        </tbody>
      </table>
    </details>
  )
}
