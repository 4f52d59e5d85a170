/** Roles that may not see prices get none. */
import { useText } from '#app/ui/lang.tsx'
import { moneyRows } from '#content/staff/orders/money-rows.ts'
import { orderPage, supplies } from '#content/staff/orders/order.ts'
import { formatExact, formatMoney } from '#domain/money.ts'
import type { StaffOrder } from '#server/page-data/staff/orders/staff-order.ts'
import card from './card.module.css'
import styles from './menus.module.css'

export function Menus({ order }: { readonly order: StaffOrder }) {
  const text = useText()
  return (
    <section className={`${card.card} ${card.printed}`}>
      <div className={card.cardHead}>
        <h2>{text(orderPage.menus)}</h2>
        <small>{text(supplies(order))}</small>
      </div>
      <ul className={styles.lines}>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order keep their places
          <li key={index}>
            <div className={styles.line}>
              <b>{text(line.name)}</b>
              <span className="num">×{line.units}</span>
              {line.price && <span className="num">{formatExact(line.price.amount)}</span>}
            </div>
            <ul className={styles.dishes}>
              {line.dishes.map((dish) => (
                <li key={`${dish.group.en} ${dish.name.en}`}>
                  <span>{text(dish.group)}</span>
                  <span>
                    {text(dish.name)}
                    {dish.number > 1 && ` × ${dish.number}`}
                    {dish.extra !== null && dish.extra > 0 && <small> +{formatMoney(dish.extra)}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {order.free.map(({ name, dishes }) => (
          <li key={name.en}>
            <div className={styles.line}>
              <b>{text(name)}</b>
            </div>
            <ul className={styles.dishes}>
              {dishes.map((dish) => (
                <li key={dish.dishId}>
                  <span />
                  <span>
                    {text(dish.name)}
                    {dish.number > 1 && ` × ${dish.number}`}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {order.money && <Money order={order} money={order.money} />}
    </section>
  )
}

function Money({
  order,
  money,
}: {
  readonly order: StaffOrder
  readonly money: NonNullable<StaffOrder['money']>
}) {
  const text = useText()
  return (
    <dl className={styles.money}>
      {moneyRows(order, money).map(({ name, amount }) => (
        <div key={name.en}>
          <dt>{text(name)}</dt>
          <dd className="num">{text(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{text(orderPage.total)}</dt>
        <dd className="num">{formatExact(money.total)}</dd>
      </div>
    </dl>
  )
}
