import items from '#app/public/landing/own-section.module.css'
import { useText } from '#app/ui/lang.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { pier } from '#content/pages/landing/sections/pier.ts'
import { Junk } from './junk.tsx'
import css from './pier.module.css'
import type { PierView } from './pier-view.ts'

export function Pier({ view: { lead, clock, steps } }: { readonly view: PierView }) {
  const text = useText()
  return (
    <section className={`${items.own} ${css.ground}`}>
      <div className={`wrap ${css.scene}`}>
        <div className={css.head}>
          <h2>
            <Phrases>{text(pier.heading)}</Phrases>
          </h2>
          <p>{lead}</p>
        </div>
        <Junk className={css.junk} />
        <div className={css.clock} aria-hidden="true">
          {clock.map(({ time, isSailing }) => (
            <span key={time} className={isSailing ? css.sailing : undefined}>
              {time} {isSailing && text(pier.sails)}
            </span>
          ))}
        </div>
        <ol className={css.steps}>
          {steps.map(({ id, time, from, to, heading, words }) => (
            <li key={id} className={css[id]} style={{ gridColumn: `${from} / ${to}` }}>
              <span className={css.time}>{time}</span> <b>{heading}</b> <span>{words}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
