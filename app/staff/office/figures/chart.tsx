/** Unfinished periods are hatched, not only coloured. */
import { useText } from '#app/ui/lang.tsx'
import { weekdays } from '#content/dates.ts'
import { figuresPage, periodName } from '#content/staff/office/figures.ts'
import { type CalendarDate, weekday } from '#domain/calendar.ts'
import { formatMoney, toDollars } from '#domain/money.ts'
import type { FigurePeriod, FigureUnit } from '#domain/staff/office/figures.ts'
import styles from './figures.module.css'

interface ChartProps {
  readonly periods: readonly FigurePeriod[]
  readonly unit: FigureUnit
  readonly today: CalendarDate
}

/** The drawing measures these in units of its viewBox. */
const [step, height, foot, head] = [56, 180, 36, 18]

export function PeriodChart({ periods, unit, today }: ChartProps) {
  const text = useText()
  const most = Math.max(1, ...periods.map(({ money }) => money))
  const width = step * periods.length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.scroll} aria-label={text(figuresPage.moneyBy)} tabIndex={0}>
      <svg
        className={styles.chart}
        style={{ minWidth: `${width * 0.75}px` }}
        viewBox={`0 0 ${width} ${head + height + foot}`}
        role="img"
        aria-label={periods
          .map((period) => `${text(periodName(period, unit))} ${formatMoney(period.money)}`)
          .join(', ')}
      >
        <defs>
          <pattern
            id="open-days"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className={styles.hatchGround} width="6" height="6" />
            <rect className={styles.bar} width="2.5" height="6" />
          </pattern>
        </defs>
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <line
            key={share}
            className={styles.grid}
            x2={width}
            y1={head + height * (1 - share)}
            y2={head + height * (1 - share)}
          />
        ))}
        {periods.map((period, index) => {
          const size = (height * period.money) / most
          const [x, y] = [index * step + 7, head + height - size]
          const middle = index * step + step / 2
          const isOpen = period.to >= today
          return (
            <g key={period.from}>
              <rect
                x={x}
                y={y}
                width={step - 14}
                height={size}
                className={isOpen ? styles.openBar : styles.bar}
                {...(isOpen && { fill: 'url(#open-days)' })}
              />
              {period.money > 0 && (
                <text className={styles.value} x={middle} y={y - 5}>
                  {inThousands(toDollars(period.money))}
                </text>
              )}
              <text className={styles.tick} x={middle} y={head + height + 15}>
                {unit === 'month' ? period.from.slice(0, 7) : shortDay(period.from)}
              </text>
              {unit === 'day' && (
                <text className={styles.tick} x={middle} y={head + height + 30}>
                  {text(weekdays[weekday(period.from)] ?? { zh: '', en: '' })}
                </text>
              )}
            </g>
          )
        })}
        <line className={styles.axis} x2={width} y1={head + height} y2={head + height} />
      </svg>
    </section>
  )
}

const inThousands = (dollars: number) => `${(dollars / 1000).toFixed(1)}k`
const shortDay = (date: CalendarDate) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`
