import list from '#app/staff/ui/list-table.module.css'
import { Tag } from '#app/staff/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/listed.ts'
import { changedSince, doneBy, kitchen, sectionNames, traySize } from '#content/staff/kitchen.ts'
import { type CalendarDate, timeInHongKong } from '#domain/calendar.ts'
import type { KitchenSection } from '#domain/staff/kitchen-sections.ts'
import type { KitchenDish } from '#server/site/staff/kitchen-api.ts'
import styles from './kitchen.module.css'
import { Tick } from './tick.tsx'

interface Sectioned {
  readonly section: KitchenSection
  readonly dishes: readonly KitchenDish[]
}

/** Dishes by slot. On a phone each dish is a row of its own with the slots below its name. */
export function DishTable({
  date,
  slots,
  sections,
  mayTick,
}: {
  readonly date: CalendarDate
  readonly slots: readonly string[]
  readonly sections: readonly Sectioned[]
  readonly mayTick: boolean
}) {
  const text = useText()
  return (
    <div className={`${list.wrap} ${styles.wide}`}>
      <table className={`${list.table} ${styles.table}`}>
        <caption className="vh">{text(kitchen.table)}</caption>
        <thead>
          <tr>
            <th scope="col">{text(kitchen.dish)}</th>
            {slots.map((slot) => (
              <th key={slot} scope="col" className={list.number}>
                {slot}
              </th>
            ))}
            <th scope="col" className={list.number}>
              {text(kitchen.total)}
            </th>
            <th scope="col">{text(kitchen.trays)}</th>
            <th scope="col">{text(kitchen.from)}</th>
          </tr>
        </thead>
        {sections.map(({ section, dishes }) => (
          <tbody key={section}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={slots.length + 4}>
                {text(sectionNames[section])}
              </th>
            </tr>
            {dishes.map((dish) => (
              <DishRow key={dish.dishId} dish={dish} date={date} slots={slots} mayTick={mayTick} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function DishRow({
  dish,
  date,
  slots,
  mayTick,
}: {
  readonly dish: KitchenDish
  readonly date: CalendarDate
  readonly slots: readonly string[]
  readonly mayTick: boolean
}) {
  const text = useText()
  const { done, portions } = dish
  const isStale = done !== null && done.portions !== portions
  return (
    <tr className={done && !isStale ? styles.done : undefined}>
      <th scope="row">
        <span className={styles.dish}>
          <Tick dish={dish} date={date} mayTick={mayTick} />
          <span>
            <span className={styles.name}>{text(dish.name)}</span>{' '}
            {dish.isAllergic && <Tag kind="error">{text(kitchen.allergy)}</Tag>}
            {dish.vegetarian && <Tag kind="done">{text(kitchen.vegetarian)}</Tag>}
            {done && (
              <small className={styles.by}>
                {isStale
                  ? text(changedSince(done.portions, portions))
                  : text(doneBy(done.by, timeInHongKong(done.at)))}
              </small>
            )}
          </span>
        </span>
      </th>
      {slots.map((slot) => (
        <td key={slot} className={list.number} data-slot={slot} data-empty={!dish.bySlot.has(slot)}>
          {dish.bySlot.get(slot) ?? '·'}
        </td>
      ))}
      <td className={list.number} data-slot={text(kitchen.total)}>
        <b className="num">{portions}</b>
      </td>
      <td data-slot={text(kitchen.trays)}>
        {dish.trays.map((tray) => (
          <span key={tray.portions} className={styles.trays}>
            <b className="num">{tray.count}</b> {text(traySize(tray.portions))}
          </span>
        ))}
      </td>
      <td className={styles.sources}>
        {dish.sources.map(({ set, count }) => `${text(set)} × ${count}`).join(text(between.items))}
      </td>
    </tr>
  )
}
