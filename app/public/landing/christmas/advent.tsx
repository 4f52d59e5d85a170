import items from '#app/public/landing/own-section.module.css'
import { ChatButton } from '#app/public/landing/own-section.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { advent, orderedBy } from '#content/pages/landing/sections/advent.ts'
import css from './advent.module.css'
import type { AdventView, Door } from './advent-view.ts'

export interface AdventProps {
  readonly view: AdventView
  readonly chatHref: string
}

export function Advent({ view, chatHref }: AdventProps) {
  const text = useText()
  return (
    <section className={`${items.own} on-dark ${css.ground}`}>
      <div className={`wrap ${css.columns}`}>
        <div>
          <h2>
            <Phrases>{text(advent.heading)}</Phrases>
          </h2>
          <p>{view.lead}</p>
          <GreatDays days={view.great} />
          <ul className={css.notes}>
            {view.notes.map(({ id, heading, words }) => (
              <li key={id}>
                <b>{heading}</b> {words}
              </li>
            ))}
          </ul>
          <ChatButton chat={{ words: text(advent.chat), href: chatHref }} kind="butter" />
        </div>
        <div>
          <ol className={css.doors} aria-label={text(advent.doors)}>
            {view.doors.map((door, index) => (
              <DoorItem key={door.day} door={door} isFirst={index === 0} />
            ))}
          </ol>
          <p className={css.key}>
            <span className={css.isSpecial}>{text(advent.special)}</span>{' '}
            <span className={css.isGreat}>{text(advent.great)}</span> <span>{text(advent.howToRead)}</span>
          </p>
        </div>
      </div>
    </section>
  )
}

function GreatDays({ days }: { readonly days: AdventView['great'] }) {
  const text = useText()
  return (
    <table className={css.table}>
      <caption className="vh">{text(advent.table)}</caption>
      <thead>
        <tr>
          <th scope="col">{text(advent.eatOn)}</th>
          <th scope="col">{text(advent.orderEarly)}</th>
          <th scope="col">{text(advent.orderBy)}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ name, early, last }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{early}</td>
            <td>{last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DoorItem({ door, isFirst }: { readonly door: Door; readonly isFirst: boolean }) {
  const text = useText()
  const { day, last, name, pictures, isSpecial } = door
  const { figure, before, after } = orderedBy(last)
  const label = pictures.length > 0 ? name : isFirst ? text(advent.starts) : null
  return (
    <li className={doorClass(door, isFirst)}>
      <span className="num">{day}</span> {label && <em>{label}</em>}{' '}
      <small>
        <span>{text(before)}</span>
        <b>{figure}</b>
        <span>{text(after)}</span>
        {isSpecial && <span className="vh"> {text(advent.special)}</span>}
      </small>
      {pictures.map((picture) => (
        <img key={picture} src={picture} alt="" width="1" height="1" loading="lazy" />
      ))}
    </li>
  )
}

/** A day with two pictures has a wide door. */
function doorClass({ pictures, isSpecial }: Door, isFirst: boolean): string | undefined {
  if (pictures.length > 0) return `${css.great} ${pictures.length > 1 ? css.wide : css.large}`
  if (isFirst) return css.first
  return isSpecial ? css.special : undefined
}
