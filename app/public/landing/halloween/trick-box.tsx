import { setPath } from '#app/paths.ts'
import { OwnSection } from '#app/public/landing/own-section.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { trickBox } from '#content/pages/landing/sections/trick-box.ts'
import css from './trick-box.module.css'
import type { StreetView, TrickBoxView } from './trick-box-view.ts'

export interface TrickBoxProps {
  readonly view: TrickBoxView
  readonly chatHref: string
}

export function TrickBox({ view, chatHref }: TrickBoxProps) {
  const text = useText()
  const { street, notes } = view
  return (
    <OwnSection
      heading={text(trickBox.heading)}
      lead={text(trickBox.lead)}
      chat={{ words: text(trickBox.chat), href: chatHref }}
      className={css.ground}
      isDark
    >
      <div className={street ? css.columns : undefined}>
        <Box {...view} />
        <div>
          {street && <Street {...street} />}
          <p className={css.note}>{[...notes, ...(street ? [street.note] : [])].join(' ')}</p>
        </div>
      </div>
    </OwnSection>
  )
}

function Box({ slug, name, price, compartments }: TrickBoxView) {
  const text = useText()
  return (
    <div className={css.box}>
      {compartments.map(({ id, name: heading, choice, dishes }) => (
        <div key={id} className={css.compartment}>
          <h3>
            {heading} <small>{choice}</small>
          </h3>
          <ul>
            {dishes.map((dish) => (
              <li key={dish.id}>
                <img src={dish.picture} alt="" width="64" height="64" loading="lazy" />
                <span>
                  {dish.name} {dish.extra && <span className="num">{dish.extra}</span>}{' '}
                  {dish.mark && <small>{dish.mark}</small>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a className={css.price} href={setPath(slug, useLang())} data-opens="set">
        <span className="vh">{name}, </span>
        {text(trickBox.each)} <b>{price}</b>
      </a>
    </div>
  )
}

function Street({ heading, label, fewest, doors, picture }: StreetView) {
  const text = useText()
  return (
    <div className={css.end}>
      <h3>
        <Phrases>{heading}</Phrases>
      </h3>
      <ol className={css.street} aria-label={label}>
        {Array.from({ length: doors }, (_, index) => index + 1).map((door) => (
          <li key={door} className={door === doors ? css.last : door === fewest ? css.fewest : undefined}>
            <span>
              {door}
              {door === fewest && door !== doors && <b>{text(trickBox.fewest)}</b>}
              {door === doors && <b>{text(trickBox.gift)}</b>}
            </span>
          </li>
        ))}
      </ol>
      {picture && <img className={css.prize} src={picture} alt="" width="1" height="1" loading="lazy" />}
    </div>
  )
}
