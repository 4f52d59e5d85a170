/** Compares with the previous period of equal length. */

import { useText } from '#app/ui/lang.tsx'
import { figure } from '#content/phrases.ts'
import {
  againstBefore,
  cameBack,
  figuresPage,
  ofOrders,
  perDay,
  perGuest,
} from '#content/staff/office/figures.ts'
import { daysBetween } from '#domain/calendar.ts'
import { cents, formatMoney } from '#domain/money.ts'
import { averageOf, changeOf } from '#domain/staff/office/figures.ts'
import type { Text } from '#domain/text.ts'
import type { Figures } from '#server/page-data/staff/office/figures-api.ts'
import styles from './figures.module.css'

export function Heads({ figures }: { readonly figures: Figures }) {
  const text = useText()
  const { view, total, before, unpaid, customers } = figures
  const days = daysBetween(view.from, view.to) + 1
  const [average, averageBefore] = [averageOf(total), averageOf(before)]
  const share = (amount: number, parts: number) =>
    parts === 0 ? '—' : formatMoney(cents(Math.round(amount / parts)))
  const heads: readonly { name: Text; value: string; small: readonly Text[]; isOwed?: boolean }[] = [
    {
      name: figuresPage.money,
      value: formatMoney(total.money),
      small: [perDay(share(total.money, days)), againstBefore(changeOf(total.money, before.money))],
    },
    {
      name: figuresPage.orders,
      value: String(total.orders),
      small: [againstBefore(changeOf(total.orders, before.orders))],
    },
    {
      name: figuresPage.average,
      value: average === null ? '—' : formatMoney(average),
      small: [
        perGuest(share(total.money, total.guests)),
        againstBefore(changeOf(average ?? 0, averageBefore ?? 0)),
      ],
    },
    {
      name: figuresPage.guests,
      value: figure(total.guests),
      small: [againstBefore(changeOf(total.guests, before.guests))],
    },
    {
      name: figuresPage.unpaid,
      value: formatMoney(unpaid.money),
      small: [ofOrders(unpaid.orders)],
      isOwed: unpaid.money > 0,
    },
    {
      name: figuresPage.customers,
      value: String(customers.customers),
      small: [
        cameBack(
          customers.repeat,
          customers.customers === 0 ? 0 : Math.round((100 * customers.repeat) / customers.customers),
        ),
      ],
    },
  ]
  return (
    <dl className={styles.heads}>
      {heads.map(({ name, value, small, isOwed = false }) => (
        <div key={name.en}>
          <dt>{text(name)}</dt>
          <dd className={isOwed ? styles.owed : ''}>
            <b>{value}</b>
            {small.map((each) => (
              <small key={each.en}>{text(each)}</small>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
