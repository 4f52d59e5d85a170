import type { ReactNode } from 'react'
import leader from '#app/styles/leader.module.css'
import css from './slip.module.css'

export interface SlipProps {
  readonly title: ReactNode
  /** At the end of the title line. */
  readonly note?: ReactNode
  readonly heading?: 'h2' | 'h3'
  readonly children: ReactNode
}

/** Bills, receipts and everything else with a total use this component. */
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

export function SlipRow({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) {
  return (
    <div className={`${leader.leader} ${css.row}`}>
      <span>{label}</span>
      <span className="num">{value}</span>
    </div>
  )
}
