import type { CSSProperties } from 'react'
import { setPath } from '#app/paths.ts'
import { type OwnLink, OwnSection } from '#app/public/landing/own-section.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { guestsForSnacks, ruler } from '#content/pages/landing/sections/ruler.ts'
import css from './ruler.module.css'
import type { RulerSet, RulerTier, RulerView } from './ruler-view.ts'

export interface RulerProps {
  readonly view: RulerView
  readonly menu: OwnLink
}

/** Each column is a size of set, in two tiers. */
export function Ruler({ view, menu }: RulerProps) {
  const text = useText()
  return (
    <OwnSection heading={text(ruler.heading)} lead={view.lead} menu={menu} className={css.ground}>
      <Scale {...view} />
      <table className={css.table}>
        <caption className="vh">{text(ruler.table)}</caption>
        <thead>
          <tr>
            {view.sizes.map((size) => (
              <th key={size} scope="col">
                <span className="num">{size}</span> {text(ruler.guests)}
                <span className={css.heads} style={{ '--heads': size } as CSSProperties} aria-hidden="true" />
              </th>
            ))}
          </tr>
        </thead>
        {view.tiers.map((tier) => (
          <Tier key={tier.name} tier={tier} />
        ))}
      </table>
    </OwnSection>
  )
}

/** The largest party of a set is in the middle of its column. */
const guestsPerColumn = 10

function Scale({ sizes, fewest }: Pick<RulerView, 'sizes' | 'fewest'>) {
  const text = useText()
  const share = (guests: number) => `${(100 * guests) / guestsPerColumn / sizes.length}%`
  return (
    <div className={css.ruler} style={{ '--columns': sizes.length } as CSSProperties} aria-hidden="true">
      {sizes.map((size, column) => {
        const length = size - (fewest[column] ?? size)
        const middle = (column + 0.5) * guestsPerColumn
        return (
          <i key={size} style={{ left: share(middle - length), width: share(length) }}>
            {size - length}–{size}
          </i>
        )
      })}
      <i
        className={css.add}
        style={{ left: share(guestsPerColumn / 2 + 0.5), width: share(guestsForSnacks) }}
      >
        {text(ruler.addSnacks)}
      </i>
    </div>
  )
}

function Tier({ tier: { name, about, sets } }: { readonly tier: RulerTier }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={sets.length}>
          {name} <small>{about}</small>
        </th>
      </tr>
      <tr>
        {sets.map((set, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is a size, and a tier may have none of it
          <td key={column}>{set && <SetCell set={set} />}</td>
        ))}
      </tr>
    </tbody>
  )
}

function SetCell({ set: { slug, name, price, guests, aHead, withDelivery } }: { readonly set: RulerSet }) {
  return (
    <a href={setPath(slug, useLang())} data-opens="set">
      <span className="vh">{name} </span>
      <b>{price}</b> <span>{guests}</span> <span>{aHead}</span> {withDelivery && <em>{withDelivery}</em>}
    </a>
  )
}
