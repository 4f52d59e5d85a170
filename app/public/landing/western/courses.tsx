import { setPath } from '#app/paths.ts'
import items from '#app/public/landing/own-section.module.css'
import type { OwnLink } from '#app/public/landing/own-section.tsx'
import leader from '#app/styles/leader.module.css'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { courses } from '#content/pages/landing/sections/courses.ts'
import css from './courses.module.css'
import type { CoursesView } from './courses-view.ts'

export interface CoursesProps {
  readonly view: CoursesView
  readonly menu: OwnLink
}

export function Courses({ view: { columns, sets }, menu }: CoursesProps) {
  const text = useText()
  return (
    <section className={items.own}>
      <div className="wrap">
        <SectionHead
          title={text(courses.heading)}
          lead={text(courses.lead)}
          aside={<ArrowLink href={menu.href}>{menu.words}</ArrowLink>}
        />
      </div>
      <div className={css.gingham} aria-hidden="true">
        <div className={css.plates}>
          {columns.map(({ id, picture }) => (
            <span key={id}>
              {picture && <img src={picture} alt="" width="1" height="1" loading="lazy" />}
            </span>
          ))}
        </div>
      </div>
      <table className={css.table}>
        <caption className="vh">{text(courses.table)}</caption>
        <thead>
          <tr>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {sets.map((set) => (
          <SetRows key={set.card.slug} set={set} />
        ))}
      </table>
    </section>
  )
}

function SetRows({ set: { card, total, counts } }: { readonly set: CoursesView['sets'][number] }) {
  const text = useText()
  const lang = useLang()
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={counts.length}>
          <a href={setPath(card.slug, lang)} className={leader.leader} data-opens="set">
            <span>
              {card.name}{' '}
              <small>
                {card.meta} · {total}
              </small>
            </span>
            <Price price={card.price} />
          </a>
        </th>
      </tr>
      <tr>
        {counts.map((count, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
          <td key={column}>
            {count ? (
              <>
                <b>{count.servedCount}</b> <span>{count.choice}</span>
              </>
            ) : (
              <>
                <b className={css.none} aria-hidden="true">
                  –
                </b>
                <span className="vh">{text(courses.none)}</span>
              </>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  )
}
