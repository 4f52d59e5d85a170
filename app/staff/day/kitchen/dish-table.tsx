import type { ReactNode } from 'react'
import list from '#app/staff/shell/ui/list-table.module.css'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import { changedSince, doneBy, kitchen, sectionNames } from '#content/staff/day/kitchen.ts'
import { dishCount } from '#content/staff/shop/menus/dish-count.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import { kitchenSections } from '#domain/staff/day/kitchen-sections.ts'
import type { KitchenLook } from '#domain/staff/day/kitchen-views.ts'
import type { KitchenDay, KitchenDish } from '#server/page-data/staff/day/kitchen-day.ts'
import { DishMarkButton } from './dish-mark.tsx'
import { DishName } from './dish-name.tsx'
import styles from './kitchen.module.css'
import { TrayList } from './tray-list.tsx'

interface DishTableProps extends Pick<KitchenDay, 'date' | 'dishes' | 'mayMark'> {
  readonly look: KitchenLook
  readonly me: string
  /** Queued done marks by dish id. */
  readonly waiting: ReadonlyMap<string, boolean>
  /** Today's next slot with dishes due. */
  readonly nextSlot: string | null
  readonly serverTime: () => Date
}

/** On a phone each dish is a row with its slots below. */
export function DishTable({ date, dishes: ofDay, look, nextSlot, waiting, ...ticking }: DishTableProps) {
  const text = useText()
  const all = look.slot === null ? ofDay : ofDay.filter(({ bySlot }) => bySlot.has(look.slot ?? ''))
  const slots = [...new Set(all.flatMap(({ bySlot }) => [...bySlot.keys()]))].toSorted()
  const markedSlot = look.slot ?? nextSlot
  const sections = kitchenSections
    .filter((section) => look.section === null || section === look.section)
    .map((section) => ({ section, dishes: all.filter((dish) => dish.section === section) }))
    .filter(({ dishes }) => dishes.length > 0)
  if (sections.length === 0) return <NothingHere>{text(kitchen.noneHere)}</NothingHere>
  return (
    <div className={`${list.wrap} ${styles.wide} ${styles.bySlot}`}>
      <table className={`${list.table} ${styles.table}`}>
        <caption className="vh">{text(kitchen.table)}</caption>
        <thead>
          <tr>
            <th scope="col">{text(kitchen.dish)}</th>
            {slots.map((slot) => (
              <th
                key={slot}
                scope="col"
                className={list.number}
                data-upright=""
                data-marked={slot === markedSlot || undefined}
              >
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
              <th scope="rowgroup" colSpan={slots.length + 1}>
                {text(sectionNames[section])}
              </th>
              <td className={list.number}>
                <b className="num">{dishes.reduce((sum, { portions }) => sum + portions, 0)}</b>
              </td>
              <td colSpan={2}>{text(dishCount(dishes.length))}</td>
            </tr>
            {dishes.map((dish) => (
              <DishRow
                key={dish.dishId}
                dish={dish}
                slots={slots}
                markedBy={markedSlot}
                markCell={
                  <DishMarkButton
                    {...ticking}
                    dish={dish}
                    date={date}
                    waiting={waiting.get(dish.dishId) ?? null}
                  />
                }
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function DishRow({
  dish,
  slots,
  markedBy,
  markCell,
}: {
  readonly dish: KitchenDish
  readonly slots: readonly string[]
  readonly markedBy: string | null
  readonly markCell: ReactNode
}) {
  const text = useText()
  const { tick, portions } = dish
  const isStale = tick !== null && tick.portions !== portions
  return (
    <tr className={tick && !isStale ? styles.done : undefined}>
      <th scope="row">
        <span className={styles.dish}>
          {markCell}
          <span>
            <DishName dish={dish} />
            {tick && (
              <small className={styles.by}>
                {isStale
                  ? text(changedSince(tick.portions, portions))
                  : text(doneBy(tick.by, timeInHongKong(tick.at)))}
              </small>
            )}
          </span>
        </span>
      </th>
      {slots.map((slot) => {
        const ofSlot = dish.bySlot.get(slot)
        // Most cells are empty, so each attribute would be sent thousands of times.
        const cell = ofSlot === undefined ? { 'data-empty': '' } : { 'data-slot': slot }
        return (
          <td key={slot} className={list.number} {...cell} data-marked={slot === markedBy || undefined}>
            {ofSlot ?? '·'}
          </td>
        )
      })}
      <td className={list.number} data-slot={text(kitchen.total)} data-total>
        <b className="num">{portions}</b>
      </td>
      <td data-slot={text(kitchen.trays)} data-trays>
        <TrayList trays={dish.trays} />
      </td>
      <td className={styles.sources}>
        {dish.sources.map(({ set, count }) => `${text(set)}\u00a0×\u00a0${count}`).join(text(between.items))}
      </td>
    </tr>
  )
}
