import type { FormEvent, ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import {
  alsoCalledOff,
  firstOrders,
  listTitles,
  moneySum,
  orderCount,
  ordersPage,
  searchTitle,
  taskTitles,
  ways,
} from '#content/staff/orders/orders.ts'
import {
  isOneDate,
  type ListDays,
  type MoneyTask,
  type OrdersView,
  plainView,
  viewQuery,
} from '#domain/staff/orders/orders-view.ts'
import type { Text } from '#domain/text.ts'
import type { OrdersList } from '#server/page-data/staff/orders/staff-orders.ts'
import styles from './head.module.css'

export function titleOf({ search, task, days }: OrdersView): Text {
  if (search) return searchTitle(search)
  if (task) return taskTitles[task]
  return isOneDate(days) ? dayText(days) : listTitles[days]
}

export function Head({ list, view }: { readonly list: OrdersList; readonly view: OrdersView }) {
  const text = useText()
  return (
    <div className={styles.head}>
      <div>
        <h1>{text(titleOf(view))}</h1>
        <p>
          <Sums list={list} task={view.task} />
        </p>
      </div>
      <div className={styles.controls}>
        <Days list={list} view={view} />
        <fieldset className={styles.segments}>
          <legend className="vh">{text(ordersPage.view)}</legend>
          {(['board', 'table'] as const).map((shape) => (
            <Segment
              key={shape}
              to={viewQuery({ ...view, shape, after: '' })}
              isCurrent={view.shape === shape}
            >
              <StaffIcon name={shape} size={15} />
              {text(ordersPage[shape])}
            </Segment>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

function Sums({ list, task }: { readonly list: OrdersList; readonly task: MoneyTask | null }) {
  const text = useText()
  const { orders, deliveries, money, aside } = list.sums
  const parts = [
    text(list.next ? firstOrders(orders) : orderCount(orders)),
    list.money && money && text(moneySum(money, task)),
    text(ways(deliveries, orders - deliveries)),
    aside > 0 && text(alsoCalledOff(aside)),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** While typed digit by digit, a year begins as 2. */
const pickable = { min: '2000-01-01', max: '2099-12-31' }

/** Ignores an incomplete date. */
function submitWhole({ currentTarget: form }: FormEvent<HTMLFormElement>) {
  if (form.checkValidity()) form.requestSubmit()
}

function Days({ list, view }: { readonly list: OrdersList; readonly view: OrdersView }) {
  const text = useText()
  const isPlain = !view.search && !view.task
  const to = (days: ListDays) => viewQuery({ ...plainView, shape: view.shape, days })
  const near = ['today', 'tomorrow', 'week', 'all'] as const
  const date = isOneDate(view.days) ? view.days : ''
  return (
    <fieldset className={styles.segments}>
      <legend className="vh">{text(ordersPage.days)}</legend>
      {near.map((days) => (
        <Segment key={days} to={to(days)} isCurrent={isPlain && view.days === days}>
          {text(ordersPage[days])}
          {days !== 'all' && <span className="num">{list.counts[days]}</span>}
        </Segment>
      ))}
      <Form method="get" className={styles.date} onChange={submitWhole}>
        <input type="hidden" name="view" value={view.shape} />
        <input
          key={date}
          type="date"
          name="days"
          defaultValue={date}
          {...pickable}
          aria-label={text(ordersPage.pickDay)}
          required
        />
        <noscript>
          <Button>{text(ordersPage.show)}</Button>
        </noscript>
      </Form>
    </fieldset>
  )
}

function Segment({
  to,
  isCurrent,
  children,
}: {
  readonly to: string
  readonly isCurrent: boolean
  readonly children: ReactNode
}) {
  return (
    <Link to={`${staffPath('orders')}${to}`} {...(isCurrent && { 'aria-current': true })}>
      {children}
    </Link>
  )
}
