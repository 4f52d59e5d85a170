import type { ReactNode } from 'react'
import leader from '#app/styles/leader.module.css'
import css from './slip.module.css'

export interface SlipProps {
  readonly title: ReactNode
  /** At the right end of the title line, such as for how many people. */
  readonly note?: ReactNode
  /** How its title stands in the outline of the page. */
  readonly heading?: 'h2' | 'h3'
  readonly children: ReactNode
}

/** The kitchen's order slip with a torn edge, used for anything with a total. */
export function Slip({ title, note, heading: Heading = 'h3', children }: SlipProps) {
  return (
    <div className={css.box}>
      <section className={css.slip}>
        <div className={css.head}>
          <Heading>{title}</Heading>
          {note && <span className="num">{note}</span>}
        </div>
        {children}
      </section>
    </div>
  )
}

/** A label and a value joined by a dotted leader. */
export function SlipRow({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) {
  return (
    <div className={`${leader.leader} ${css.row}`}>
      <span>{label}</span>
      <span className="num">{value}</span>
    </div>
  )
}
