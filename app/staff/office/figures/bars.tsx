/** The bars are scaled to the largest amount. */
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { useText } from '#app/ui/lang.tsx'
import { figuresPage } from '#content/staff/office/figures.ts'
import { formatMoney } from '#domain/money.ts'
import styles from './figures.module.css'
import type { FigureGroup } from './groups.ts'

export function Bars({ groups }: { readonly groups: readonly FigureGroup[] }) {
  const text = useText()
  const most = Math.max(1, ...groups.map(({ money }) => money))
  if (groups.length === 0) return <NothingHere isSmall>{text(figuresPage.none)}</NothingHere>
  return (
    <ul className={styles.bars}>
      {groups.map(({ key, name, orders, money }) => (
        <li key={key}>
          <span>{text(name)}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.bar} width={(100 * money) / most} height="10" />
          </svg>
          <span className="num">
            <b>{orders}</b> {formatMoney(money)}
          </span>
        </li>
      ))}
    </ul>
  )
}
