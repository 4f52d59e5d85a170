import { Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { setsText } from '#app/staff/shell/order-parts/order-words.ts'
import { PaymentMark, StatusMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { weatherPage } from '#content/staff/day/weather.ts'
import { selectOrder } from '#content/staff/orders/orders.ts'
import { addDays } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'
import type { WeatherOrder, WeatherPlan } from '#server/page-data/staff/day/weather-view.ts'
import { Staying } from './staying.tsx'
import styles from './weather.module.css'

interface TableProps {
  readonly plan: Pick<WeatherPlan, 'date' | 'movable' | 'others'>
  /** The count is null until the script runs. */
  readonly selectedId: number | null
  readonly wrong: Readonly<Record<number, Text>>
  readonly input: readonly (readonly [string, string])[]
}

export function AffectedTable({ plan, wrong, input: entry, selectedId }: TableProps) {
  const text = useText()
  const { slot, order, customer, status, payment, newDay, message } = weatherPage
  return (
    <div className={styles.list}>
      <div className={table.wrap}>
        <table className={`${table.table} ${table.cards}`}>
          <caption className="vh">{text(weatherPage.movable)}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.pick}>
                {selectedId === null ? (
                  text(weatherPage.select)
                ) : (
                  <input
                    type="checkbox"
                    aria-label={text(weatherPage.all)}
                    checked={selectedId === plan.movable.length}
                    onChange={({ target }) => checkAll(target.form, target.checked)}
                  />
                )}
              </th>
              <HeadCells heads={[slot, order, customer, status, payment, newDay, message]} />
            </tr>
          </thead>
          <tbody>
            {plan.movable.map((each) => (
              <Row key={each.id} order={each} plan={plan} error={wrong[each.id]} input={entry} />
            ))}
          </tbody>
        </table>
      </div>
      <Staying orders={plan.others} />
    </div>
  )
}

/** The form's change handler counts afterwards. */
function checkAll(form: HTMLFormElement | null, isTicked: boolean): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="order"]') ?? [])
    box.checked = isTicked
}

interface RowProps extends Pick<TableProps, 'input'> {
  readonly order: WeatherOrder
  readonly plan: Pick<WeatherPlan, 'date'>
  readonly error: Text | undefined
}

function Row({ order, plan, error, input: entry }: RowProps) {
  const text = useText()
  const {
    id,
    reference,
    slot,
    status,
    paymentStatus,
    reservedDay,
    until,
    sets,
    name,
    hasMail,
    lang,
    version,
  } = order
  const mustCall = paymentStatus === 'unpaid'
  const isTyped = entry.length > 0
  // Unpaid orders are called first, and staff decide about cooked food.
  const isProposed = !mustCall && status !== 'ready' && reservedDay !== null
  const isChosen = isTyped
    ? entry.some(([field, value]) => field === 'order' && value === String(id))
    : isProposed
  const enteredDay = entry.find(([field]) => field === `to.${id}`)?.[1]
  const label = `${text(weatherPage.newDay)} ${reference}`
  return (
    <tr>
      <td className={styles.pick}>
        <input type="hidden" name={`version.${id}`} value={version} />
        <input
          type="checkbox"
          name="order"
          value={id}
          defaultChecked={isChosen}
          aria-label={text(selectOrder(reference))}
        />
      </td>
      <td>
        <b className="num">{slot}</b>
      </td>
      <td className={`${table.code} ${styles.reference}`}>
        <Link to={staffOrderPath(reference)}>
          <span className="num">{reference}</span>
        </Link>
      </td>
      <td>
        <b>{name}</b>
        <small className={styles.line}>{text(setsText(sets))}</small>
      </td>
      <td>
        <StatusMark status={status} />
        {status === 'ready' && <small className={styles.line}>{text(weatherPage.ready)}</small>}
      </td>
      <td>
        <PaymentMark status={paymentStatus} />
      </td>
      <td>
        <input
          className={styles.day}
          type="date"
          name={`to.${id}`}
          min={addDays(plan.date, 1)}
          max={until}
          defaultValue={enteredDay ?? reservedDay ?? ''}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `wrong-${id}` : undefined}
        />{' '}
        <span className="num">{slot}</span>
        {reservedDay === null && <small className={styles.line}>{text(weatherPage.noneFree)}</small>}
        {error && (
          <span className={styles.error} id={`wrong-${id}`}>
            {text(error)}
          </span>
        )}
      </td>
      <td>
        {hasMail && `${text(weatherPage.byMail)} · `}
        {text(weatherPage.byChat)} ·{' '}
        <span className={styles.whole}>
          {text(lang === 'zh' ? weatherPage.chinese : weatherPage.english)}
        </span>{' '}
        {mustCall && <Tag kind="warn">{text(weatherPage.callFirst)}</Tag>}
      </td>
    </tr>
  )
}
