/** A row takes three lines on a phone. */
import { Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { placeOf, setsText } from '#app/staff/shell/order-parts/order-words.ts'
import { PaymentMark, StatusMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { fulfilmentNames } from '#content/delivery.ts'
import { ordersPage, selectOrder } from '#content/staff/orders/orders.ts'
import { formatMoney } from '#domain/money.ts'
import type { CardOrder } from '#server/page-data/staff/orders/staff-orders.ts'
import { AllergyTag, PlaceTags } from './mind-tags.tsx'
import styles from './table.module.css'
import { selectionOf } from './use-moves.ts'

interface RowProps {
  readonly order: CardOrder
  readonly query: string
  readonly isSelected: boolean
  readonly onSelect: (isSelected: boolean) => void
}

export function Row({ order, query, isSelected, onSelect }: RowProps) {
  const text = useText()
  const { reference, price } = order
  return (
    <tr id={reference} className={order.isUnopened ? styles.new : ''} data-order={reference}>
      <td className={styles.check}>
        <label className={styles.pick}>
          <input
            type="checkbox"
            name="selected"
            value={selectionOf(order)}
            checked={isSelected}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
            aria-label={text(selectOrder(reference))}
          />
        </label>
      </td>
      <td className={styles.slot}>
        <span className="num">{order.slot}</span>
      </td>
      <td className={styles.reference}>
        <Link to={`${staffOrderPath(reference)}${query}`} data-open>
          {reference.slice(0, 5)}
          <b>{reference.slice(5)}</b>
        </Link>
      </td>
      <td className={styles.customer}>
        <b>{order.name}</b>
        {order.isAllergic && (
          <span className={styles.narrow}>
            {' '}
            <AllergyTag />
          </span>
        )}
      </td>
      <td className={styles.sets}>{text(setsText(order.sets))}</td>
      <td className={styles.guests}>
        <span className="num">{order.portions}</span>
        <span className={styles.phone}> {text(ordersPage.guests)}</span>
      </td>
      <td className={styles.area}>
        {order.fulfilment === 'pickup' ? (
          <Tag>{text(fulfilmentNames.pickup)}</Tag>
        ) : (
          <>
            {text(placeOf(order))} <PlaceTags order={order} />
          </>
        )}
      </td>
      <td className={styles.state}>
        <StatusMark status={order.status} />
      </td>
      {price && (
        <td className={styles.payment}>
          <PaymentMark status={price.paymentStatus} />
        </td>
      )}
      {price && (
        <td className={`${styles.amount} ${price.due > 0 ? styles.due : ''}`}>
          <span className={order.awaitsFee ? '' : 'num'}>
            {order.awaitsFee ? text(ordersPage.toQuote) : formatMoney(price.total)}
          </span>
        </td>
      )}
      <td className={styles.mind}>
        {order.isAllergic && <AllergyTag />} {order.hasNotes && <Tag>{text(ordersPage.note)}</Tag>}
      </td>
    </tr>
  )
}
