/** The cloth of a set, with the chosen dishes in their places. The lists beside it are the control. */
import { type CSSProperties, memo, useState } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { tableLabel } from '#content/laid-table.ts'
import { dishScale, freeScale, type LaidPlace } from '#domain/menu/table.ts'
import type { Cloth } from '#domain/menu/table-place.ts'
import css from './laid-table.module.css'

export interface TableDish {
  readonly name: string
  /** The address of a picture. */
  readonly drawing: string
}

export interface LaidTableProps {
  readonly cloth: Cloth
  readonly places: readonly LaidPlace[]
  readonly dishes: ReadonlyMap<string, TableDish>
  /** A tap on a plate leads to this address. */
  readonly hrefOf?: (groupId: string) => string
  /** The first picture of a page loads at once. */
  readonly isEager?: boolean
}

export function LaidTable({ cloth, places, dishes, hrefOf, isEager = false }: LaidTableProps) {
  const text = useText()
  const dishesInOrder = places.flatMap(({ dishId, number }) => {
    const dish = dishes.get(dishId ?? '')
    return dish ? [{ name: dish.name, number }] : []
  })
  const free = places.filter(({ dishId, isExtra }) => dishId === null && !isExtra)
  return (
    <div className={`${css.table} ${css[cloth]}`} data-empty={dishesInOrder.length === 0 ? '' : undefined}>
      <div className={css.cloth} role="img" aria-label={text(tableLabel(dishesInOrder, free.length))} />
      <div aria-hidden="true">
        {places.map((place, index) => (
          <Place
            // biome-ignore lint/suspicious/noArrayIndexKey: a place never moves
            key={index}
            place={place}
            dish={dishes.get(place.dishId ?? '')}
            href={hrefOf?.(place.groupId)}
            isEager={isEager}
          />
        ))}
      </div>
    </div>
  )
}

interface PlaceProps {
  readonly place: LaidPlace
  readonly dish: TableDish | undefined
  readonly href: string | undefined
  readonly isEager: boolean
}

/** A dish that leaves stays until its movement ends. */
const Place = memo(function Place({ place, dish, href, isEager }: PlaceProps) {
  const { x, y, width, number, isExtra } = place
  const [now, setNow] = useState(dish)
  const [before, setBefore] = useState<TableDish | null>(null)
  const [hasChanged, setChanged] = useState(false)
  if (now !== dish) {
    setNow(dish)
    setBefore(now ?? null)
    setChanged(true)
  }
  const Tag = href === undefined ? 'span' : 'a'
  return (
    <>
      {!dish && !isExtra && <span className={css.free} style={spotStyle(x, y, width * freeScale)} />}
      {before && (
        <span
          key={`${before.drawing} before`}
          className={css.before}
          style={spotStyle(x, y, width * dishScale)}
          onAnimationEnd={() => setBefore(null)}
        >
          <img src={before.drawing} alt="" />
        </span>
      )}
      {dish && (
        <Tag
          key={dish.drawing}
          {...(href !== undefined && { href, tabIndex: -1 })}
          className={hasChanged ? `${css.dish} ${css.now}` : css.dish}
          style={spotStyle(x, y, width * dishScale)}
        >
          <img src={dish.drawing} alt="" loading={isEager ? 'eager' : 'lazy'} decoding="sync" />
          {number > 1 && <b className="num">{number}</b>}
        </Tag>
      )}
    </>
  )
})

const spotStyle = (x: number, y: number, width: number) =>
  ({ left: `${x}%`, top: `${y}%`, width: `${Math.round(width * 100) / 100}%` }) satisfies CSSProperties
