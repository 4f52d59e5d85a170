/** One tap moves the order to its next state. */
import { Form, Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { placeOf, setsText } from '#app/staff/shell/order-parts/order-words.ts'
import { PaymentMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { fulfilmentNames } from '#content/delivery.ts'
import { guestCount, newFor, ordersPage, stepNames, timeSince } from '#content/staff/orders/orders.ts'
import { formatMoney } from '#domain/money.ts'
import type { CardOrder } from '#server/page-data/staff/orders/staff-orders.ts'
import styles from './card.module.css'
import { AllergyTag, PlaceTags } from './mind-tags.tsx'

interface CardProps {
  readonly order: CardOrder
  readonly now: Date
  /** The order's page links back with this query. */
  readonly query: string
  /** Lists of one day omit the date. */
  readonly showsDate: boolean
  /** Asks to confirm the preparation of an unpaid order. */
  readonly isAsked: boolean
}

export function Card({ order, now, query, showsDate, isAsked }: CardProps) {
  const text = useText()
  const isNew = order.status === 'submitted'
  return (
    <li
      className={`${styles.card} ${order.isUnopened ? styles.new : ''}`}
      id={order.reference}
      data-order={order.reference}
    >
      {(showsDate || isNew) && (
        <div className={styles.row}>
          <b>{text(dayText(order.date))}</b>
          {isNew && (
            <Tag {...(order.isUnopened && { kind: 'new' as const })}>
              {text(newFor(timeSince(order.placedAt, now)))}
            </Tag>
          )}
        </div>
      )}
      <div className={styles.head}>
        <span className="num">{order.slot}</span>
        <span className={styles.guests}>{text(guestCount(order.portions))}</span>
        <span className={styles.reference}>{order.reference.slice(5)}</span>
      </div>
      <Link className={styles.name} to={`${staffOrderPath(order.reference)}${query}`} data-open>
        {order.name}
      </Link>
      <span className={styles.sets}>{text(setsText(order.sets))}</span>
      <div className={styles.row}>
        {order.fulfilment === 'pickup' ? (
          <Tag>{text(fulfilmentNames.pickup)}</Tag>
        ) : (
          <>
            <span>{text(placeOf(order))}</span>
            <PlaceTags order={order} />
          </>
        )}
        {order.isAllergic && <AllergyTag hasSign />}
        {order.price && order.price.due > 0 && <PaymentMark status={order.price.paymentStatus} />}
        {order.price && (order.awaitsFee || order.price.due > 0) && (
          <span className={styles.due}>
            {order.awaitsFee ? text(ordersPage.toQuote) : formatMoney(order.price.due)}
          </span>
        )}
        {order.hasNotes && <Tag>{text(ordersPage.note)}</Tag>}
      </div>
      <Step order={order} query={query} isAsked={isAsked} />
    </li>
  )
}

function Step({ order, query, isAsked }: Pick<CardProps, 'order' | 'query' | 'isAsked'>) {
  const text = useText()
  const { id, version, step, status } = order
  if (!step) return null
  const look = status === 'submitted' ? ({ kind: 'go' } as const) : {}
  const arrow = <StaffIcon name="next" size={15} />
  if (step === 'quote-fee')
    return (
      <ButtonLink
        {...look}
        className={styles.step}
        data-shortcut="."
        to={`${staffOrderPath(order.reference)}${query}`}
      >
        {text(stepNames[step])}
        {arrow}
      </ButtonLink>
    )
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="order" value={id} />
      <input type="hidden" name="version" value={version} />
      {isAsked && <input type="hidden" name="evenUnpaid" value="yes" />}
      {isAsked && <p role="alert">{text(ordersPage.unpaidAsk)}</p>}
      <Button {...look} className={styles.step} name="verb" value={step} data-shortcut=".">
        {text(isAsked ? ordersPage.prepareUnpaid : stepNames[step])}
        {arrow}
      </Button>
    </Form>
  )
}
