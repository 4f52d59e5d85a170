import type { CSSProperties } from 'react'
import { setPath } from '#app/paths.ts'
import { DishTags } from '#app/public/landing/dish-tags.tsx'
import items from '#app/public/landing/own-section.module.css'
import leader from '#app/styles/leader.module.css'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Slip } from '#app/ui/money/slip.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { byThePiece } from '#content/pages/landing/sections/by-the-piece.ts'
import css from './by-the-piece.module.css'
import type { ByThePieceView } from './by-the-piece-view.ts'

export function ByThePiece({ view }: { readonly view: ByThePieceView }) {
  const text = useText()
  return (
    <section className={`${items.own} ${css.ground}`}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.words}>
          <h2>
            <Phrases>{text(byThePiece.heading)}</Phrases>
          </h2>
          <p>{view.lead}</p>
          {view.trays.length > 0 && <Trays trays={view.trays} />}
          <div className={css.plates} aria-hidden="true">
            {view.plates.map((plate) => (
              <img key={plate} src={plate} alt="" width="1" height="1" loading="lazy" />
            ))}
          </div>
        </div>
        <Prices {...view} />
      </div>
    </section>
  )
}

function Trays({ trays }: Pick<ByThePieceView, 'trays'>) {
  const lang = useLang()
  return (
    <Slip title={useText()(byThePiece.trays)}>
      <ul>
        {trays.map(({ slug, name, summary: context, price }) => (
          <li key={slug}>
            <a className={`${leader.leader} ${css.tray}`} href={setPath(slug, lang)} data-opens="set">
              <span>
                {name} <small>{context}</small>
              </span>
              <span className="num">{price}</span>
            </a>
          </li>
        ))}
      </ul>
    </Slip>
  )
}

function Prices({ slug, name, ofOne, bites }: ByThePieceView) {
  const text = useText()
  return (
    <div className={css.sheet}>
      <table>
        <caption>
          <a href={setPath(slug, useLang())} data-opens="set">
            {name}
          </a>{' '}
          <span className="vh">{text(byThePiece.table)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text(byThePiece.bite)}</th>
            <th scope="col">{text(byThePiece.piece)}</th>
            <th scope="col">{ofOne}</th>
          </tr>
        </thead>
        <tbody>
          {bites.map((bite) => (
            <tr key={bite.id}>
              <th scope="row">
                <span className={css.bite}>
                  <img src={bite.picture} alt="" width="46" height="46" loading="lazy" />
                  <span>
                    {bite.name} <DishTags tags={bite.tags} />
                  </span>
                </span>
              </th>
              <td>
                <b className={css.bar} style={{ '--share': bite.share } as CSSProperties}>
                  {bite.price}
                </b>
              </td>
              <td className="num">{bite.ofOne}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
