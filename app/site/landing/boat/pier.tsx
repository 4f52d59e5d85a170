import { setPath } from '#app/paths.ts'
import own from '#app/site/landing/own-section.module.css'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { pier } from '#content/pages/landing/sections/pier.ts'
import { Junk } from './junk.tsx'
import css from './pier.module.css'
import type { PierView } from './pier-view.ts'

/** Wood on the left, the sea on the right, and the clock that leads from one to the other. */
export function Pier({ view: { lead, clock, steps, sets } }: { readonly view: PierView }) {
  const text = useText()
  const lang = useLang()
  return (
    <section className={`${own.own} ${css.ground}`}>
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
        <ul className={css.sets} aria-label={text(pier.sets)}>
          {sets.map(({ slug, name, guests, price }) => (
            <li key={slug}>
              <a href={setPath(slug, lang)} data-opens="set">
                <span className="vh">{name} </span>
                {guests} <b>{price}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
