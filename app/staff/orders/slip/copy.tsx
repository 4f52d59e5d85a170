import type { ReactNode } from 'react'
import { OrderNotes } from '#app/staff/shell/order-parts/order-notes.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { contains } from '#content/allergens.ts'
import { dayText } from '#content/dates.ts'
import { fulfilmentNames } from '#content/delivery.ts'
import { districtNames } from '#content/district-names.ts'
import { allergyText } from '#content/ordering/allergy.ts'
import { portionsText } from '#content/staff/day/labels.ts'
import { moneyRows } from '#content/staff/orders/money-rows.ts'
import { supplies } from '#content/staff/orders/order.ts'
import { allergyNotice, copyFoot, printedAs, slip } from '#content/staff/orders/slip.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { formatExact, formatMoney } from '#domain/money.ts'
import { spacedPhone } from '#domain/spaced-phone.ts'
import type { SlipCopy } from '#domain/staff/orders/slip.ts'
import { langTags } from '#domain/text.ts'
import type { OrderSlip } from '#server/page-data/staff/orders/order-slip.ts'
import styles from './slip.module.css'
import { TablePlan } from './table-plan.tsx'

/** A sheet of A5; the customer's copy uses the customer's language. */
export function Copy({ copy, order }: { readonly copy: SlipCopy; readonly order: OrderSlip }) {
  const text = useText()
  const isKitchen = copy === 'kitchen'
  const area = order.pickupPlace ?? order.remotePlace ?? order.zone
  const areas = [area, order.districtId && districtNames[order.districtId]].filter((each) => each !== null)
  const [first, last] = order.reference.split('-')
  const printedOn = todayInHongKong(order.printedAt).slice(5).replace('-', '/')
  return (
    <article className={styles.slip} lang={langTags[useLang()]}>
      <header>
        <span className={styles.slot}>{order.slot}</span>
        <div>
          <p className={styles.due}>
            {text(dayText(order.date))}
            <br />
            {order.fulfilment === 'pickup' && `${text(fulfilmentNames.pickup)} · `}
            {areas.map(text).join(' · ')}
          </p>
          {text(supplies(order))}
        </div>
        <span className={styles.code}>
          {first}
          <b>{last}</b>
        </span>
      </header>
      {order.allergies.length > 0 && (
        <p className={styles.allergy}>{text(allergyNotice(order.allergies.map(allergyText)))}</p>
      )}
      <div>
        <p>
          <b>{order.name}</b> {!isKitchen && order.phone && spacedPhone(order.phone)}
        </p>
        {order.fulfilment === 'delivery' && <p>{order.address}</p>}
        {order.accessNote && <p>{order.accessNote}</p>}
      </div>
      <OrderNotes notes={order.notes} />
      <Dishes order={order} isKitchen={isKitchen} />
      {!isKitchen && order.money && <Money order={order} money={order.money} />}
      <footer>
        <span>{text(copyFoot[copy])}</span>
        <span>{text(printedAs(printedOn, timeInHongKong(order.printedAt), order))}</span>
      </footer>
    </article>
  )
}

function Dishes({ order, isKitchen }: { readonly order: OrderSlip; readonly isKitchen: boolean }) {
  const text = useText()
  const hasPlan = ({ plan }: OrderSlip['lines'][number]) => isKitchen && plan.length > 1
  return (
    <table>
      {order.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order keep their places
        <tbody key={index}>
          <tr className={styles.head}>
            <th colSpan={2} scope="rowgroup">
              {text(line.name)} × {line.units}
            </th>
            <td colSpan={hasPlan(line) ? 2 : 1}>
              {!isKitchen && line.price && formatExact(line.price.amount)}
            </td>
          </tr>
          {line.dishes.map((dish, at) => (
            <DishRow
              key={`${dish.group.en} ${dish.dishId}`}
              dish={dish}
              place={hasPlan(line) && line.plan.some(({ index }) => index === at) ? at + 1 : null}
              plan={
                hasPlan(line) &&
                at === 0 && (
                  <td className={styles.beside} rowSpan={line.dishes.length}>
                    <TablePlan plan={line.plan} dishes={line.dishes} />
                  </td>
                )
              }
            >
              {isKitchen
                ? text(portionsText(dish.portions))
                : dish.extra !== null && dish.extra > 0 && `+${formatMoney(dish.extra)}`}
            </DishRow>
          ))}
        </tbody>
      ))}
      {order.free.map(({ name, dishes }) => (
        <tbody key={name.en}>
          <tr className={styles.head}>
            <th colSpan={3} scope="rowgroup">
              {text(name)}
            </th>
          </tr>
          {dishes.map((dish) => (
            <DishRow key={dish.dishId} dish={dish} place={null}>
              {isKitchen && text(portionsText(dish.portions))}
            </DishRow>
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface DishRowProps {
  readonly dish: Pick<OrderSlip['free'][number]['dishes'][number], 'name' | 'number' | 'contains'>
  /** Its number on the plan of the table. */
  readonly place: number | null
  /** A cell beside this row and the next ones. */
  readonly plan?: ReactNode
  readonly children: ReactNode
}

function DishRow({ dish, place, plan, children }: DishRowProps) {
  const text = useText()
  return (
    <tr>
      <td className={styles.box} />
      <td>
        {place !== null && <b className={styles.place}>{place}</b>}
        {text(dish.name)}
        {dish.number > 1 && ` × ${dish.number}`}
        {dish.contains.length > 0 && <b> ▲ {text(contains(dish.contains))}</b>}
      </td>
      <td>{children}</td>
      {plan}
    </tr>
  )
}

function Money({
  order,
  money,
}: {
  readonly order: OrderSlip
  readonly money: NonNullable<OrderSlip['money']>
}) {
  const text = useText()
  return (
    <table>
      <tbody>
        {moneyRows(order, money).map(({ name, amount }) => (
          <tr key={name.en}>
            <th scope="row">{text(name)}</th>
            <td>{text(amount)}</td>
          </tr>
        ))}
        <tr className={styles.head}>
          <th scope="row">{text(slip.total)}</th>
          <td>{formatExact(money.total)}</td>
        </tr>
      </tbody>
    </table>
  )
}
