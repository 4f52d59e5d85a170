/** For pages whose own section has named the dishes. */
import { picturePath, setPath } from '#app/paths.ts'
import type { CardView } from '#app/public/menu/menu-view.ts'
import { SetCard } from '#app/public/sections/set-card.tsx'
import { SetRow } from '#app/public/sections/set-row.tsx'
import leader from '#app/styles/leader.module.css'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { landingPage } from '#content/pages/landing/landing-page.ts'
import css from './menu-sets.module.css'

interface MenuSetsProps {
  readonly heading: string
  readonly sets: readonly CardView[]
}

export function SetsInRow({ heading, sets }: MenuSetsProps) {
  const text = useText()
  return (
    <section className={`wrap ${css.sets}`}>
      <h2>{heading}</h2>
      <ul className={css.row}>
        {sets.map((card) => (
          <li key={card.slug}>
            <SetCard card={card} hasTagline go={<b>{text(landingPage.go)}</b>} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function SetPrices({ heading, sets }: MenuSetsProps) {
  const lang = useLang()
  return (
    <section className={`wrap ${css.sets}`}>
      <h2>{heading}</h2>
      <ul className={css.prices}>
        {sets.map(({ slug, name, tagline, meta, price, picture }) => (
          <li key={slug}>
            <a href={setPath(slug, lang)} data-opens="set">
              <img src={picturePath(picture, pictureWidthPx)} alt="" width="4" height="3" loading="lazy" />
              <b>{name}</b>
              <span className={css.tagline}>{tagline}</span>
              <span className={`${leader.leader} ${css.price}`}>
                <span>{meta}</span>
                <Price price={price} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function LeadingSet({ heading, sets: [first, ...others] }: MenuSetsProps) {
  const text = useText()
  return (
    <section className={`wrap ${css.sets}`}>
      <h2>{heading}</h2>
      {first && <SetCard card={first} hasTagline go={<b>{text(landingPage.go)}</b>} className={css.lead} />}
      <MoreSets heading={text(landingPage.moreSets)} sets={others} />
    </section>
  )
}

export function MoreSets({ heading, sets }: MenuSetsProps) {
  if (sets.length === 0) return null
  return (
    <>
      <h3 className={css.more}>{heading}</h3>
      <ul className={css.lines}>
        {sets.map((set) => (
          <li key={set.slug}>
            <SetRow card={set} hasMeta />
          </li>
        ))}
      </ul>
    </>
  )
}

const pictureWidthPx = 640
