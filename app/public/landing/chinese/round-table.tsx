import type { CSSProperties } from 'react'
import { setPath } from '#app/paths.ts'
import items from '#app/public/landing/own-section.module.css'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { roundTable } from '#content/pages/landing/sections/round-table.ts'
import css from './round-table.module.css'
import type { RoundTableView } from './round-table-view.ts'

/** Plates are clockwise from the top, with the same dishes as text. */
export function RoundTable({ view }: { readonly view: RoundTableView }) {
  const text = useText()
  return (
    <section className={`${items.own} ${css.ground}`}>
      <div className={`wrap ${css.columns}`}>
        <Table {...view} />
        <div>
          <h2>
            <Phrases>{view.heading}</Phrases>
          </h2>
          <p className={css.lead}>{view.lead}</p>
          <ol className={css.courses}>
            {view.courses.map(({ name, first, dishes }) => (
              <li key={name}>
                <h3>{name}</h3>
                <ol start={first}>
                  {dishes.map((dish, index) => (
                    <li key={dish.id}>
                      <span className="num">{first + index}</span> {dish.name}
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
          <ArrowLink href={setPath(view.slug, useLang())} data-opens="set">
            {text(roundTable.go)}
          </ArrowLink>
        </div>
      </div>
    </section>
  )
}

function Table({ courses, price, guests, plates }: RoundTableView) {
  const dishes = courses.flatMap((course) => course.dishes)
  return (
    <div className={css.table} aria-hidden="true">
      {dishes.map(({ id, picture }, index) => (
        <span
          key={id}
          className={css.plate}
          style={{ '--turn': `${(360 * index) / dishes.length}deg` } as CSSProperties}
        >
          <img src={picture} alt="" width="1" height="1" loading="lazy" />
          <b>{index + 1}</b>
        </span>
      ))}
      <div className={css.middle}>
        <b>{price}</b>
        <span>{guests}</span>
        <span>{plates}</span>
      </div>
    </div>
  )
}
