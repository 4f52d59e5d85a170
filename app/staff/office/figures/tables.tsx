import type { ReactNode } from 'react'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { figuresPage, periodName } from '#content/staff/office/figures.ts'
import { formatExact, formatMoney, sumOf } from '#domain/money.ts'
import {
  averageOf,
  type FigurePeriod,
  type FigureSums,
  type FigureUnit,
  totalOf,
} from '#domain/staff/office/figures.ts'
import type { Text } from '#domain/text.ts'
import type { Figures } from '#server/page-data/staff/office/figures-api.ts'
import styles from './figures.module.css'
import { billRows, type FigureGroup } from './groups.ts'

interface SumsTableProps {
  readonly title: Text
  readonly rows: readonly (FigureSums & { readonly key: string; readonly name: Text })[]
}

function SumsTable({ title, rows }: SumsTableProps) {
  const total = totalOf(rows)
  const text = useText()
  const cells = (sums: FigureSums) => {
    const average = averageOf(sums)
    return [sums.orders, formatMoney(sums.money), average === null ? '—' : formatMoney(average), sums.guests]
  }
  const { orders, money, average, guests } = figuresPage
  return (
    <Plain
      caption={title}
      heads={[title, orders, money, average, guests]}
      rows={[
        ...rows.map((row) => ({ key: row.key, cells: [text(row.name), ...cells(row)] })),
        { key: 'sum', cells: ['Σ', ...cells(total)] },
      ]}
    />
  )
}

export function FigureTable({
  title,
  groups,
}: {
  readonly title: Text
  readonly groups: readonly FigureGroup[]
}) {
  return <SumsTable title={title} rows={groups} />
}

export function PeriodTable({
  periods,
  unit,
}: {
  readonly periods: readonly FigurePeriod[]
  readonly unit: FigureUnit
}) {
  const rows = periods.map((period) => ({ ...period, key: period.from, name: periodName(period, unit) }))
  return <SumsTable title={figuresPage.period} rows={rows} />
}

export function SetTable({ sets }: { readonly sets: Figures['sets'] }) {
  const text = useText()
  const { set, orders, money, share } = figuresPage
  const all = Math.max(1, sumOf(sets.map((each) => each.money)))
  const most = Math.max(1, ...sets.map((each) => each.money))
  const rows = sets.map((each) => ({
    key: each.name.zh,
    cells: [
      text(each.name),
      each.orders,
      formatMoney(each.money),
      <span key="share" className={styles.share}>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.bar} width={(100 * each.money) / most} height="10" />
        </svg>
        {((100 * each.money) / all).toFixed(1)}%
      </span>,
    ],
  }))
  if (rows.length === 0) return <NothingHere isSmall>{text(figuresPage.none)}</NothingHere>
  return <Plain caption={figuresPage.sets} heads={[set, orders, money, share]} rows={rows} />
}

export function BillTable({ bill }: { readonly bill: Figures['bill'] }) {
  const text = useText()
  const rows = billRows(bill).map(({ name, amount }) => ({
    key: name.en,
    cells: [text(name), formatExact(amount)],
  }))
  return <Plain caption={figuresPage.bill} heads={[figuresPage.part, figuresPage.money]} rows={rows} />
}

export function PromotionTable({ promotions }: { readonly promotions: Figures['promotions'] }) {
  const text = useText()
  const { promotion, orders, cost, freeDishes } = figuresPage
  const rows = promotions.map((each) => ({
    key: `${each.code} ${each.name.zh}`,
    cells: [text(each.name), each.orders, formatMoney(each.cost), each.dishes],
  }))
  if (rows.length === 0) return <NothingHere isSmall>{text(figuresPage.noPromotions)}</NothingHere>
  return <Plain caption={figuresPage.promotions} heads={[promotion, orders, cost, freeDishes]} rows={rows} />
}

interface PlainProps {
  readonly caption: Text
  readonly heads: readonly Text[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

function Plain({ caption, heads, rows }: PlainProps) {
  const text = useText()
  return (
    <div className={`${table.wrap} ${table.inside} ${styles.numbers}`}>
      <table className={table.table}>
        <caption className="vh">{text(caption)}</caption>
        <thead>
          <tr>
            <HeadCells heads={heads} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their places
                <td key={index} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
