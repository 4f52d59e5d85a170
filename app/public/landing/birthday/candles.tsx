import type { CSSProperties } from 'react'
import { setPath } from '#app/paths.ts'
import { OwnSection } from '#app/public/landing/own-section.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { candles } from '#content/pages/landing/sections/candles.ts'
import css from './candles.module.css'
import type { CandlesView, Cell } from './candles-view.ts'

export interface CandlesProps {
  readonly view: CandlesView
  readonly chatHref: string
}

/** A table drawn as a cake: rows are layers, and a larger set has a taller candle. */
export function Candles({ view: { sets, rows }, chatHref }: CandlesProps) {
  const text = useText()
  const lang = useLang()
  return (
    <OwnSection
      heading={text(candles.heading)}
      lead={text(candles.lead)}
      chat={{ words: text(candles.chat), href: chatHref }}
      className={css.ground}
    >
      <table className={css.cake}>
        <caption className="vh">{text(candles.table)}</caption>
        <thead>
          <tr>
            <td />
            {sets.map(({ slug, name, guests }) => (
              <th key={slug} scope="col">
                <a href={setPath(slug, lang)} data-opens="set">
                  <span className="vh">{name} </span>
                  <b>{guests}</b> {text(candles.guests)}
                </a>
                <span
                  className={css.candle}
                  style={{ '--guests': guests } as CSSProperties}
                  aria-hidden="true"
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={css.icing}>
            <th scope="row">{text(candles.price)}</th>
            {sets.map(({ slug, price, aHead }) => (
              <td key={slug}>
                <b>{price}</b> <span>{aHead}</span>
              </td>
            ))}
          </tr>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is a set, and the sets keep their order
                <td key={column}>
                  <CellMark cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.stand} aria-hidden="true" />
      <p className={css.note}>{text(candles.note)}</p>
    </OwnSection>
  )
}

function CellMark({ cell }: { readonly cell: Cell }) {
  const text = useText()
  switch (cell.kind) {
    case 'choice':
      return cell.words
    case 'added':
      return <b className={css.added}>{cell.words}</b>
    case 'included':
      return (
        <>
          <span className={css.yes} aria-hidden="true">
            ✓
          </span>
          <span className="vh">{text(candles.has)}</span>
        </>
      )
    case 'none':
      return (
        <>
          <span aria-hidden="true">–</span>
          <span className="vh">{text(candles.hasNot)}</span>
        </>
      )
  }
}
